import { Readable } from 'node:stream';
import type { CsvFormat } from '@salient/shared/areas/functions/csv/csvFields.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { ContactDataReaders } from '@salient/shared/areas/users/contactDataPolicy.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { dayInBrussels } from '@salient/shared/lib/dates/dayInBrussels.ts';
import { idSchema } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { Context, Middleware } from 'koa';
import type { DataSource } from 'typeorm';
import type { FileTickets } from '../../../lib/files/FileTickets.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import { readActor } from '../../users/readActor.ts';
import { functionWords } from '../functionWords.ts';
import type { CsvExports } from './CsvExports.ts';
import { isIn, type StartedDownload, startDownload } from './csvDownloads.ts';
import { csvDownloadResource } from './csvHandlers.ts';
import { idleMs, watchReader } from './watchReader.ts';

const types: Readonly<Record<CsvFormat, { readonly type: string; readonly end: string }>> = {
  csvfile: { type: 'text/csv; charset=utf-8', end: 'csv' },
  csv: { type: 'text/csv; charset=utf-8', end: 'csv' },
  jsonl: { type: 'application/jsonl; charset=utf-8', end: 'jsonl' },
};

const gone = 'This file was given before, or its download was stopped';

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
    const db = dataSource.manager;
    const actor = await readActor(db, reader.sub, contactDataFor);
    // Who only asks whether it is there takes nothing.
    const isProbe = ctx.method === 'HEAD';
    if (!actor || (isProbe && !(await isIn(db, id.data, 'waiting')))) return ctx.throw(410, gone);
    if (isProbe) {
      ctx.status = 200;
      return;
    }
    const download = await startDownload(db, id.data);
    if (!download) return ctx.throw(410, gone);
    try {
      await sendCsv(ctx, { download, actor, csvExports, now: now() });
    } catch (error) {
      if (!(error instanceof RpcFailure)) throw error;
      const isBusy = error.declaration.code === commonErrors.busy.code;
      return isBusy
        ? ctx.throw(503, 'Too many files are written just now')
        : ctx.throw(403, 'The account may no longer run this function');
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
  endWhenUnwanted(ctx, stream, () => csvExports.isCancelled(download));
  // Also when nobody reads it any more before it began.
  stream.once('close', () => void pieces.return(undefined));
  ctx.body = stream;
}

/** How often a file that is not read on hears whether it was ended. Milliseconds. */
const lookMs = 1_000;

/** Ends a file that nobody takes any more, and one that was ended while its reader asked for nothing. */
function endWhenUnwanted(ctx: Context, stream: Readable, isCancelled: () => Promise<boolean>): void {
  const { res } = ctx;
  res.setTimeout(idleMs, () => res.destroy());
  const isHeldUp = watchReader(() => Date.now());
  const watch = setInterval(() => {
    const waiting = res.writableLength;
    if (isHeldUp({ waiting, taken: (res.socket?.bytesWritten ?? 0) - waiting })) res.destroy();
    // Without a database nothing is known; the file itself ends then.
    isCancelled().then(
      (cancelled) => cancelled && res.destroy(),
      () => undefined,
    );
  }, lookMs);
  stream.once('close', () => clearInterval(watch));
}

async function* withFirst(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
