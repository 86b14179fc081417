import type { PersonSort } from '@salient/shared/areas/persons/personSort.ts';
import type { Facets } from '@salient/shared/areas/search/facets.ts';
import type { PersonRow } from '@salient/shared/areas/search/personRow.ts';
import type { EntityManager } from 'typeorm';
import { SqlParameters } from '../../../lib/db/SqlParameters.ts';
import { addFacets } from '../addFacets.ts';
import { bestReasonFirst, pageToFill, stepShown } from '../bestReasonFirst.ts';
import { loadPersonRows } from '../loadPersonRows.ts';
import { hasName, type Match, matchReason } from '../matchReason.ts';
import { type FoundPage, mostExamined, type PageOf, type Source, type StepRow, type Within } from '../pageOfSources.ts';
import type { ResolvedEvent, ResolvedQuery } from '../ResolvedQuery.ts';
import { rowOrder, withNameLast } from '../rowOrder.ts';
import type { SearchAnswer, SearchRequest } from '../SearchEngine.ts';
import { type SearchFallbacks, searchWithFallbacks } from '../searchWithFallbacks.ts';
import type { TypedText } from '../TypedText.ts';
import type { PersonNames } from '../wordAnswers.ts';
import { fallbacksOf, type StepCondition, type TextCondition, type TextSql } from './nameConditions.ts';
import { facetsOf } from './postgresFacets.ts';
import { sqlConditions } from './sqlConditions.ts';

const sortColumns = { name: 'sort_name', born: 'sort_born_date', died: 'sort_died_date' } as const;
const foundColumns = [
  ...['p.id', 'p.surname', 'p.familyname', 'p.alternative_surnames', 'p.alternative_familynames'],
  ...Object.entries(sortColumns).map(([name, column]) => `p.${column} AS ${name}`),
].join(', ');

/** A person with its names and what it is sorted by. */
interface FoundRow extends PersonNames, Readonly<Record<keyof typeof sortColumns, string>> {
  readonly id: string;
}

type ListPage = Pick<SearchRequest, 'offset' | 'limit' | 'sort'>;

/** The names list in PostgreSQL: everything, exactly; and the text search when Meilisearch is away. */
export class PostgresEngine {
  readonly #db: EntityManager;

  constructor(db: EntityManager) {
    this.#db = db;
  }

