import { hash } from 'node:crypto';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { beginBatch, endBatch, type ImportBatch, lockImports } from '../write/importBatch.ts';
import { namePlaces } from '../write/references/namePlaces.ts';
import { ChunkWriter } from './ChunkWriter.ts';
import { explainFailure } from './explainFailure.ts';
import { ImportRun, type ImportRunFiles } from './ImportRun.ts';
import {
  dryTransaction,
  dryTransactionAsAWhole,
  type ImportTransaction,
  realTransaction,
} from './ImportTransaction.ts';
import type { ImportOptions, ImportSummary } from './importOptions.ts';
import { openProblemFiles } from './openProblemFiles.ts';
import { prepareImport } from './prepareImport.ts';

/**
 * Imports a list. Reads and maps the next rows while the database takes the last ones; holds two chunks at a time,
 * however long the list is. A dry run needs no lock: it takes turns with an import that runs, chunk by chunk.
 *
 * @param client a connection that nobody else uses; the import's lock is held on it.
 * @throws MappingError when the mapping and the file do not fit; FileProblem when a file cannot be read or written;
 *   ImportRefused when another import runs; ImportStopped when the machine does not let it go on.
 */
export async function runImport(client: pg.ClientBase, options: ImportOptions): Promise<ImportSummary> {
  const started = performance.now();
  const { mapping, table, bound } = await prepareImport(options);
  const files = await openProblemFiles(options, table.header);
  let batch: ImportBatch | null = null;
  try {
    if (!options.isDryRun) {
      await lockImports(client);
      batch = await beginBatch(client, {
        kind: options.kind,
        source: mapping.source,
        title: mapping.title ?? '',
        fileName: table.fileName,
        sha256: table.sha256,
        mappingSha256: hash('sha256', JSON.stringify(mapping), 'buffer'),
        columns: table.header,
        importedBy: options.importedBy ?? '',
        userId: options.userId ?? null,
      });
    }
    return await importRows(client, options, { mapping, table, bound, files, batch, started });
  } catch (failure) {
    if (batch) await endBatch(client, batch.id, 'interrupted', null).catch(() => undefined);
    throw explainFailure(
      failure,
      batch ? 'the same command goes on where this one ended' : 'give the same command again',
    );
  }
}

interface Prepared extends Awaited<ReturnType<typeof prepareImport>> {
  readonly files: ImportRunFiles;
  readonly batch: ImportBatch | null;
  readonly started: number;
}

async function importRows(
  client: pg.ClientBase,
  options: ImportOptions,
  { mapping, table, bound, files, batch, started }: Prepared,
): Promise<ImportSummary> {
  const batchId = batch?.id ?? uuidv7();
  const writer = await ChunkWriter.open(
    client,
    mapping,
    { kind: options.kind, source: mapping.source, batchId },
    openTransaction(client, options, batchId, mapping.source),
  );
  const absent = bound.absentColumns.map((name) => `The file has no column "${name}"; it is read as blank.`);
  options.onStart?.(table, batch, [...table.notices, ...absent]);

  const run = new ImportRun(options, mapping, table, writer, files);
  try {
    for await (const row of table.rows) {
      if (options.signal?.aborted) break;
      await run.take(bound.read(row));
    }
    await run.finish();
    await run.close();
  } catch (failure) {
    await run.close().catch(() => undefined);
    throw failure;
  }
  const isInterrupted = options.signal?.aborted ?? false;
  if (batch && !isInterrupted && options.kind === 'persons') await namePlaces(client, batch.id);
  // The next run of the same file goes on with an interrupted batch.
  const wholeBatch = batch
    ? await endBatch(client, batch.id, isInterrupted ? 'interrupted' : 'finished', run.counts)
    : null;
  const { rejects } = files;
  return {
    counts: run.counts,
    batchId: batch?.id ?? null,
    wholeBatch: batch?.isResumed ? wholeBatch : null,
    unusedColumns: bound.unusedColumns,
    seconds: (performance.now() - started) / 1000,
    rejects: rejects.rows > 0 ? { path: rejects.path, rows: rejects.rows } : null,
    codes: run.codes,
    made: { ...writer.made },
    isInterrupted,
  };
}

function openTransaction(
  client: pg.ClientBase,
  { isDryRun, kind }: ImportOptions,
  batchId: string,
  source: string,
): ImportTransaction {
  if (!isDryRun) return realTransaction(client, batchId);
  const makeBatch = async () => {
    await client.query(
      `INSERT INTO import_batch (id, kind, source, file_name, file_sha256) VALUES ($1, $2, $3, 'dry run', '')`,
      [batchId, kind, source],
    );
  };
  return kind === 'persons' ? dryTransaction(client, makeBatch) : dryTransactionAsAWhole(client, makeBatch);
}
