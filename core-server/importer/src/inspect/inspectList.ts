import type { ListContent, ListReading } from '@salient/shared/areas/imports/importList.ts';
import { openTable } from '../read/openTable.ts';
import type { FileRecord } from '../read/readRecords.ts';
import { ColumnCounter } from './ColumnCounter.ts';
import { findHeadings, linesLookedAt } from './findHeadings.ts';
import { readingSpec } from './readingSpec.ts';

/** Columns of which something is shown; a list has some dozens. */
const mostColumns = 500;
/** Characters of a cell among the first lines that are shown. */
const shownText = 80;

const shorten = (cell: string) => (cell.length > shownText ? `${cell.slice(0, shownText - 1).trimEnd()}…` : cell);

/**
 * Reads a list once from its beginning to its end and says what stands in it.
 *
 * @param onProgress told the share that was read, and the rows.
 * @throws FileProblem when it cannot be read.
 */
export async function inspectList(
  path: string,
  reading: ListReading,
  onProgress: (share: number, rows: number) => void,
): Promise<ListContent> {
  const first = await firstLines(path, reading);
  const found = findHeadings(first);
  const skipLines = reading.skip_lines ?? (reading.header_rows === null ? found.skipLines : 0);
  const headerRows = reading.header_rows ?? found.headerRows;
  const table = await openTable(path, readingSpec({ ...reading, skip_lines: skipLines, header_rows: headerRows }));
  const counters = table.header.slice(0, mostColumns).map((name) => new ColumnCounter(name));
  let rows = 0;
  let merged = 0;
  for await (const { cells, merged: above = [] } of table.rows) {
    rows++;
    merged += above.length;
    for (const [column, counter] of counters.entries()) counter.add(cells[column] ?? '');
    if (rows % 2_000 === 0) onProgress(table.bytesRead() / Math.max(table.bytes, 1), rows);
  }
  return {
    ...{ encoding: table.encoding, delimiter: table.delimiter, sheet: table.sheet, sheets: [...table.sheets] },
    ...{ skip_lines: skipLines, header_rows: headerRows, rows, merged },
    columns: counters.map((counter) => counter.end()),
    first_lines: first.map(({ line, cells }) => ({
      line,
      cells: cells.slice(0, mostColumns).map(shorten),
    })),
  };
}

/** The first lines as they stand in the file, headings and all. */
async function firstLines(path: string, { header_rows: _rows, skip_lines: _lines, ...reading }: ListReading) {
  const spec = readingSpec({ ...reading, skip_lines: null, header_rows: 0 });
  const table = await openTable(path, { ...spec, mergedCells: 'first' });
  const lines: FileRecord[] = [];
  for await (const { line, cells, hasOpenQuote } of table.rows) {
    lines.push({ line, cells, hasOpenQuote });
    if (lines.length === linesLookedAt) break;
  }
  return lines;
}