  async search(request: SearchRequest): Promise<SearchAnswer> {
    const { query, text, offset, limit, sort } = request;
    if (!text) {
      const found = await this.list(query, request);
      const rows = await loadPersonRows(this.#db, found.ids);
      const facets = request.facets ? await this.#facets(query, null, everybody) : undefined;
      return {
        rows: rows.map((row) => ({ ...row, reason: null, matched_name: null })),
        total: found.total,
        step: null,
        facets,
      };
    }
    const isWhole = sort.length === 0 && limit > 0 && offset < pageToFill;
    const [from, count] = isWhole ? [0, Math.max(offset + limit, pageToFill)] : [offset, limit];
    const topUpTo = request.soundsAlike ? mostExamined : request.widen ? pageToFill : 0;
    const page: PageOf<FoundRow> = {
      ...{ offset: from, limit: count, topUpTo, examineUpTo: Math.max(topUpTo, pageToFill) },
      accepts: (row, step) => matchReason(text, step, row) !== null,
      order: rowOrder(sort, (row) => row),
    };
    const matched = ({ row, step }: StepRow<FoundRow>) => ({ ...row, ...(matchReason(text, step, row) ?? compared) });
    const inPlace = (rows: MatchedRow[], total: number) => (total <= pageToFill ? bestReasonFirst(text, rows) : rows);
    /** The first of an answer, best match first, whichever part of it is asked for. */
    const leading = async (found: FoundPage<FoundRow, TextCondition>) => {
      const first = isWhole ? found.rows.slice(0, pageToFill) : await this.#leading(query, found);
      return inPlace(first.map(matched), found.total);
    };
    const found = await searchWithFallbacks(this.#fallbacksOf(query, text, request), page, async (whole) =>
      hasName(text, await leading(whole)),
    );
    const drawn = found.rows.map(matched);
    const rows = isWhole ? inPlace(drawn, found.total) : drawn;
    const [best] = isWhole ? rows : await leading(found);
    return {
      rows: await this.#load(isWhole ? rows.slice(offset, offset + limit) : rows),
      total: found.total,
      step: best ? stepShown(best.reason) : found.step,
      facets: request.facets
        ? addFacets(
            await Promise.all(found.drawn.map(({ source, within }) => this.#facets(query, source.query, within))),
          )
        : undefined,
    };
  }

  /** Who stands on a page of a list in which nothing was typed, and how many the whole list has. */
  async list(query: ResolvedQuery, page: ListPage): Promise<{ readonly ids: string[]; readonly total: number }> {
    const { ids, total } = await this.listRecords(query, page, 'id');
    return { ids, total };
  }

  /**
   * The same, for who needs more of those on the page and shall not ask again.
   *
   * @param columns of the table of persons as SQL, its id among them.
   */
  async listRecords<Row extends { readonly id: string }>(
    query: ResolvedQuery,
    { offset, limit, sort }: ListPage,
    columns: string,
  ): Promise<{ readonly ids: string[]; readonly records: readonly Row[]; readonly total: number }> {
    const found = await this.#find<Row>(query, null, sort, offset, limit, everybody, columns);
    return { ids: found.rows.map(({ id }) => id), records: found.rows, total: found.total };
  }

  async #load(found: readonly MatchedRow[]): Promise<PersonRow[]> {
    const matches = new Map(found.map(({ id, reason, matched_name }) => [id, { reason, matched_name }]));
    const rows = await loadPersonRows(this.#db, [...matches.keys()]);
    return rows.map((row) => ({ ...row, ...(matches.get(row.id) ?? compared) }));
  }

  /** The first rows of what was found, for a page that does not begin with them or stands in another order. */
  async #leading(query: ResolvedQuery, { drawn }: FoundPage<FoundRow, TextCondition>): Promise<StepRow<FoundRow>[]> {
    const leading: StepRow<FoundRow>[] = [];
    for (const { source, within } of drawn) {
      if (leading.length >= pageToFill) break;
      const { rows } = await this.#find(query, source.query, [], 0, pageToFill - leading.length, within);
      leading.push(...rows.map((row) => ({ row, step: source.step })));
    }
    return leading;
  }

  #fallbacksOf(
    query: ResolvedQuery,
    text: TypedText,
    request: SearchRequest,
  ): SearchFallbacks<FoundRow, TextCondition> {
    const sourcesOf = (rungs: StepCondition[][]) =>
      rungs.map((rung) =>
        rung.map(
          ({ sql, ...how }): Source<FoundRow, TextCondition> => ({
            ...how,
            query: sql,
            find: (start, count, within) => this.#find(query, sql, request.sort, start, count, within),
          }),
        ),
      );
    const { named, familyName, further } = fallbacksOf(text, request);
    if (request.namedOnly) return { named: sourcesOf(named), familyName: [], further: [] };
    return { named: sourcesOf(named), familyName: sourcesOf(familyName), further: sourcesOf(further) };
  }

  async #find<Row extends object = FoundRow>(
    query: ResolvedQuery,
    text: TextCondition | null,
    sort: PersonSort,
    offset: number,
    limit: number,
    within: Within,
    columns = foundColumns,
  ): Promise<{ rows: Row[]; total: number }> {
    const sql = new SqlParameters();
    const { typed, where } = matchedBy(query, text, within, sql);
    const matched = where.length === 0 ? 'person p' : `person p WHERE ${where.join(' AND ')}`;

    const order = (rank: readonly string[]) => [...rank, ...orderOf(sort)].join(', ');
    const dataset = countedDataset(query, where);
    if (dataset && limit > 0) {
      const rows = await this.#db.query<(Row & { total: number })[]>(
        `SELECT ${columns}, (${counterSql(dataset, sql)}) AS total FROM ${matched} ORDER BY ${order([])}
         OFFSET ${sql.add(offset)} LIMIT ${sql.add(limit)}`,
        sql.values,
      );
      if (rows[0]) return { rows, total: rows[0].total };
    }
    if (limit === 0 || dataset) return { rows: [], total: await this.#count(query, where, matched, sql) };
    const rank = sort.length === 0 ? (typed?.rank(sql) ?? []) : [];
    const part = { columns, order: order(rank), offset: sql.add(offset), limit: sql.add(limit) };
    const isOnce = query.events.some(asksHistory);
    const many = isOnce ? (offset <= few ? 'walked' : 'sorted') : 'left';
    const found = await this.#db.query<(Row & Placed)[]>(foundSql(matched, part, many), sql.values);
    const total = found[0]?.counted ?? 0;
    if (total <= few || isOnce) return { rows: found.flatMap(placedRow<Row>), total };
    if (offset >= total) return { rows: [], total };
    const rows = await this.#db.query<Row[]>(
      `SELECT ${columns} FROM ${matched} ORDER BY ${part.order} OFFSET ${part.offset} LIMIT ${part.limit}`,
      sql.values,
    );
    return { rows, total };
  }

  /** Exact; the counters answer where the whole list or one dataset of it is asked. */
  async #count(query: ResolvedQuery, where: string[], matched: string, sql: SqlParameters): Promise<number> {
    const dataset = countedDataset(query, where);
    const counter = new SqlParameters();
    const [row] = dataset
      ? await this.#db.query<{ n: number }[]>(counterSql(dataset, counter), counter.values)
      : await this.#db.query<{ n: number }[]>(`SELECT count(*)::integer AS n FROM ${matched}`, sql.values);
    return row?.n ?? 0;
  }

  async #facets(query: ResolvedQuery, text: TextCondition | null, within: Within): Promise<Facets> {
    const sql = new SqlParameters();
    const { where } = matchedBy(query, text, within, sql);
    return facetsOf(this.#db, where, sql.values);
  }
}

