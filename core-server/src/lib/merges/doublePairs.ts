import { type ApartRow, keptApart } from './keepApart.ts';

/** More records of one name than this say nothing of any two of them. */
export const mostOfOneName = 500;

/** Two records that may be one; the older is `a`. */
export interface Pair {
  readonly a: string;
  readonly b: string;
}

/** A pair as a noun's query finds it. */
export interface PairRow extends Pair, ApartRow {}

/** The ids of the records of some pairs, each once. */
export const idsOfPairs = (rows: readonly PairRow[]) => [...new Set(rows.flatMap(({ a, b }) => [a, b]))];

/**
 * Pairs as they are answered; one of which a record has gone meanwhile is left out.
 *
 * @param more what else is told of a pair.
 */
export function presentPairs<Row extends PairRow, Item extends { readonly id: string }, More extends object>(
  { rows, total }: { readonly rows: readonly Row[]; readonly total: number },
  records: readonly Item[],
  more: (row: Row, first: Item, second: Item) => More,
) {
  const byId = new Map(records.map((record) => [record.id, record]));
  const data = rows.flatMap((row) => {
    const [first, second] = [byId.get(row.a), byId.get(row.b)];
    if (!first || !second) return [];
    return [{ id: `${row.a}.${row.b}`, first, second, kept_apart: keptApart(row), ...more(row, first, second) }];
  });
  return { data, total };
}
