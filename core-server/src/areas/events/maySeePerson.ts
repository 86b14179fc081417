import { armyLimit } from '@salient/shared/areas/persons/personPolicy.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';

/** Whether the row rules let `actor` see a person: readers of one army see its soldiers only (ROLE-15). */
export async function maySeePerson(db: EntityManager, actor: Actor, personId: string): Promise<boolean> {
  const army = armyLimit(actor);
  if (army === null) return true;
  return (await visiblePersons(db, actor, [personId])).length === 1;
}

/** Those of `ids` that `actor` may see, in their order. */
export async function visiblePersons(
  db: EntityManager,
  actor: Pick<Actor, 'type' | 'army'>,
  ids: readonly string[],
): Promise<string[]> {
  const army = armyLimit(actor);
  if (army === null) return [...ids];
  const rows = await db.query<{ person_id: string }[]>(
    `SELECT DISTINCT person_id FROM person_event WHERE person_id = ANY($1) AND type = 'military' AND enlisted_army = $2`,
    [ids, army],
  );
  const seen = new Set(rows.map(({ person_id }) => person_id));
  return ids.filter((id) => seen.has(id));
}
