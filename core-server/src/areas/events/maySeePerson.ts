import { armyLimit } from '@salient/shared/areas/persons/personPolicy.ts';
import { type Actor, isLoggedIn } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { isPublicPersonSql } from '../datasets/isPublicPersonSql.ts';

/**
 * Whether the row rules let `actor` see a person: readers of one army see its soldiers only (ROLE-15), and guests nobody who
 * may be alive.
 */
export async function maySeePerson(db: EntityManager, actor: Actor, personId: string): Promise<boolean> {
  if (armyLimit(actor) === null && isLoggedIn(actor)) return true;
  return (await visiblePersons(db, actor, [personId])).length === 1;
}

/** Those of `ids` that `actor` may see, in their order. */
export async function visiblePersons(
  db: EntityManager,
  actor: Pick<Actor, 'type' | 'army'>,
  ids: readonly string[],
): Promise<string[]> {
  if (!isLoggedIn(actor)) return publicPersons(db, ids);
  const army = armyLimit(actor);
  if (army === null) return [...ids];
  const rows = await db.query<{ person_id: string }[]>(
    `SELECT DISTINCT person_id FROM person_event WHERE person_id = ANY($1) AND type = 'military' AND enlisted_army = $2`,
    [ids, army],
  );
  const seen = new Set(rows.map(({ person_id }) => person_id));
  return ids.filter((id) => seen.has(id));
}

/** Those of `ids` whom everybody may know, in their order. Whoever is not there is as good as somebody to be seen. */
export async function publicPersons(db: EntityManager, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(
    `SELECT id FROM person p WHERE id = ANY($1) AND NOT (${isPublicPersonSql('p')})`,
    [ids],
  );
  const hidden = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !hidden.has(id));
}
