import type { FileRecord } from '../read/readRecords.ts';

/** Lines that are looked at to find the headings. */
export const linesLookedAt = 30;

export interface Headings {
  /** Lines above the headings. */
  readonly skipLines: number;
  /** Rows of headings. */
  readonly headerRows: number;
}

const filledIn = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '');
/** What stands in rows and in no heading: dates, numbers, service numbers. */
const looksLikeData = (cell: string) => /\d/.test(cell);

/**
 * Where the headings of a list stand: under titles of one or two cells, and in two rows where the upper one stands over
 * several columns of the lower, as merged cells do.
 *
 * @param records the first lines of the list, blank ones left out.
 */
export function findHeadings(records: readonly FileRecord[]): Headings {
  const lines = records.slice(0, linesLookedAt);
  const width = Math.max(0, ...lines.map(({ cells }) => filledIn(cells).length));
  const index = lines.findIndex(({ cells }) => filledIn(cells).length >= Math.min(width, Math.max(2, width * 0.4)));
  const first = lines[index];
  if (!first) return { skipLines: 0, headerRows: 1 };
  const skipLines = index === 0 ? 0 : first.line - 1;
  const own = filledIn(first.cells);
  if (own.filter(looksLikeData).length > own.length / 2) return { skipLines, headerRows: 0 };
  const second = lines[index + 1];
  const isSecondOfTwo =
    second !== undefined &&
    lines.length > index + 2 &&
    own.length < Math.max(width, 2) &&
    isUnderGaps(first.cells, second.cells) &&
    !filledIn(second.cells).some(looksLikeData);
  return { skipLines, headerRows: isSecondOfTwo ? 2 : 1 };
}

/** Whether the lower row fills a column over which the upper one has nothing, with something over a column before it. */
const isUnderGaps = (upper: readonly string[], lower: readonly string[]) =>
  lower.some((cell, column) => cell.trim() !== '' && column > 0 && (upper[column] ?? '').trim() === '');
