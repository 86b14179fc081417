import {
  findEventsByTypeAndPlace,
  findPersonEvents,
  getPersonEvent,
} from '@salient/shared/areas/events/eventMethods.ts';
import { personScope } from '@salient/shared/areas/persons/personPolicy.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { type EntityManager, In } from 'typeorm';
import { followMerges } from '../../lib/merges/followMerges.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { scopeSql } from '../datasets/scopeSql.ts';
import { extendEvents, loadEventsOf } from './loadEvents.ts';
import { maySeePerson } from './maySeePerson.ts';
import { PersonEventEntity } from './PersonEventEntity.ts';

export const handleGetPersonEvent = implement(getPersonEvent, async ({ params, db, actor, fail }) => {
  const event = await db.findOneBy(PersonEventEntity, { id: params.id });
  if (!event || !(await maySeePerson(db, actor, event.person_id))) {
    throw fail.notFound({ entity: 'person_event', id: params.id });
  }
  const [presented] = await extendEvents(db, [event], params.extend, actor);
  return presented as NonNullable<typeof presented>;
});

export const handleFindPersonEvents = implement(findPersonEvents, async ({ params, db, actor }) => {
  if (!(await maySeePerson(db, actor, params.person_id))) return { data: [], total: 0 };
  const all = await loadEventsOf(db, [params.person_id]);
  const type = params.type ?? params.filter?.type;
  const wanted = type ? all.filter((event) => event.type === type) : all;
  for (const [column, direction] of [...(params.sort ?? [])].reverse()) {
    wanted.sort((a, b) => (a[column] < b[column] ? -direction : a[column] > b[column] ? direction : 0));
  }
  const page = wanted.slice(params.offset, params.offset + params.limit);
  return { data: await extendEvents(db, page, params.extend, actor), total: wanted.length };
});

export const handleFindEventsByTypeAndPlace = implement(findEventsByTypeAndPlace, async ({ params, db, actor }) => {
  const { type, place_id, offset, limit } = params;
  // Of a place that was merged, what happened is told at the one that it became part of.
  const placeId = (await followMerges(db, 'place', [place_id])).get(place_id) ?? place_id;
  const [total, ids] = await eventIdsAtPlace(db, actor, type, placeId, offset, limit);
  const events = await db.findBy(PersonEventEntity, { id: In(ids) });
  const names = await db.query<{ id: string; surname: string; familyname: string }[]>(
    'SELECT id, surname, familyname FROM person WHERE id = ANY($1)',
    [events.map(({ person_id }) => person_id)],
  );
  const nameById = new Map(names.map((person) => [person.id, person]));
  const order = new Map(ids.map((id, index) => [id, index]));
  events.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  const presented = await extendEvents(db, events, [], actor);
  const data = presented.map((event) => ({
    ...event,
    person: nameById.get(event.person_id) ?? { id: event.person_id, surname: '', familyname: '' },
  }));
  return { data, total };
});

async function eventIdsAtPlace(
  db: EntityManager,
  actor: Actor,
  type: string,
  placeId: string,
  offset: number,
  limit: number,
): Promise<[total: number, ids: string[]]> {
  const parameters: unknown[] = [placeId, type];
  const add = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = ['e.place_id = $1', 'e.type = $2', ...scopeSql(personScope(actor), add)];
  const seen = `FROM person_event e JOIN person p ON p.id = e.person_id WHERE ${conditions.join(' AND ')}`;
  const [count] = await db.query<{ n: number }[]>(`SELECT count(*)::int AS n ${seen}`, [...parameters]);
  const rows = await db.query<{ id: string }[]>(
    `SELECT e.id ${seen} ORDER BY p.sort_name, e.id OFFSET ${add(offset)} LIMIT ${add(limit)}`,
    parameters,
  );
  return [count?.n ?? 0, rows.map(({ id }) => id)];
}
