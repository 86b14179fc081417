import type { FallbackStep } from '@salient/shared/areas/search/searchFallbacks.ts';

/** Which of the rows that a source finds count: not those of earlier sources, or none but those that were examined. */
export interface Within {
  readonly without: readonly string[];
  readonly only?: readonly string[];
}

/** One way to look for what was typed, from which rows are drawn page by page. */
export interface Source<Row, Query> {
  readonly step: FallbackStep;
  readonly query: Query;
  /** It proposes rows of which each has to be examined: of more than can be, the first stand for all. */
  readonly proposes?: boolean;
  /** Rows up to which its rows are examined, where that is more than for others. */
  readonly examineUpTo?: number;
  /** Rows from `offset`, at most `limit`, and the exact number there are. */
  readonly find: (offset: number, limit: number, within: Within) => Promise<{ rows: readonly Row[]; total: number }>;
}

export interface StepRow<Row> {
  readonly row: Row;
  readonly step: FallbackStep;
}

export interface FoundPage<Row, Query> {
  readonly rows: readonly StepRow<Row>[];
  readonly total: number;
  /** The first step that found anything; the first step when none did. */
  readonly step: FallbackStep;
  /** The sources whose rows make up the total. */
  readonly drawn: readonly SourceUse<Row, Query>[];
}

export interface SourceUse<Row, Query> {
  readonly source: Source<Row, Query>;
  readonly within: Within;
}

/** Which of two rows comes first, by the order in which every source gives its rows. */
export type RowOrder<Row> = (one: Row, other: Row) => number;

/** The part of an answer that is asked for, and how rows come into it. */
export interface PageOf<Row> {
  readonly offset: number;
  readonly limit: number;
  /** Rows up to which companions add what the sources before them lack. */
  readonly topUpTo: number;
  /** Rows up to which each row of a source is examined, at least `topUpTo`. */
  readonly examineUpTo: number;
  /** Whether a row answers what was typed; asked for rows that are examined. */
  readonly accepts: (row: Row, step: FallbackStep) => boolean;
  /** Puts the rows of all sources in one order; without it they stand source by source. */
  readonly order: RowOrder<Row> | null;
}

/** Most rows of one source that are examined. */
export const mostExamined = 1000;

/**
 * Draws one page from sources that follow one another: the first that finds anything leads, and as long as all found so
 * far fits `topUpTo` rows, its companions add what it lacks. Totals stay exact, as a later source leaves out what earlier
 * ones gave, and rows that are examined and refused count nowhere.
 */
export async function pageOfSources<Row extends { readonly id: string }, Query>(
  sources: readonly Source<Row, Query>[],
  page: PageOf<Row>,
): Promise<FoundPage<Row, Query>> {
  const { offset, limit, topUpTo, order } = page;
  const drawn: SourceUse<Row, Query>[] = [];
  /** All that the sources so far gave, as long as it fits. */
  let known: StepRow<Row>[] = [];
  let rows: StepRow<Row>[] = [];
  let total = 0;
  for (const [index, source] of sources.entries()) {
    if (total > topUpTo) break;
    const without = known.map(({ row }) => row.id);
    // What is known stands before the source's rows or, in one order, among them: it takes no more than its own number of places.
    const start = Math.max(0, offset - known.length);
    const end = order === null ? Math.max(start, offset + limit - known.length) : offset + limit;
    const found = await drawFrom(source, start, end - start, without, page);
    const ofStep = (some: readonly Row[]) => some.map((row) => ({ row, step: source.step }));
    const among = inOrder([...known, ...ofStep(found.rows)], order);
    rows = among.slice(offset - start, offset - start + limit);
    if (found.total > 0) drawn.push({ source, within: found.within });
    total += found.total;
    if (index < sources.length - 1 && total <= topUpTo) {
      const all = found.all ?? (await source.find(0, topUpTo, found.within)).rows;
      known = inOrder([...known, ...ofStep(all)], order);
    }
  }
  return { rows, total, step: (drawn[0]?.source ?? sources[0])?.step ?? 'typed', drawn };
}

interface DrawnRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** Every row, where all of them are at hand. */
  readonly all: readonly Row[] | null;
  readonly within: Within;
}

/** Part of one source's rows, examined where they are few enough or only proposed. */
async function drawFrom<Row extends { readonly id: string }, Query>(
  source: Source<Row, Query>,
  start: number,
  limit: number,
  without: readonly string[],
  { examineUpTo, accepts }: PageOf<Row>,
): Promise<DrawnRows<Row>> {
  const most = source.proposes ? mostExamined : (source.examineUpTo ?? examineUpTo);
  const found = await source.find(source.proposes ? 0 : start, source.proposes ? most : limit, { without });
  const isAll = found.rows.length === found.total;
  if (found.total === 0 || (!source.proposes && found.total > most)) {
    return { ...found, all: isAll ? found.rows : null, within: { without } };
  }
  const examined = isAll || source.proposes ? found.rows : (await source.find(0, most, { without })).rows;
  const all = examined.filter((row) => accepts(row, source.step));
  const isWhole = all.length === found.total;
  return {
    rows: all.slice(start, start + limit),
    total: all.length,
    all,
    within: isWhole ? { without } : { without, only: all.map(({ id }) => id) },
  };
}

/** Rows that the order holds equal stay as they are. */
const inOrder = <Row>(rows: StepRow<Row>[], order: RowOrder<Row> | null): StepRow<Row>[] =>
  order === null ? rows : rows.toSorted((one, other) => order(one.row, other.row));
