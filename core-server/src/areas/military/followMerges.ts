import type { EntityManager } from 'typeorm';

/**
 * Into which entity each of some was merged: who read a record before a merge may send it back as it was read. Ids of
 * entities that stand are not in the answer.
 */
export async function followMerges(
  db: EntityManager,
  ids: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const asked = ids.filter((id) => typeof id === 'string');
  if (asked.length === 0) return new Map();
  const rows = await db.query<{ from_id: string; to_id: string }[]>(
    `SELECT from_id, to_id FROM redirect
     WHERE from_type = 'military_entity' AND reason = 'merged' AND from_id = ANY($1)`,
    [asked],
  );
  return new Map(rows.map(({ from_id, to_id }) => [from_id, to_id]));
}
