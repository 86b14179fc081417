import type { EntityManager } from 'typeorm';

/** How many stories name each of some key locations, published or not. */
export async function storyCounts(db: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ id: string; n: number }[]>(
    `SELECT key_location_id AS id, count(*)::integer AS n FROM person_story
     WHERE key_location_id = ANY($1) GROUP BY key_location_id`,
    [ids],
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
}
