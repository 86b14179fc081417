import { mostPages } from './listState.ts';

/** Pages that can be reached by links: those that there are, at most a hundred (LIST-08). */
export const reachablePages = (total: number, rows: number) => Math.min(Math.ceil(total / rows), mostPages);

/** Whether rows lie beyond the last page that links reach. */
export const isCut = (total: number, rows: number) => total > mostPages * rows;

/** First and last row of a page, counted from 1; both 0 in an empty list (LIST-09, LIST-14). */
export function listRange(page: number, rows: number, shown: number): { from: number; to: number } {
  return shown === 0 ? { from: 0, to: 0 } : { from: page * rows + 1, to: page * rows + shown };
}

/** The page to show instead of one that lies behind the end, as after the removal of its last row (LIST-15); else null. */
export function pageInstead(page: number, rows: number, total: number): number | null {
  const last = Math.max(reachablePages(total, rows) - 1, 0);
  return page > last ? last : null;
}
