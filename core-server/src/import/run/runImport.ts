import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { FileSpec, ImportKind, Mapping, MappingOf } from '../mapping/mappingSchema.ts';
import { readMapping } from '../mapping/parseMapping.ts';
import { openTable, type SourceTable } from '../read/openTable.ts';
import { isRejected } from '../records/bindRows.ts';
import { compileMapping } from '../records/compileMapping.ts';
import { error } from '../records/problem.ts';
import type { RowRecord } from '../records/records.ts';
import {
  beginBatch,
  endBatch,
  type ImportBatch,
  type ImportCounts,
  lockImports,
  noCounts,
} from '../write/importBatch.ts';
import { namePlaces } from '../write/namePlaces.ts';
import type { KeyedRecord } from '../write/WriteChunk.ts';
import { ChunkWriter } from './ChunkWriter.ts';
import {
  dryTransaction,
  dryTransactionAsAWhole,
  type ImportTransaction,
  realTransaction,
} from './ImportTransaction.ts';
import { KeySet } from './KeySet.ts';
import { ProblemFile } from './ProblemFile.ts';

export interface ImportOptions {
  readonly kind: ImportKind;
  readonly file: string;
  readonly map: string;
  /** Overrides what the mapping says of the file. */
  readonly fileSpec?: FileSpec;
  readonly isDryRun?: boolean;
  /** Where rejected rows go; made when the first is rejected. */
  readonly rejectsFile: string;
  /** Where rows with warnings go, when they are wanted. */
  readonly warningsFile?: string | undefined;
  readonly onStart?: (table: SourceTable, batch: ImportBatch | null, notices: readonly string[]) => void;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Ends the import after the chunk in work. */
  readonly signal?: AbortSignal;
}

export interface ImportProgress {
  readonly counts: Readonly<ImportCounts>;
  readonly bytesRead: number;
  readonly bytes: number;
}

export interface ImportSummary {
  readonly counts: ImportCounts;
  readonly batchId: string | null;
  readonly seconds: number;
  readonly rejects: { readonly path: string; readonly rows: number } | null;
  /** Number of problems by code, most frequent first. */
  readonly codes: readonly (readonly [code: string, severity: 'error' | 'warning', count: number])[];
  /** Places, memorials and units made because rows named them. */
  readonly made: Readonly<Record<string, number>>;
  readonly isInterrupted: boolean;
}

/** Rows that are written as a whole or not at all. */
const chunkSize = 2_000;
/** Rows that are mapped before the database's answers are looked for: some milliseconds, for it waits meanwhile. */
const turnSize = 16;

/**
 * Imports a list. Reads and maps the next rows while the database takes the last ones; holds two chunks at a time,
 * however long the list is.
 *
 * @param client a connection that nobody else uses; the import's lock is held on it.
 * @throws MappingError when the mapping and the file do not fit; ImportRefused when another import runs.
 */
