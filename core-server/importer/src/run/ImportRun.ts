import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Mapping } from '../mapping/mappingSchema.ts';
import type { SourceTable } from '../read/SourceTable.ts';
import { isRejected } from '../records/bindRows.ts';
import type { RowRecord } from '../records/records.ts';
import { noCounts } from '../write/importBatch.ts';
import type { KeyedRecord } from '../write/WriteChunk.ts';
import type { ChunkWriter } from './ChunkWriter.ts';
import type { ImportOptions, ImportSummary } from './importOptions.ts';
import type { ProblemFile } from './ProblemFile.ts';
import { RowKeys } from './RowKeys.ts';
import { Watchdog } from './Watchdog.ts';

/** Rows that are written as a whole or not at all. */
const chunkSize = 2_000;
/** Rows that are mapped before the database's answers are looked for: some milliseconds, for it waits meanwhile. */
const turnSize = 16;
/** Rows after which problems go to their files, so that no more of them is held than of rows. */
const flushSize = 512;

export interface ImportRunFiles {
  readonly rejects: ProblemFile;
  readonly warnings: ProblemFile | null;
}

/** One run over a file: what was counted, and the chunks on their way. */
export class ImportRun {
  readonly counts = noCounts();
  readonly #codes = new Map<string, number>();
  readonly #keys: RowKeys;
  readonly #watchdog: Watchdog;
  #chunk: KeyedRecord<RowRecord>[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly options: ImportOptions,
    mapping: Mapping,
    private readonly table: SourceTable,
    private readonly writer: ChunkWriter,
    private readonly files: ImportRunFiles,
  ) {
    this.#keys = new RowKeys(mapping.repeats);
    this.#watchdog = new Watchdog((seconds, waitsFor) => options.onStandstill?.(seconds, waitsFor));
    this.#watchdog.moved(`rows of ${table.fileName}`);
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
      const key = isRejected(record) ? record.key : this.#keys.keyOf(record);
      const decision = this.options.decisions?.get(key);
      if (isRejected(record)) this.#reject(record);
      else if (decision?.action === 'skip') this.counts.skipped++;
      else this.#chunk.push({ record, key, ...(decision ? { joins: decision.personId } : {}) });
    }
    if (this.#chunk.length >= chunkSize) await this.#send();
    // The database's answers are read while the rows are mapped.
    if (this.counts.read % turnSize === 0) {
      await nextTurn();
      this.#watchdog.moved(`the rows of ${this.table.fileName} after row ${this.counts.read}`);
    }
    if (this.counts.read % flushSize === 0) {
      await this.#flush();
      this.#tell();
    }
  }

  async finish(): Promise<void> {
    await this.#send();
    await this.#written();
    await this.#flush();
    this.#tell();
  }

  /** Waits for the chunk in work, whatever becomes of it, and closes the files. */
  async close(): Promise<void> {
    try {
      await this.#written().catch(() => undefined);
      await this.files.rejects.close();
      await this.files.warnings?.close();
    } finally {
      this.#watchdog.stop();
    }
  }

  #reject(record: RowRecord): void {
    this.counts.rejected++;
    // What else there is to say about it belongs to no row that comes in.
    const reasons = record.problems.filter(({ severity }) => severity === 'error');
    this.#count(reasons);
    this.files.rejects.add(record, reasons);
  }

  async #flush(): Promise<void> {
    for (const file of [this.files.rejects, this.files.warnings]) {
      if (!file) continue;
      this.#watchdog.moved(`the disk to take lines of ${file.path}`);
      await file.flush();
    }
  }

  async #send(): Promise<void> {
    const chunk = this.#chunk;
    this.#chunk = [];
    await this.#written();
    this.#writing = this.#write(chunk);
    // A failure is thrown where the next chunk waits for this one.
    this.#writing.catch(() => undefined);
  }

  async #written(): Promise<void> {
    this.#watchdog.moved(
      `the database to take the rows up to ${this.counts.read}; another program may hold records that they need`,
    );
    await this.#writing;
  }

  async #write(chunk: readonly KeyedRecord<RowRecord>[]): Promise<void> {
    const { problems, ...result } = await this.writer.write(chunk);
    for (const { record, problem } of problems) record.problems.push(problem);
    for (const { record } of chunk) {
      if (isRejected(record)) this.#reject(record);
      else if (record.problems.length > 0) {
        this.counts.warnings++;
        this.#count(record.problems);
        this.files.warnings?.add(record, record.problems);
      }
    }
    for (const name of ['created', 'updated', 'unchanged', 'matched', 'conflicts'] as const)
      this.counts[name] += result[name];
  }

  #count(problems: RowRecord['problems']): void {
    const names = new Set(problems.map(({ code, severity }) => severity[0] + code));
    for (const name of names) this.#codes.set(name, (this.#codes.get(name) ?? 0) + 1);
  }

  #tell(): void {
    this.options.onProgress?.({ counts: this.counts, bytesRead: this.table.bytesRead(), bytes: this.table.bytes });
  }
}
