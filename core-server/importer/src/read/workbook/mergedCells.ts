import type { Readable } from 'node:stream';
import { FileProblem } from '../FileProblem.ts';
import type { FileRecord } from '../readRecords.ts';
import { columnOfCell } from './columnOfCell.ts';
import { damaged, tooLarge } from './ZipParts.ts';

/** A cell that stands over several rows, by the lines of the first and the last; its value is in the first column and row. */
export interface MergedCell {
  readonly column: number;
  readonly first: number;
  readonly last: number;
}

/** A list has some per row at the most; more are made to fill the memory. */
const mostMerged = 200_000;
/** Longer than the tag of a merged cell. */
const overlap = 256;
const tag = /<(?:[\w.-]{1,20}:)?mergeCell\s[^<>]{0,100}?\bref="([A-Z]{1,6})(\d{1,9}):[A-Z]{1,6}(\d{1,9})"/gi;

/**
 * The cells of a sheet that stand over several rows, from above. A sheet tells them behind its rows, so that it is gone through
 * for them before its rows are read.
 *
 * @throws FileProblem
 */
export async function findMergedCells(sheet: Readable): Promise<readonly MergedCell[]> {
  const found: MergedCell[] = [];
  let text = '';
  try {
    for await (const piece of sheet as AsyncIterable<Buffer>) {
      text += piece.toString('latin1');
      let end = 0;
      for (const match of text.matchAll(tag)) {
        const [whole, letters, first, last] = match;
        end = match.index + whole.length;
        if (Number(last) > Number(first)) {
          found.push({ column: columnOfCell(letters), first: Number(first), last: Number(last) });
        }
        if (found.length > mostMerged) throw tooLarge();
      }
      text = text.slice(Math.max(end, text.length - overlap));
    }
  } catch (error) {
    throw error instanceof FileProblem ? error : damaged((error as Error).message);
  } finally {
    sheet.destroy();
  }
  return found.sort((a, b) => a.first - b.first);
}

/**
 * Rows of a sheet with what merged cells say of each: the value holds for all rows over which its cell stands. A row that has
 * nothing of its own stays left out, as a person may take two rows of a sheet.
 */
export async function* spreadMerged(
  records: AsyncIterable<FileRecord>,
  merged: readonly MergedCell[],
): AsyncGenerator<FileRecord> {
  /** What stands over the rows, by its column. */
  const open = new Map<number, { readonly last: number; readonly text: string }>();
  let next = 0;
  for await (const record of records) {
    const { line } = record;
    const isOwn = record.cells.some((cell) => cell.trim() !== '');
    const cells = [...record.cells];
    const filled: number[] = [];
    for (const [column, { last, text }] of open) {
      if (last < line) open.delete(column);
      else if (isOwn && (cells[column] ?? '') === '') {
        while (cells.length < column) cells.push('');
        cells[column] = text;
        filled.push(column);
      }
    }
    for (let cell = merged[next]; cell && cell.first <= line; cell = merged[++next]) {
      const text = record.cells[cell.column] ?? '';
      if (cell.first === line && text !== '') open.set(cell.column, { last: cell.last, text });
    }
    yield filled.length === 0 ? record : { ...record, cells, merged: filled };
  }
}
