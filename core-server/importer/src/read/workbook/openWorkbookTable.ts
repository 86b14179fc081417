import { basename } from 'node:path';
import type { FileSpec } from '../../mapping/mappingSchema.ts';
import { FileProblem } from '../FileProblem.ts';
import { joinHeadings, nameColumns } from '../nameColumns.ts';
import type { FileRecord } from '../readRecords.ts';
import { numberRows, type SourceTable } from '../SourceTable.ts';
import type { FileScan } from '../scanFile.ts';
import { spreadMerged } from './mergedCells.ts';
import { Workbook } from './Workbook.ts';

/**
 * Opens a sheet of a workbook as a list: the one that `spec` names, else the one with most rows.
 *
 * @throws FileProblem
 */
export async function openWorkbookTable(
  path: string,
  spec: FileSpec,
  { sha256 }: Pick<FileScan, 'sha256'>,
): Promise<SourceTable> {
  const workbook = await Workbook.open(path);
  try {
    const sheet = spec.sheet ?? (await fullestSheet(workbook));
    const merged = spec.mergedCells === 'first' ? [] : await workbook.mergedCells(sheet);
    let read = 0;
    const records = workbook.rows(sheet, (bytes) => {
      read = bytes;
    });
    const notices: string[] = [];
    const hasHeader = spec.header ?? spec.columns === undefined;
    const headings: (readonly string[])[] = [];
    let first: FileRecord | null = null;
    for (let next = await records.next(); !next.done; next = await records.next()) {
      // Lines of a sheet are its rows.
      if (next.value.line <= (spec.skipLines ?? 0)) continue;
      if (!hasHeader || headings.length === (spec.headerRows ?? 1)) {
        first = next.value;
        break;
      }
      headings.push(next.value.cells);
    }
    if (!first && headings.length === 0) throw new FileProblem(`${basename(path)} holds no rows.`, 'no_rows');
    const header = nameColumns(
      spec.columns ?? (hasHeader ? joinHeadings(headings) : (first?.cells ?? []).map(() => '')),
      notices,
    );
    return {
      ...{ fileName: basename(path), sha256, bytes: workbook.bytesOf(sheet), encoding: '', delimiter: '' },
      ...{ sheet, sheets: workbook.sheetNames, header, notices },
      rows: numberRows(
        spreadMerged(
          withFirst(first, records, header.length, () => workbook.close()),
          merged,
        ),
      ),
      bytesRead: () => read,
    };
  } catch (error) {
    workbook.close();
    throw error;
  }
}

/** Rows of a sheet that are counted: one that has so many is a list. */
const mostCounted = 1_000;

/** The sheet with most rows of several cells, the first of those that are as full: an explanation has lines of one cell. */
async function fullestSheet(workbook: Workbook): Promise<string> {
  const [only = '', ...others] = workbook.sheetNames;
  if (others.length === 0) return only;
  let [fullest, most] = [only, -1];
  for (const name of workbook.sheetNames) {
    const rows = await countRows(workbook, name).catch(unreadableSheet);
    if (rows > most) [fullest, most] = [name, rows];
  }
  return fullest;
}

/** Why a sheet cannot be read is told of the one that is chosen. */
function unreadableSheet(error: unknown): number {
  if (error instanceof FileProblem) return -1;
  throw error;
}

/** A row of one cell counts for less than any with several. */
async function countRows(workbook: Workbook, sheet: string): Promise<number> {
  let rows = 0;
  let lines = 0;
  for await (const { cells } of workbook.rows(sheet)) {
    if (cells.filter((cell) => cell !== '').length > 1) rows++;
    else lines++;
    if (rows + lines === mostCounted) break;
  }
  return rows + lines / (2 * mostCounted);
}

/** A sheet leaves out the blank cells at the end of a row, which are no fault of the row. */
async function* withFirst(
  first: FileRecord | null,
  others: AsyncGenerator<FileRecord>,
  width: number,
  close: () => void,
): AsyncGenerator<FileRecord> {
  const filled = (record: FileRecord): FileRecord => ({
    ...record,
    cells: [...record.cells, ...Array.from({ length: Math.max(0, width - record.cells.length) }, () => '')],
  });
  try {
    if (first) yield filled(first);
    for await (const record of others) yield filled(record);
  } finally {
    close();
  }
}
