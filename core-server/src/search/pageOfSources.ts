import type { LadderStep } from '@salient/shared/search/ladder.ts';

/** One way to look for what was typed, from which rows are drawn page by page. */
export interface Source<Row, Query> {
  readonly step: LadderStep;
  readonly query: Query;
  /** Rows from `offset`, at most `limit`, and the exact number there are, without those whose id is in `without`. */
  readonly find: (offset: number, limit: number, without: readonly string[]) => Promise<{ rows: Row[]; total: number }>;
}

export interface Found<Row, Query> {
  readonly rows: readonly { readonly row: Row; readonly step: LadderStep }[];
  readonly total: number;
  /** The first step that found anything; the first step when none did. */
  readonly step: LadderStep;
  /** The sources whose rows make up the total, each with the ids that earlier ones gave. */
  readonly drawn: readonly Drawn<Row, Query>[];
}

export interface Drawn<Row, Query> {
  readonly source: Source<Row, Query>;
  readonly without: readonly string[];
}

/** Which of two rows comes first, by the order in which every source gives its rows. */
export type RowOrder<Row> = (one: Row, other: Row) => number;

/**
 * Draws one page from sources that follow one another: the first that finds anything leads, and as long as all found so
 * far fits `topUpTo` rows, the sources marked as its companions add what it lacks. Totals stay exact, as a later source
 * leaves out what earlier ones gave.
 *
 * @param ladder rungs of at least one source each; a rung is asked for only when those before it found nothing.
 * @param order puts the rows of all sources of a rung in one order; without it they stand source by source.
 */
export async function pageOfSources<Row extends { readonly id: string }, Query>(
  ladder: Iterable<readonly Source<Row, Query>[]>,
  offset: number,
  limit: number,
  topUpTo: number,
  order: RowOrder<Row> | null = null,
): Promise<Found<Row, Query>> {
  let first: Found<Row, Query> | undefined;
  for (const rung of ladder) {
    const found = await drawPage(rung, offset, limit, topUpTo, order);
    if (found.total > 0) return found;
    first ??= found;
  }
  return first ?? { rows: [], total: 0, step: 'typed', drawn: [] };
}

interface StepRow<Row> {
  readonly row: Row;
  readonly step: LadderStep;
}

async function drawPage<Row extends { readonly id: string }, Query>(
  sources: readonly Source<Row, Query>[],
  offset: number,
  limit: number,
  topUpTo: number,
  order: RowOrder<Row> | null,
): Promise<Found<Row, Query>> {
  const drawn: Drawn<Row, Query>[] = [];
  /** All that the sources so far gave, as long as it fits. */
  let known: StepRow<Row>[] = [];
  let page: StepRow<Row>[] = [];
  let total = 0;
  for (const [index, source] of sources.entries()) {
    if (total > topUpTo) break;
    const without = known.map(({ row }) => row.id);
    const mayGrow = index < sources.length - 1;
    // What is known stands before the source's rows or, in one order, among them: it takes no more than its own number of places.
    const start = Math.max(0, offset - known.length);
    const end = order === null ? Math.max(start, offset + limit - known.length) : offset + limit;
    const found = await source.find(start, end - start, without);
    const ofStep = (rows: readonly Row[]) => rows.map((row) => ({ row, step: source.step }));
    const rows = inOrder([...known, ...ofStep(found.rows)], order);
    page = rows.slice(offset - start, offset - start + limit);
    if (found.total > 0) drawn.push({ source, without });
    total += found.total;
    if (mayGrow && total <= topUpTo) {
      const isAll = found.rows.length === found.total;
      known = isAll ? rows : inOrder([...known, ...ofStep((await source.find(0, topUpTo, without)).rows)], order);
    }
  }
  const step = (drawn[0]?.source ?? (sources[0] as Source<Row, Query>)).step;
  return { rows: page, total, step, drawn };
}

/** Rows that the order holds equal stay as they are. */
const inOrder = <Row>(rows: StepRow<Row>[], order: RowOrder<Row> | null): StepRow<Row>[] =>
  order === null ? rows : rows.toSorted((one, other) => order(one.row, other.row));