export async function runImport(client: pg.ClientBase, options: ImportOptions): Promise<ImportSummary> {
  const started = performance.now();
  const mapping: Mapping = await readMapping(options.kind, options.map);
  const table = await openTable(options.file, { ...mapping.file, ...options.fileSpec });
  const bound = compileMapping(mapping as MappingOf<ImportKind>, table.header);
  await lockImports(client);

  const file = {
    kind: options.kind,
    source: mapping.source,
    fileName: table.fileName,
    sha256: table.sha256,
    mappingSha256: hash('sha256', JSON.stringify(mapping), 'buffer'),
  };
  const batch = options.isDryRun ? null : await beginBatch(client, file);
  const batchId = batch?.id ?? uuidv7();
  const writer = await ChunkWriter.open(
    client,
    mapping,
    { kind: options.kind, source: mapping.source, batchId },
    openTransaction(client, options, batchId, mapping.source),
  );
  const absent = bound.absentColumns.map((name) => `The file has no column "${name}"; it is read as blank.`);
  options.onStart?.(table, batch, [...table.notices, ...absent]);

  const run = new Run(options, mapping, table, writer);
  try {
    for await (const row of table.rows) {
      if (options.signal?.aborted) break;
      await run.take(bound.read(row));
    }
    await run.finish();
  } finally {
    await run.close();
  }
  const isInterrupted = options.signal?.aborted ?? false;
  // An interrupted batch stays open: the next run of the same file goes on with it.
  if (batch && !isInterrupted && options.kind === 'persons') await namePlaces(client, batch.id);
  if (batch && !isInterrupted) await endBatch(client, batch.id, 'finished', run.counts);
  return {
    counts: run.counts,
    batchId: batch?.id ?? null,
    seconds: (performance.now() - started) / 1000,
    rejects: run.rejects.rows > 0 ? { path: run.rejects.path, rows: run.rejects.rows } : null,
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

/** One run over a file: what was counted, and the chunks on their way. */
class Run {
  readonly counts = noCounts();
  readonly rejects: ProblemFile;
  readonly #warnings: ProblemFile | null;
  readonly #codes = new Map<string, number>();
  readonly #keys = new KeySet();
  readonly #repeats = new Map<string, number>();
  #chunk: KeyedRecord<RowRecord>[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly options: ImportOptions,
    private readonly mapping: Mapping,
    private readonly table: SourceTable,
    private readonly writer: ChunkWriter,
  ) {
    this.rejects = new ProblemFile(options.rejectsFile, table.header);
    this.#warnings = options.warningsFile ? new ProblemFile(options.warningsFile, table.header) : null;
  }

  get codes(): ImportSummary['codes'] {
    return [...this.#codes]
      .map(([name, count]) => [name.slice(1), name.startsWith('e') ? 'error' : 'warning', count] as const)
      .sort((a, b) => b[2] - a[2]);
  }

  /** @param record null for a row that the mapping leaves out. */
  async take(record: RowRecord | null): Promise<void> {
    this.counts.read++;
    if (!record) this.counts.skipped++;
    else {
      const key = isRejected(record) ? record.key : this.#uniqueKey(record);
      if (isRejected(record)) this.#reject(record);
      else this.#chunk.push({ record, key });
    }
    if (this.#chunk.length >= chunkSize) await this.#send();
    // The database's answers are read while the rows are mapped.
    if (this.counts.read % turnSize === 0) await nextTurn();
    if (this.counts.read % 512 === 0) {
      await this.rejects.settle();
      await this.#warnings?.settle();
      this.#tell();
    }
  }

  async finish(): Promise<void> {
    await this.#send();
    await this.#writing;
    this.#tell();
  }

  async close(): Promise<void> {
    await this.#writing.catch(() => undefined);
    await this.rejects.close();
    await this.#warnings?.close();
  }

  #uniqueKey(record: RowRecord): string {
    if (this.#keys.add(record.key)) return record.key;
    if (this.mapping.repeats === 'reject') {
      record.problems.push(error('KEY_REPEATED', '', `a row before it has the same key "${record.key}"`));
      return record.key;
    }
    const number = (this.#repeats.get(record.key) ?? 1) + 1;
    this.#repeats.set(record.key, number);
    return `${record.key} (${number})`;
  }

  #reject(record: RowRecord): void {
    this.counts.rejected++;
    this.#count(record.problems);
    this.rejects.add(
      record,
      record.problems.filter(({ severity }) => severity === 'error'),
    );
  }

  async #send(): Promise<void> {
    const chunk = this.#chunk;
    this.#chunk = [];
    await this.#writing;
    this.#writing = this.#write(chunk);
    // A failure is thrown where the next chunk waits for this one.
    this.#writing.catch(() => undefined);
  }

  async #write(chunk: readonly KeyedRecord<RowRecord>[]): Promise<void> {
    const { problems, ...result } = await this.writer.write(chunk);
    for (const { record, problem } of problems) record.problems.push(problem);
    for (const { record } of chunk) {
      if (isRejected(record)) this.#reject(record);
      else if (record.problems.length > 0) {
        this.counts.warnings++;
        this.#count(record.problems);
        this.#warnings?.add(record, record.problems);
      }
    }
    for (const name of ['created', 'updated', 'unchanged', 'matched', 'conflicts'] as const)
      this.counts[name] += result[name];
  }

  #count(problems: RowRecord['problems']): void {
    for (const { code, severity } of problems) {
      const name = severity[0] + code;
      this.#codes.set(name, (this.#codes.get(name) ?? 0) + 1);
    }
  }

  #tell(): void {
    this.options.onProgress?.({ counts: this.counts, bytesRead: this.table.bytesRead(), bytes: this.table.bytes });
  }
}
