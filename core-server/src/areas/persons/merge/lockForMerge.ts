import type { EntityManager } from 'typeorm';

/**
 * Makes persons and everybody to whom they are related this transaction's alone to change. In the order of their ids, as
 * saving relations does, so that of two that meet one waits for the other.
 *
 * @returns the ids of the others that were locked.
 */
export async function lockForMerge(db: EntityManager, ids: readonly string[]): Promise<string[]> {
  const locked = await db.query<{ id: string }[]>(
    `SELECT id FROM person
     WHERE id = ANY($1) OR id IN (SELECT related_person_id FROM relation WHERE person_id = ANY($1))
     ORDER BY id FOR UPDATE`,
    [ids],
  );
  return locked.map(({ id }) => id).filter((id) => !ids.includes(id));
}
