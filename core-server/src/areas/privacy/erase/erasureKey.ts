import type { EntityManager } from 'typeorm';

/**
 * The key of the digests in the list of erasures, which a migration made. It stands in the database alone, and with it in every
 * backup: the list, which lies outside, tells nobody anything who has no backup.
 */
export async function erasureKey(db: Pick<EntityManager, 'query'>): Promise<Buffer> {
  const [row] = (await db.query(`SELECT value FROM server_secret WHERE name = 'erasures'`)) as { value: Buffer }[];
  if (!row) throw new Error('the key of erasures is gone from server_secret');
  return row.value;
}
