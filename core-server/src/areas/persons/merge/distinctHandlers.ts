import { findDistinctPersons, takeBackDistinct } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import type { DistinctPerson } from '@salient/shared/areas/persons/merge/personMerge.ts';
import { type ScoredPerson, scorePair } from '@salient/shared/areas/persons/merge/scorePair.ts';
import type { EntityManager } from 'typeorm';
import { implement } from '../../../lib/rpc/implement.ts';
import { personsToTell } from './personsToTell.ts';
import { scored } from './scored.ts';

export const handleFindDistinctPersons = implement(findDistinctPersons, async ({ params, db }) => {
  const rows = await db.query<(Omit<DistinctPerson, 'at'> & { readonly at: Date })[]>(
    `SELECT p.id AS person_id, p.surname, p.familyname, d.at, d.account
     FROM person_distinct d JOIN person p ON p.id = CASE WHEN d.person_a = $1 THEN d.person_b ELSE d.person_a END
     WHERE d.person_a = $1 OR d.person_b = $1 ORDER BY d.at DESC, p.id`,
    [params.person_id],
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
});

export const handleTakeBackDistinct = implement(takeBackDistinct, async ({ params, db, actor, fail }) => {
  const [a, b] = [params.idA, params.idB].sort() as [string, string];
  await personsToTell(db, actor, [a, b]);
  const [taken] = await db.query<[{ person_a: string }[], number]>(
    'DELETE FROM person_distinct WHERE person_a = $1 AND person_b = $2 RETURNING person_a',
    [a, b],
  );
  if (taken.length === 0) throw fail.notFound({ entity: 'person_distinct', id: b });
  await suggestAgain(db, a, b);
  return { status: 'OK' as const };
});

/** A pair that is worth a look is suggested at once, as the nightly comparison would; who is related is no double. */
async function suggestAgain(db: EntityManager, a: string, b: string): Promise<void> {
  const [pair] = await db.query<{ one: ScoredPerson; other: ScoredPerson }[]>(
    `SELECT ${scored('one')} AS one, ${scored('other')} AS other FROM person one, person other
     WHERE one.id = $1 AND other.id = $2
       AND NOT EXISTS (SELECT FROM relation WHERE person_id = one.id AND related_person_id = other.id)`,
    [a, b],
  );
  const score = pair && scorePair(pair.one, pair.other);
  if (!score) return;
  await db.query(
    `INSERT INTO merge_suggestion (person_a, person_b, score, reasons) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [a, b, score.score, score.reasons],
  );
}
