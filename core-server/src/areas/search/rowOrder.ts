import type { PersonSort } from '@salient/shared/areas/persons/personSort.ts';
import type { RowOrder } from './pageOfSources.ts';

type SortKeys = Readonly<Record<PersonSort[number][0], string>>;

/** The chosen columns, and the name for those whom they hold equal. */
export const withNameLast = (sort: PersonSort): PersonSort =>
  sort.some(([column]) => column === 'name') ? sort : [...sort, ['name', 1]];

/** The order of a chosen sort, as both engines have it; null where none was chosen and each source has its own. */
export function rowOrder<Row>(sort: PersonSort, keysOf: (row: Row) => SortKeys): RowOrder<Row> | null {
  if (sort.length === 0) return null;
  const columns = withNameLast(sort);
  return (one, other) => {
    const [a, b] = [keysOf(one), keysOf(other)];
    for (const [column, direction] of columns) {
      if (a[column] !== b[column]) return a[column] < b[column] ? -direction : direction;
    }
    return 0;
  };
}
