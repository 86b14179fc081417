import { compareEvents } from '@salient/shared/areas/events/eventOrder.ts';
import type { EventType } from '@salient/shared/areas/events/eventTypes.ts';
import type { PersonEvent } from '@salient/shared/areas/events/personEvent.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { type EntityManager, In } from 'typeorm';
import { locationOf } from '../../lib/db/locationOf.ts';
import { readRows } from '../../lib/db/readRows.ts';
import { MemorialEntity } from '../memorials/MemorialEntity.ts';
import { MilitaryEntityEntity } from '../military/MilitaryEntityEntity.ts';
import { presentMilitaryEntity } from '../military/presentMilitaryEntity.ts';
import { namesOfPlace } from '../places/namesOfPlace.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import { PersonEventEntity } from './PersonEventEntity.ts';
import { innerColumns, type PresentedEvent, presentEvent } from './presentEvent.ts';

export type EventExtension = 'place' | 'memorial' | 'military';

/** Presents events as `actor` may read them, and fills in the places, memorials and military entities they name, with one query each. */
export async function extendEvents(
  db: EntityManager,
  events: readonly PresentedEvent[],
  extend: readonly EventExtension[],
  actor: Pick<Actor, 'type'>,
): Promise<PersonEvent[]> {
  const ids = (field: 'place_id' | 'memorial_id' | 'military_entity_id' | 'military_regiment_id') => [
    ...new Set(events.flatMap((event) => (event[field] === null ? [] : [event[field]]))),
  ];
  const places = extend.includes('place') ? await db.findBy(PlaceEntity, { id: In(ids('place_id')) }) : [];
  const memorials = extend.includes('memorial') ? await db.findBy(MemorialEntity, { id: In(ids('memorial_id')) }) : [];
  const military = extend.includes('military')
    ? await db.findBy(MilitaryEntityEntity, { id: In([...ids('military_entity_id'), ...ids('military_regiment_id')]) })
    : [];
  const placeById = new Map(places.map((place) => [place.id, place]));
  const memorialById = new Map(memorials.map((memorial) => [memorial.id, memorial]));
  const militaryById = new Map(military.map((entity) => [entity.id, presentMilitaryEntity(entity)]));
  return events.map((event) => {
    const presented = presentEvent(event, actor);
    const place = event.place_id === null ? undefined : placeById.get(event.place_id);
    const memorial = event.memorial_id === null ? undefined : memorialById.get(event.memorial_id);
    if (extend.includes('place')) {
      presented.extend_place = place
        ? {
            id: place.id,
            names: namesOfPlace(place),
            country_code: place.country_code,
            country_guessed: place.country_guessed,
            loc: locationOf(place.lat, place.lon),
          }
        : null;
    }
    if (extend.includes('memorial')) {
      presented.extend_memorial = memorial ? { id: memorial.id, name: memorial.name, type: memorial.type } : null;
    }
    if (extend.includes('military') && event.type === 'military') {
      presented.extend_military_entity = militaryById.get(event.military_entity_id ?? '') ?? null;
      presented.extend_military_regiment = militaryById.get(event.military_regiment_id ?? '') ?? null;
    }
    return presented;
  });
}

interface Named {
  /** Of the memorial that it names. */
  readonly memorial_name: string | null;
}

const named = { memorial_name: '(SELECT name FROM memorial m WHERE m.id = e.memorial_id)' };

const eventsOf = (personIds: readonly string[], types?: readonly EventType[]) => ({
  where: `e.person_id = ANY($1::uuid[])${types ? ' AND e.type = ANY($2)' : ''}`,
  parameters: [[...personIds], ...(types ? [[...types]] : [])],
});

/** All events of some persons, with the names of their memorials; each person's in timeline order. */
export async function loadEventsOf(
  db: EntityManager,
  personIds: readonly string[],
): Promise<(Readonly<PersonEventEntity> & Named)[]> {
  const events = await readRows<PersonEventEntity, Named>(db, PersonEventEntity, eventsOf(personIds), named);
  return events.sort(compareEvents);
}

/** The same for those who only present them, of all types or of some. */
export async function loadPresentedEventsOf(
  db: EntityManager,
  personIds: readonly string[],
  types?: readonly EventType[],
): Promise<(Readonly<PresentedEvent> & Named)[]> {
  type Inner = (typeof innerColumns)[number];
  const wanted = { ...eventsOf(personIds, types), without: innerColumns };
  const events = await readRows<PersonEventEntity, Named, Inner>(db, PersonEventEntity, wanted, named);
  return events.sort(compareEvents);
}
