import { findSimilarPersons } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { type ScoredPerson, scoreTyped, type TypedPerson } from '@salient/shared/areas/persons/merge/scorePair.ts';
import { personScope } from '@salient/shared/areas/persons/personPolicy.ts';
import { personKeys } from '@salient/shared/areas/search/personKeys.ts';
import type { EntityManager } from 'typeorm';
import { implement } from '../../../lib/rpc/implement.ts';
import { loadPersons } from '../loadPersons.ts';
import { scored } from './scored.ts';

/** Of a common name so many are compared, those first of whom the keys say most. */
const mostCompared = 200;

export const handleFindSimilarPersons = implement(findSimilarPersons, async ({ params, db, actor, services }) => {
  const { limit, ...typed } = params;
  const candidates = await proposeCandidates(db, typed);
  const seen = await services.personIds.within(
    candidates.map(({ id }) => id),
    { db, scope: personScope(actor) },
  );
  const similar = candidates
    .filter(({ id }) => seen.has(id))
    .flatMap(({ id, person }) => {
      const found = scoreTyped(typed, person);
      return found ? [{ id, ...found }] : [];
    })
    .sort((a, b) => b.total - a.total);
  const reasonsOf = new Map(similar.map(({ id, reasons }) => [id, reasons]));
  const persons = await loadPersons(
    db,
    similar.slice(0, limit).map(({ id }) => id),
    { memorials: true, militaryEvents: true },
  );
  return {
    data: persons.map((person) => ({ person, reasons: reasonsOf.get(person.id) ?? [] })),
    total: similar.length,
  };
});

/** A whole day; one of which only the year is known is shared by thousands. */
const isDay = (day: string) => !day.includes('?');

/** Persons who share the sound of the family name and something more, or a day of birth or death. */
async function proposeCandidates(
  db: EntityManager,
  typed: TypedPerson,
): Promise<readonly { readonly id: string; readonly person: ScoredPerson }[]> {
  const { sound_keys, given_keys, sort_name } = personKeys({ ...typed, initials: '', nationality: '' });
  const born = isDay(typed.born) ? typed.born : null;
  const died = isDay(typed.died) ? typed.died : null;
  // A family name alone is no reason to look: half a village shares it.
  const sounds = given_keys.length > 0 || typed.born + typed.died !== '?'.repeat(16) ? sound_keys : [];
  if (sounds.length === 0 && born === null && died === null) return [];
  return db.query(
    `SELECT p.id, ${scored('p')} AS person
     FROM (SELECT * FROM person
       WHERE sound_keys && $1::text[] OR sort_born_date = $2 OR sort_died_date = $3
       ORDER BY (sound_keys && $1::text[])::integer + coalesce(sort_born_date = $2, false)::integer
         + coalesce(sort_died_date = $3, false)::integer + (given_keys && $4::text[])::integer
         + (sort_name = $5)::integer DESC, id
       LIMIT $6) AS p`,
    [sounds, born, died, given_keys, sort_name, mostCompared],
  );
}
