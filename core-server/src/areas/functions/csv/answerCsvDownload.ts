import { Readable } from 'node:stream';
import type { CsvFormat } from '@salient/shared/areas/functions/csv/csvFields.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { ContactDataReaders } from '@salient/shared/areas/users/contactDataPolicy.ts';
import { dayInBrussels } from '@salient/shared/lib/dates/dayInBrussels.ts';
import { idSchema } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { Context, Middleware } from 'koa';
import type { DataSource } from 'typeorm';
import type { FileTickets } from '../../../lib/files/FileTickets.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import { readActor } from '../../users/readActor.ts';
import { functionWords } from '../functionWords.ts';
import type { CsvExports } from './CsvExports.ts';
import { type StartedDownload, startDownload } from './csvDownloads.ts';
import { csvDownloadResource } from './csvHandlers.ts';

const types: Readonly<Record<CsvFormat, { readonly type: string; readonly end: string }>> = {
  csvfile: { type: 'text/csv; charset=utf-8', end: 'csv' },
  csv: { type: 'text/csv; charset=utf-8', end: 'csv' },
  jsonl: { type: 'application/jsonl; charset=utf-8', end: 'jsonl' },
};

interface Options {
  readonly dataSource: DataSource;
  readonly tickets: FileTickets;
  readonly csvExports: CsvExports;
  readonly contactDataFor: ContactDataReaders;
  readonly now: () => Date;
}

/** `GET /api/csv/download/:id`: the file that `createCsvDownload` prepared, once, for whoever holds its ticket. */
export function answerCsvDownload({ dataSource, tickets, csvExports, contactDataFor, now }: Options): Middleware {
  return async (ctx) => {
    const id = idSchema.safeParse(ctx.params.id);
    const reader = id.success ? await tickets.reader(String(ctx.query.ticket), csvDownloadResource(id.data)) : null;
    if (!id.success || !reader?.sub) return ctx.throw(403, 'This address is over');
    const actor = await readActor(dataSource.manager, reader.sub, contactDataFor);
    const download = actor && (await startDownload(dataSource.manager, id.data));
    if (!actor || !download) return ctx.throw(410, 'This file was given before, or its download was stopped');
    try {
      await sendCsv(ctx, { download, actor, csvExports, now: now() });
    } catch (error) {
      if (error instanceof RpcFailure) return ctx.throw(503, 'Too many files are written just now');
      throw error;
    }
  };
}

interface Sending {
  readonly download: StartedDownload;
  readonly actor: Actor;
  readonly csvExports: CsvExports;
  readonly now: Date;
}

/**
 * Sends the file of a download as it is written. A failure on the way cuts it off, and the browser says so.
 *
 * @throws RpcFailure before a byte of it is sent, when too many are written at once.
 */
export async function sendCsv(ctx: Context, { download, actor, csvExports, now }: Sending): Promise<void> {
  const { name, language, format } = download.request;
  const { type, end } = types[format];
  const title = name.startsWith('FindPerson') ? functionWords(language)('csvExport.file') : name;
  const pieces = csvExports.write(download, actor);
  const first = await pieces.next();
  ctx.set('cache-control', 'private, no-store');
  ctx.set('x-content-type-options', 'nosniff');
  ctx.attachment(`${title} ${dayInBrussels(now.toISOString())}.${end}`);
  ctx.type = type;
  // Files are large and the line to the museum is short: packing them would only keep others waiting.
  ctx.compress = false;
  const stream = Readable.from(withFirst(first.value ?? '', pieces), { objectMode: false, highWaterMark: 256 * 1024 });
  // Also when nobody reads it any more before it began.
  stream.once('close', () => void pieces.return(undefined));
  ctx.body = stream;
}

async function* withFirst(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
