import type { FileRecord } from './readRecords.ts';

/** One row of a table: a record with its number among the rows, the first after the header being 1. */
export interface SourceRow extends FileRecord {
  readonly row: number;
}

/** A list that is open for reading. */
export interface SourceTable {
  readonly fileName: string;
  readonly sha256: Buffer;
  /** What there is to read, in the measure of `bytesRead`. */
  readonly bytes: number;
  /** Blank for a workbook. */
  readonly encoding: string;
  /** Blank for a workbook. */
  readonly delimiter: string;
  /** The sheet of a workbook that is read; null for a text. */
  readonly sheet: string | null;
  /** The sheets that a workbook shows. */
  readonly sheets: readonly string[];
  /** Names of the columns, all different; `column 3` where the file gives none. */
  readonly header: readonly string[];
  /** What was found or decided while opening, in words. */
  readonly notices: readonly string[];
  readonly rows: AsyncGenerator<SourceRow>;
  bytesRead(): number;
}

/** Leaves out rows of blank cells, as spreadsheets leave at the end. */
export async function* numberRows(records: AsyncIterable<FileRecord>): AsyncGenerator<SourceRow> {
  let row = 0;
  for await (const record of records) {
    if (record.cells.every((cell) => cell.trim() === '')) continue;
    row++;
    yield { ...record, row };
  }
}
