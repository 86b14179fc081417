import type { Person } from '@salient/shared/areas/persons/person.ts';
import type { EntityManager } from 'typeorm';
import type { Fields } from '../../lib/changes/ChangeRow.ts';
import { eventDraftOf } from '../events/eventDraft.ts';
import { loadEventsOf } from '../events/loadEvents.ts';
import { loadPersons } from './loadPersons.ts';

const whole = { relations: true, memberships: true } as const;

/** A person that is there, as staff read it. */
export async function loadWholePerson(db: EntityManager, id: string): Promise<Person> {
  const [person] = await loadPersons(db, [id], whole);
  if (!person) throw new Error(`the person ${id} is not there`);
  return person;
}

/** What the audit trail keeps of a person: its own fields, relations and memberships, without derived values. */
export async function personState(db: EntityManager, id: string): Promise<Fields> {
  const [person] = await loadPersons(db, [id], whole);
  if (!person) return {};
  const {
    id: _id,
    version,
    sort_born_date,
    sort_died_date,
    living_status,
    relations,
    project_memberships,
    ...own
  } = person;
  return {
    ...own,
    relations: relations?.map(({ person_id, relation, comments }) => ({ person_id, relation, comments })),
    project_memberships: project_memberships?.map(({ project, notes }) => ({ project, notes })),
  };
}

/** A person with all its events, as the trail keeps one that goes. */
export async function wholePerson(db: EntityManager, id: string): Promise<Fields> {
  const events = await loadEventsOf(db, [id]);
  return {
    ...(await personState(db, id)),
    events: events.map((event) => ({ id: event.id, version: event.version, ...eventDraftOf(event) })),
  };
}
