import { militaryDetails } from '@salient/shared/areas/events/militaryDetails.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { type Actor, guest } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { groupBy } from '../../lib/db/groupBy.ts';
import { columnsOf, readRows } from '../../lib/db/readRows.ts';
import { extendEvents, loadPresentedEventsOf } from '../events/loadEvents.ts';
import { presentEvent } from '../events/presentEvent.ts';
import { loadRelationsOf } from '../relations/loadRelations.ts';
import { PersonEntity } from './PersonEntity.ts';
import { innerColumns, type PresentedPerson, presentPerson } from './presentPerson.ts';

export interface PersonExtensions {
  /** All events, as this reader may see them. */
  readonly events?: Pick<Actor, 'type'> | undefined;
  readonly memorials?: boolean;
  readonly militaryEvents?: boolean;
  readonly relations?: boolean;
  readonly relationPersons?: boolean;
  readonly memberships?: boolean;
}

/** Persons by id, in the order of `ids`, with what is asked for; ids of nobody are left out. */
export async function loadPersons(
  db: EntityManager,
  ids: readonly string[],
  extend: PersonExtensions = {},
): Promise<Person[]> {
  if (ids.length === 0) return [];
  const found = await readRows(db, PersonEntity, {
    where: 'e.id = ANY($1::uuid[])',
    parameters: [[...ids]],
    without: innerColumns,
  });
  const byId = new Map(found.map((person) => [person.id, person]));
  return extendPersons(
    db,
    [...new Set(ids)].flatMap((id) => byId.get(id) ?? []),
    extend,
  );
}

/** What `extendPersons` has to know of each person, as SQL of that table. */
export const presentedColumns = (db: EntityManager): string => columnsOf(db, PersonEntity, innerColumns);

/** The same for persons who are read already. */
export async function extendPersons(
  db: EntityManager,
  rows: readonly PresentedPerson[],
  extend: PersonExtensions,
): Promise<Person[]> {
  if (rows.length === 0) return [];
  const persons = rows.map(presentPerson);
  if (extend.events || extend.memorials || extend.militaryEvents) await addEvents(db, persons, extend);
  if (extend.relations) {
    const ids = persons.map(({ id }) => id);
    const relations = await loadRelationsOf(db, ids, extend.relationPersons ?? false);
    for (const person of persons) person.relations = relations.get(person.id) ?? [];
  }
  if (extend.memberships) await addMemberships(db, persons);
  return persons;
}

async function addEvents(db: EntityManager, persons: readonly Person[], extend: PersonExtensions): Promise<void> {
  const ids = persons.map(({ id }) => id);
  const types = extend.events
    ? undefined
    : (['military', ...(extend.memorials ? (['memorated'] as const) : [])] as const);
  const events = groupBy(await loadPresentedEventsOf(db, ids, types), ({ person_id }) => person_id);
  for (const person of persons) {
    const own = events.get(person.id) ?? [];
    person.military_details = militaryDetails(own);
    if (extend.militaryEvents) {
      person.military_events = own.filter(({ type }) => type === 'military').map((event) => presentEvent(event, guest));
    }
    if (extend.memorials) {
      person.memorials = own.flatMap(({ memorial_id: id, memorial_name, memorial_kind }) =>
        id === null ? [] : [{ id, name: memorial_name ?? '', kind: memorial_kind ?? 'none' }],
      );
    }
    if (extend.events) person.events = await extendEvents(db, own, ['place', 'memorial'], extend.events);
  }
}

async function addMemberships(db: EntityManager, persons: readonly Person[]): Promise<void> {
  const rows = await db.query<{ person_id: string; project: string; project_title: string; notes: string }[]>(
    `SELECT m.person_id, m.project_id AS project, p.title AS project_title, m.notes
     FROM project_membership m JOIN project p ON p.id = m.project_id
     WHERE m.person_id = ANY($1) ORDER BY lower(p.title)`,
    [persons.map(({ id }) => id)],
  );
  for (const person of persons) {
    person.project_memberships = rows
      .filter(({ person_id }) => person_id === person.id)
      .map(({ project, project_title, notes }) => ({ project, project_title, notes }));
  }
}
