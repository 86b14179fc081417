import type pg from 'pg';

/** A row of a table with its columns' names; dates as ISO text. */
export type Row = Readonly<Record<string, unknown>>;

const quoted = (columns: readonly string[], prefix = '') => columns.map((name) => `${prefix}"${name}"`).join(', ');

/** Columns of a table that can be written: all but the generated ones. */
export async function writableColumns(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER' AND is_identity = 'NO'
     ORDER BY ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}

export async function insertRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  await client.query(
    `INSERT INTO ${table} (${quoted(columns)})
     SELECT ${quoted(columns)} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/**
 * Sets columns of rows by their id.
 *
 * @param expected how the version of a row must stand before: `previous` one below the new version, `any` whatever.
 * @returns ids of the rows that were set.
 */
export async function updateRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
  expected: 'previous' | 'any',
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const own = columns.filter((name) => name !== 'id');
  const { rows: changed } = await client.query<{ id: string }>(
    `UPDATE ${table} AS t SET (${quoted(own)}) = ROW(${quoted(own, 'v.')})
     FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) AS v
     WHERE t.id = v.id ${expected === 'previous' ? 'AND t.version = v.version - 1' : ''}
     RETURNING t.id`,
    [JSON.stringify(rows)],
  );
  return new Set(changed.map(({ id }) => id));
}