/** All who meet a query, with what they are sorted by, and their order. */
function allOf(query: ResolvedQuery, sort: PersonSort) {
  const sql = new SqlParameters();
  const { where } = matchedBy(query, null, everybody, sql);
  const columns = ['id', ...Object.values(sortColumns)].map((column) => `p.${column}`).join(', ');
  const rows = `SELECT ${columns} FROM person p ${where.length === 0 ? '' : `WHERE ${where.join(' AND ')}`}`;
  return { rows, order: orderOf(sort).join(', '), parameters: sql.values };
}

/** A statement with the ids of all who meet a query, in the order of a list. */
export function allMatching(query: ResolvedQuery, sort: PersonSort): { text: string; values: readonly unknown[] } {
  const { rows, order, parameters } = allOf(query, sort);
  return { text: `SELECT id FROM (${rows}) found ORDER BY ${order}`, values: parameters };
}

const orderOf = (sort: PersonSort): string[] => [
  ...withNameLast(sort).map(([column, direction]) => `${sortColumns[column]} ${direction === 1 ? 'ASC' : 'DESC'}`),
  'id',
];

/** Datasets whose numbers the database keeps, of all persons and of those whom everybody may know. */
const countedDatasets: readonly string[] = ['deaths', 'survivors', 'namelist', 'irish_memorial_records', 'military'];

const counterSql = (dataset: string, sql: SqlParameters): string =>
  `SELECT coalesce(sum(n), 0)::integer AS n FROM person_count WHERE dataset = ${sql.add(dataset)}`;

/** The name of the counter that answers a query, where it asks for the whole list or one dataset of it. */
function countedDataset({ persons }: ResolvedQuery, where: readonly string[]): string | null {
  if (where.length !== persons.length) return null;
  const others = persons.filter(({ kind }) => kind !== 'public');
  const [only] = others;
  const dataset = only === undefined ? 'any' : only.kind === 'dataset' ? only.dataset : null;
  if (others.length > 1 || dataset === null || (only && !countedDatasets.includes(dataset))) return null;
  return others.length < persons.length ? `public:${dataset}` : dataset;
}

/** So many are sorted sooner than they are found once more, in the order of the list. */
const few = 5_000;

interface Placed {
  readonly counted: number;
  /** From 1; null where the part has no rows. */
  readonly place: number | null;
}

const placedRow = <Row extends object>({ counted: _, place, ...row }: Row & Placed): Row[] =>
  place === null ? [] : [row as unknown as Row];

interface Part {
  readonly columns: string;
  readonly order: string;
  readonly offset: string;
  readonly limit: string;
}

/**
 * Counts those who match, and where they are few gives a part of them in its order: asked for the part alone, the database
 * guesses badly how many match, and may look at everybody in that order until it has them.
 *
 * @param many what becomes of more: they are left to another statement, or for a condition that takes long their part is found
 *   among those who were counted, by walking everybody in that order, or deep within them by sorting them all.
 */
function foundSql(
  matched: string,
  { columns, order, offset, limit }: Part,
  many: 'left' | 'walked' | 'sorted',
): string {
  const part = (from: string) => `(SELECT ${columns}, row_number() OVER (ORDER BY ${order})::integer AS place
    FROM ${from} ORDER BY ${order} OFFSET ${offset} LIMIT ${limit})`;
  const sorted = (ids: string) => `(${ids}) found (found_id) JOIN person p ON p.id = found_id`;
  const areFew = `(SELECT counted FROM total) <= ${few}`;
  const parts = [`${sorted(`SELECT id FROM met LIMIT ${few}`)} WHERE ${areFew}`];
  // Compared with true, the set stays one that each person of the list is looked up in.
  if (many === 'walked') parts.push(`person p WHERE NOT ${areFew} AND (p.id IN (SELECT id FROM met)) = true`);
  if (many === 'sorted') parts.push(`${sorted('SELECT id FROM met')} WHERE NOT ${areFew}`);
  return `
    WITH met AS MATERIALIZED (SELECT p.id FROM ${matched}),
      total AS (SELECT count(*)::integer AS counted FROM met),
      part AS (${parts.map(part).join(' UNION ALL ')})
    SELECT total.counted, part.* FROM total LEFT JOIN part ON true ORDER BY part.place`;
}

type MatchedRow = FoundRow & Match;

const asksHistory = ({ conditions }: ResolvedEvent) => conditions.some(({ kind }) => kind === 'unitDays');

const everybody: Within = { without: [] };

/** Of a row that is not examined it is only known that each word begins one of its names in some spelling. */
const compared: Match = { reason: 'spelling', matched_name: null };

/** The conditions that decide which persons match, their values added to `sql`. */
function matchedBy(
  query: ResolvedQuery,
  text: TextCondition | null,
  { without, only }: Within,
  sql: SqlParameters,
): { typed: TextSql | undefined; where: string[] } {
  const typed = text?.(sql);
  const where = [...sqlConditions(query, sql), ...(typed?.where ?? [])];
  if (only) where.push(`p.id = ANY(${sql.add(only)}::uuid[])`);
  else if (without.length > 0) where.push(`NOT p.id = ANY(${sql.add(without)}::uuid[])`);
  return { typed, where };
}
