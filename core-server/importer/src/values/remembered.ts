import type { Problem } from './problem.ts';
import type { RowContext } from './RowContext.ts';

/** Few enough to keep memory flat, enough for the places of most lists. */
const mostRemembered = 20_000;

/**
 * Reads a list of things from a row, or answers the very list that the same cells gave before, with the problems that
 * were reported then. The lists are frozen, as many records share them.
 *
 * @param columns indexes of all columns on which `read` depends.
 */
export function remembered<T>(
  columns: readonly number[],
  read: (row: RowContext) => readonly T[],
): (row: RowContext) => readonly T[] {
  const known = new Map<string, { readonly list: readonly T[]; readonly problems: readonly Problem[] }>();
  return (row) => {
    let cells = '';
    for (const column of columns) cells += `${row.cells[column]}\u0000`;
    let memory = known.get(cells);
    if (!memory) {
      // A row of its own, so that its problems are those of this reading alone.
      const own = row.apart();
      memory = { list: Object.freeze(read(own)), problems: own.problems };
      if (known.size >= mostRemembered) known.clear();
      known.set(cells, memory);
    }
    for (const problem of memory.problems) row.report(problem);
    return memory.list;
  };
}
