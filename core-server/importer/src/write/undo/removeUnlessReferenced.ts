import pg from 'pg';

/**
 * Deletes records by id, within the open transaction, and leaves those that a foreign key of any table holds on to.
 *
 * @returns ids of those that stay.
 */
export async function removeUnlessReferenced(
  client: pg.ClientBase,
  table: 'person' | 'place' | 'memorial' | 'military_entity' | 'military_entity_history',
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  await client.query('SAVEPOINT removal');
  try {
    await client.query(`DELETE FROM ${table} WHERE id = ANY($1)`, [ids]);
    await client.query('RELEASE SAVEPOINT removal');
    return new Set();
  } catch (failure) {
    const isReferenced = failure instanceof pg.DatabaseError && failure.code === '23503';
    if (!isReferenced) throw failure;
    await client.query('ROLLBACK TO SAVEPOINT removal');
    if (ids.length === 1) return new Set(ids);
    const middle = Math.ceil(ids.length / 2);
    const first = await removeUnlessReferenced(client, table, ids.slice(0, middle));
    const second = await removeUnlessReferenced(client, table, ids.slice(middle));
    return new Set([...first, ...second]);
  }
}
