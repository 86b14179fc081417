import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** Records of one page: while they are made into documents, PostgreSQL reads the next. */
const pageSize = 1_250;

/** Rows for some ids, page by page; `query` asks for those of a page. */
export async function* readByIds<Row extends QueryResultRow>(
  pool: Pool,
  ids: readonly string[],
  query: (ids: readonly string[]) => QueryConfig,
): AsyncGenerator<Row[]> {
  const fetchFrom = (start: number) => fetchAhead<Row>(pool, query(ids.slice(start, start + pageSize)));
  let ahead = fetchFrom(0);
  for (let start = pageSize; ; start += pageSize) {
    const { rows } = await ahead;
    if (start < ids.length) ahead = fetchFrom(start);
    yield rows;
    if (start >= ids.length) return;
  }
}

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** All rows in the order of their ids; `query` asks for those after one, and the next page is fetched while one is worked on. */
export async function* readInOrder<Row extends QueryResultRow & { readonly id: string }>(
  pool: Pool,
  query: (after: string) => QueryConfig,
): AsyncGenerator<Row[]> {
  let ahead = fetchAhead<Row>(pool, query(beforeAll));
  for (;;) {
    const { rows } = await ahead;
    const last = rows.at(-1);
    if (!last) return;
    ahead = fetchAhead<Row>(pool, query(last.id));
    yield rows;
  }
}

/** Asks for a page that nobody waits for yet; its failure ends the process only when somebody does. */
function fetchAhead<Row extends QueryResultRow>(pool: Pool, query: QueryConfig): Promise<QueryResult<Row>> {
  const page = pool.query<Row>(query);
  page.catch(() => undefined);
  return page;
}
