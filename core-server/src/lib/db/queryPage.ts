import type { EntityManager } from 'typeorm';

interface PageQuery {
  /** `WITH` and what the rows are made of, where they need one. */
  readonly with?: string;
  /** SQL of all rows. */
  readonly rows: string;
  /** By which of their columns they are ordered. */
  readonly order: string;
  readonly parameters: readonly unknown[];
  readonly offset: number;
  readonly limit: number;
}

interface Numbered {
  readonly page_total: number;
  /** Null where the page has no rows. */
  readonly is_row: true | null;
}

/** A page of the rows of a query, and how many there are in all: also when the page lies behind the last of them. */
export async function queryPage<Row extends object>(
  db: EntityManager,
  { with: before, rows, order, parameters, offset, limit }: PageQuery,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const [skipped, most] = [parameters.length + 1, parameters.length + 2];
  const found = await db.query<(Row & Numbered)[]>(
    `${before ? `${before},` : 'WITH'} found AS MATERIALIZED (${rows}),
       page AS (SELECT found.*, true AS is_row FROM found ORDER BY ${order} OFFSET $${skipped} LIMIT $${most})
     SELECT counted.page_total, page.*
     FROM (SELECT count(*)::integer AS page_total FROM found) counted LEFT JOIN page ON true ORDER BY ${order}`,
    [...parameters, offset, limit],
  );
  return { rows: found.filter(({ is_row }) => is_row), total: found[0]?.page_total ?? 0 };
}
