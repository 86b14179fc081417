import type { EntityManager } from 'typeorm';

let cursors = 0;

/**
 * The rows of a statement in batches, as far as somebody asks for them. Other statements may run in between.
 *
 * @param db a transaction; the rows are those of the moment at which the reading begins.
 * @param size rows in a batch; the last one may have fewer.
 */
export async function* readByCursor<Row>(
  db: EntityManager,
  sql: string,
  values: readonly unknown[],
  size: number,
): AsyncGenerator<Row[]> {
  const name = `rows_${++cursors}`;
  // All rows are wanted, and not the first ones soon.
  await db.query('SET LOCAL cursor_tuple_fraction = 1');
  await db.query(`DECLARE ${name} NO SCROLL CURSOR FOR ${sql}`, [...values]);
  for (;;) {
    const rows = await db.query<Row[]>(`FETCH ${size} FROM ${name}`);
    if (rows.length > 0) yield rows;
    if (rows.length < size) break;
  }
  await db.query(`CLOSE ${name}`);
}
