import {
  findPerson,
  findPersonsByProjectMembership,
  getPerson,
  getPersons,
  getPersonsDetails,
  getPublicPerson,
} from '@salient/shared/areas/persons/personMethods.ts';
import { isLoggedIn } from '@salient/shared/areas/users/actor.ts';
import { In } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';
import { maySeePerson, visiblePersons } from '../events/maySeePerson.ts';
import { ProjectEntity } from '../projects/ProjectEntity.ts';
import { extendPersons, loadPersons, presentedColumns } from './loadPersons.ts';
import { loadPublicPerson } from './loadPublicPerson.ts';
import { PersonEntity } from './PersonEntity.ts';
import { documentsOfPerson } from './personHooks.ts';
import type { PresentedPerson } from './presentPerson.ts';
import { searchPersons } from './searchPersons.ts';
import { whereItWent } from './whereItWent.ts';

const detailsOf = (extend: readonly ('memorials' | 'military_events')[]) => ({
  memorials: extend.includes('memorials'),
  militaryEvents: extend.includes('military_events'),
});

export const handleFindPerson = implement(findPerson, async ({ params, ...context }) => {
  const { db } = context;
  const { dataset, sounds_alike, extend } = params;
  const query = { dataset, sounds_alike };
  const way = { columns: presentedColumns(db) };
  const { rows, records, total } = await searchPersons<PresentedPerson>(context, params, query, way);
  const ids = rows.map(({ id }) => id);
  const data = await (records
    ? extendPersons(db, records, detailsOf(extend))
    : loadPersons(db, ids, detailsOf(extend)));
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const person of data) {
    const { reason = null, matched_name = null } = found.get(person.id) ?? {};
    if (reason) person.match = { reason, matched_name };
  }
  return { data, total };
});

export const handleFindPersonsByProjectMembership = implement(
  findPersonsByProjectMembership,
  async ({ params, fail, ...context }) => {
    const { db } = context;
    const { project } = params;
    if (!(await db.existsBy(ProjectEntity, { id: project }))) throw fail.notFound({ entity: 'project', id: project });
    // Whoever was brought in or taken out a moment ago is seen to have come or gone.
    const { rows, total } = await searchPersons(context, params, { project }, { isCurrent: true });
    const ids = rows.map(({ id }) => id);
    return { data: await loadPersons(db, ids, detailsOf(params.extend)), total };
  },
);

export const handleGetPerson = implement(getPerson, async ({ params, db, actor, services }) => {
  if (!isLoggedIn(actor)) {
    const person = await loadPublicPerson(db, services, params.id);
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
  if (params.extend.includes('documents')) {
    person.documents = (await services.hooks.run(documentsOfPerson, { db, actor, id: params.id })).flat();
  }
  return person;
});

export const handleGetPublicPerson = implement(getPublicPerson, async ({ params, db, actor, services }) => {
  const person = await loadPublicPerson(db, services, params.id);
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
