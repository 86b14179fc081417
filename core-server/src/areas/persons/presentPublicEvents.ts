import { eventSpecs, publicEventFields } from '@salient/shared/areas/events/eventTypes.ts';
import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import { type EntityManager, In } from 'typeorm';
import type { PersonEventEntity } from '../events/PersonEventEntity.ts';
import { MemorialEntity } from '../memorials/MemorialEntity.ts';
import { MilitaryEntityEntity } from '../military/MilitaryEntityEntity.ts';
import { presentUnitNames } from '../military/presentUnitNames.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import { presentPublicPlace } from '../places/presentPublicPlace.ts';
import { detailsInLanguages } from './detailsInLanguages.ts';

/**
 * Events of a person as everybody may read them, in their order, with the places, memorials and units that they name.
 *
 * @param gender of the person, which chooses between a man's word and a woman's; without one the written word tells.
 */
export async function presentPublicEvents(
  db: EntityManager,
  events: readonly PersonEventEntity[],
  gender = '',
): Promise<PublicEvent[]> {
  const present = await publicEventPresenter(db, events);
  return events.map((event) => present(event, gender));
}

/** What presents events of several persons, after one look at all that they name. */
export async function publicEventPresenter(
  db: EntityManager,
  events: readonly PersonEventEntity[],
): Promise<(event: PersonEventEntity, gender: string) => PublicEvent> {
  const memorialIds = events.flatMap(({ memorial_id }) => memorial_id ?? []);
  const memorials = memorialIds.length === 0 ? [] : await db.findBy(MemorialEntity, { id: In(memorialIds) });
  const placeIds = [...events, ...memorials].flatMap(({ place_id }) => place_id ?? []);
  const places = placeIds.length === 0 ? [] : await db.findBy(PlaceEntity, { id: In(placeIds) });
  const unitIds = events.flatMap((event) => [event.military_entity_id ?? [], event.military_regiment_id ?? []].flat());
  const units = unitIds.length === 0 ? [] : await db.findBy(MilitaryEntityEntity, { id: In(unitIds) });
  const placeById = new Map(places.map((place) => [place.id, place]));
  const memorialById = new Map(memorials.map((memorial) => [memorial.id, memorial]));
  const unitById = new Map(units.map((unit) => [unit.id, unit]));
  return (event, gender) => presentEvent(event, gender, placeById, memorialById, unitById);
}

function presentEvent(
  event: PersonEventEntity,
  gender: string,
  places: ReadonlyMap<string, PlaceEntity>,
  memorials: ReadonlyMap<string, MemorialEntity>,
  units: ReadonlyMap<string, MilitaryEntityEntity>,
): PublicEvent {
  const unit = units.get(event.military_entity_id ?? '') ?? units.get(event.military_regiment_id ?? '');
  const memorial = event.memorial_id === null ? undefined : memorials.get(event.memorial_id);
  const details: Record<string, string> = Object.fromEntries(
    publicEventFields[event.type].flatMap((field) => {
      const value = event[field as keyof PersonEventEntity];
      return typeof value === 'string' && value !== '' ? [[field, value]] : [];
    }),
  );
  return {
    id: event.id,
    type: event.type,
    start: event.sort_start_date,
    end: event.sort_end_date,
    place: presentPublicPlace(places.get(event.place_id ?? '')),
    topo: event.topo,
    // What staff note beside a sponsorship may speak of the sponsor.
    description: eventSpecs[event.type].staffOnly ? '' : event.description,
    details,
    detailsInLanguages: detailsInLanguages(details, gender),
    memorial: memorial
      ? {
          id: memorial.id,
          name: memorial.name,
          type: memorial.type,
          place: presentPublicPlace(places.get(memorial.place_id ?? '')),
        }
      : null,
    unit: unit ? presentUnitNames(unit) : null,
  };
}
