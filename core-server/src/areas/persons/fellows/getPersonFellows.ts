import {
  type FellowGroup,
  fellowsLimit,
  fellowsShown,
  getPersonFellows,
} from '@salient/shared/areas/persons/fellows/fellowMethods.ts';
import { isPublicPerson } from '@salient/shared/areas/persons/living/livingStatus.ts';
import type { Portrait } from '@salient/shared/areas/persons/portrait.ts';
import { type EntityManager, In } from 'typeorm';
import { groupBy } from '../../../lib/db/groupBy.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { isPublicPersonSql } from '../../datasets/isPublicPersonSql.ts';
import { loadEventsOf } from '../../events/loadEvents.ts';
import { PlaceEntity } from '../../places/PlaceEntity.ts';
import { presentPublicPlace } from '../../places/presentPublicPlace.ts';
import { PersonEntity } from '../PersonEntity.ts';
import { portraitsOf } from '../portraitsOf.ts';
import { whereItWent } from '../whereItWent.ts';
import { type FellowSet, fellowSetsOf } from './fellowSets.ts';

/** Everybody may read of all persons what is named here (PUBLIC-40). */
export const handleGetPersonFellows = implement(getPersonFellows, async ({ params, db, actor, services }) => {
  const { id } = params;
  const person = await db.findOne(PersonEntity, {
    where: { id },
    select: { id: true, sort_died_date: true, living_status: true },
  });
  if (!person || !isPublicPerson(person)) throw await whereItWent(db, actor, id);
  const found = await findFellows(db, fellowSetsOf(person, await loadEventsOf(db, [id])), id);
  if (found.length === 0) return [];
  const portraits = await portraitsOf(db, services, [...new Set(found.flatMap(({ ids }) => ids))]);
  const named = await nameFellows(db, found, portraits);
  const placeIds = found.flatMap(({ placeId }) => placeId ?? []);
  const places = placeIds.length === 0 ? [] : await db.findBy(PlaceEntity, { id: In(placeIds) });
  const placeById = new Map(places.map((place) => [place.id, place]));
  return found.map(({ kind, ids, unit, placeId }): FellowGroup => {
    const place = presentPublicPlace(placeById.get(placeId ?? ''));
    return {
      kind,
      count: Math.min(ids.length, fellowsLimit),
      hasMore: ids.length > fellowsLimit,
      unit,
      place: placeId && place ? { id: placeId, place } : null,
      persons: named(shownOf(ids, portraits)),
    };
  });
});

type FoundSet = FellowSet & { readonly ids: readonly string[] };

/** The sets that somebody is in, all read in one question; of each one more than are counted where there are more. */
async function findFellows(db: EntityManager, sets: readonly FellowSet[], self: string): Promise<FoundSet[]> {
  if (sets.length === 0) return [];
  const values: unknown[] = [self];
  const add = (value: unknown) => `$${values.push(value)}`;
  const parts = sets.map(
    ({ sqlOf }, at) =>
      `(SELECT ${at} AS set, id FROM (${sqlOf(add)}) AS sharing
         WHERE id <> $1 AND EXISTS (SELECT FROM person p WHERE p.id = sharing.id AND ${isPublicPersonSql('p')})
         LIMIT ${fellowsLimit + 1})`,
  );
  const rows = await db.query<{ set: number; id: string }[]>(parts.join(' UNION ALL '), values);
  const bySet = groupBy(rows, ({ set }) => set);
  return sets.flatMap((set, at) => {
    const ids = (bySet.get(at) ?? []).map(({ id }) => id);
    return ids.length > 0 ? [{ ...set, ids }] : [];
  });
}

/** Those who are named of a group: whoever has a face comes first. */
function shownOf(ids: readonly string[], portraits: ReadonlyMap<string, Portrait>): string[] {
  const [withFace, others] = [ids.filter((id) => portraits.has(id)), ids.filter((id) => !portraits.has(id))];
  return [...withFace, ...others].slice(0, fellowsShown);
}

/** Reads those who are named in one question; gives them as a group shows them, those with a face first, then by name. */
async function nameFellows(
  db: EntityManager,
  found: readonly FoundSet[],
  portraits: ReadonlyMap<string, Portrait>,
): Promise<(ids: readonly string[]) => FellowGroup['persons']> {
  const shown = [...new Set(found.flatMap(({ ids }) => shownOf(ids, portraits)))];
  const persons = await db.find(PersonEntity, {
    where: { id: In(shown) },
    select: { id: true, surname: true, familyname: true, sort_born_date: true, sort_died_date: true, sort_name: true },
    order: { sort_name: 'ASC', id: 'ASC' },
  });
  return (ids) => {
    const fellows = persons
      .filter(({ id }) => ids.includes(id))
      .map((person) => ({
        id: person.id,
        firstName: person.surname,
        lastName: person.familyname,
        bornDate: person.sort_born_date,
        diedDate: person.sort_died_date,
        portrait: portraits.get(person.id) ?? null,
      }));
    return [...fellows.filter(({ portrait }) => portrait), ...fellows.filter(({ portrait }) => !portrait)];
  };
}
