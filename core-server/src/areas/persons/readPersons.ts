import {
  findPerson,
  getPerson,
  getPersons,
  getPersonsDetails,
  getPublicPerson,
} from '@salient/shared/areas/persons/personMethods.ts';
import { personScope } from '@salient/shared/areas/persons/personPolicy.ts';
import { personQuerySchema } from '@salient/shared/areas/search/personQuery.ts';
import { isLoggedIn } from '@salient/shared/areas/users/actor.ts';
import { In } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';
import { maySeePerson, visiblePersons } from '../events/maySeePerson.ts';
import { loadPersons } from './loadPersons.ts';
import { loadPublicPerson } from './loadPublicPerson.ts';
import { PersonEntity } from './PersonEntity.ts';
import { whereItWent } from './whereItWent.ts';

export const handleFindPerson = implement(findPerson, async ({ params, db, actor, fail, services }) => {
  const filter = typeof params.filter === 'object' ? params.filter : {};
  const text = params.text || (typeof params.filter === 'string' ? params.filter : '');
  const { dataset, sounds_alike } = params;
  const parsed = personQuerySchema.safeParse({ text, sounds_alike, dataset, ...columnFilters(filter) });
  if (!parsed.success) throw fail.invalidData({ filter: ['filter: INVALID_OPTION'] });
  const { rows, total } = await services.personSearch.find(parsed.data, {
    db,
    offset: params.offset,
    limit: params.limit,
    sort: params.sort,
    scope: personScope(actor),
  });
  const data = await loadPersons(
    db,
    rows.map(({ id }) => id),
    { memorials: params.extend.includes('memorials'), militaryEvents: params.extend.includes('military_events') },
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const person of data) {
    const { reason = null, matched_name = null } = found.get(person.id) ?? {};
    if (reason) person.match = { reason, matched_name };
  }
  return { data, total };
});

/** Column filters of a list as query parts: names by their start, choices as they are (RPC-20). */
function columnFilters(filter: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filter).map(([column, value]) =>
      column === 'surname' || column === 'familyname' ? [column, { value, mode: 'head' }] : [column, value],
    ),
  );
}

export const handleGetPerson = implement(getPerson, async ({ params, db, actor, services }) => {
  if (!isLoggedIn(actor)) {
    const person = await loadPublicPerson(db, services.hooks, params.id);
    if (!person) throw await whereItWent(db, actor, params.id);
    return person;
  }
  if (!(await maySeePerson(db, actor, params.id))) throw await whereItWent(db, actor, params.id);
  const [person] = await loadPersons(db, [params.id], {
    events: params.extend.includes('events-with-places') ? actor : undefined,
    memorials: true,
    militaryEvents: true,
    relations: true,
    relationPersons: params.extend.includes('relation-persons'),
    memberships: true,
  });
  if (!person) throw await whereItWent(db, actor, params.id);
  return person;
});

export const handleGetPublicPerson = implement(getPublicPerson, async ({ params, db, actor, services }) => {
  const person = await loadPublicPerson(db, services.hooks, params.id);
  if (!person) throw await whereItWent(db, actor, params.id);
  return person;
});

export const handleGetPersons = implement(getPersons, async ({ params, db, actor }) =>
  loadPersons(db, await visiblePersons(db, actor, params.ids)),
);

export const handleGetPersonsDetails = implement(getPersonsDetails, async ({ params, db, actor }) => {
  const ids = await visiblePersons(db, actor, [...new Set(params.ids)]);
  const found = await db.findBy(PersonEntity, { id: In(ids) });
  const byId = new Map(found.map((person) => [person.id, person]));
  return ids.flatMap((id) => {
    const person = byId.get(id);
    if (!person) return [];
    return [
      {
        id,
        firstName: person.surname,
        lastName: person.familyname,
        gender: person.gender,
        bornDate: person.sort_born_date,
        diedDate: person.sort_died_date,
      },
    ];
  });
});
