import { eventSpecs, publicEventFields } from '@salient/shared/areas/events/eventTypes.ts';
import { militaryDetails } from '@salient/shared/areas/events/militaryDetails.ts';
import type { PublicEvent, PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import { type EntityManager, In } from 'typeorm';
import type { Hooks } from '../../lib/hooks/Hooks.ts';
import { loadEventsOf } from '../events/loadEvents.ts';
import type { PersonEventEntity } from '../events/PersonEventEntity.ts';
import { MemorialEntity } from '../memorials/MemorialEntity.ts';
import { MilitaryEntityEntity } from '../military/MilitaryEntityEntity.ts';
import { presentUnitNames } from '../military/presentUnitNames.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import { presentPublicPlace } from '../places/presentPublicPlace.ts';
import { loadRelationsOf } from '../relations/loadRelations.ts';
import { PersonEntity } from './PersonEntity.ts';
import { partsOfPublicPerson } from './personHooks.ts';

function presentEvent(
  event: PersonEventEntity,
  places: ReadonlyMap<string, PlaceEntity>,
  memorials: ReadonlyMap<string, MemorialEntity>,
  units: ReadonlyMap<string, MilitaryEntityEntity>,
): PublicEvent {
  const unit = units.get(event.military_entity_id ?? '') ?? units.get(event.military_regiment_id ?? '');
  const memorial = event.memorial_id === null ? undefined : memorials.get(event.memorial_id);
  return {
    id: event.id,
    type: event.type,
    start: event.sort_start_date,
    end: event.sort_end_date,
    place: presentPublicPlace(places.get(event.place_id ?? '')),
    topo: event.topo,
    // What staff note beside a sponsorship may speak of the sponsor.
    description: eventSpecs[event.type].staffOnly ? '' : event.description,
    details: Object.fromEntries(
      publicEventFields[event.type].flatMap((field) => {
        const value = event[field as keyof PersonEventEntity];
        return typeof value === 'string' && value !== '' ? [[field, value]] : [];
      }),
    ),
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

/** A person as everybody may read it; null when there is none. */
export async function loadPublicPerson(db: EntityManager, hooks: Hooks, id: string): Promise<PublicPerson | null> {
  const person = await db.findOneBy(PersonEntity, { id });
  if (!person) return null;
  const events = await loadEventsOf(db, [id]);
  const memorialIds = events.flatMap(({ memorial_id }) => memorial_id ?? []);
  const memorials = memorialIds.length === 0 ? [] : await db.findBy(MemorialEntity, { id: In(memorialIds) });
  const placeIds = [...events, ...memorials].flatMap(({ place_id }) => place_id ?? []);
  const places = placeIds.length === 0 ? [] : await db.findBy(PlaceEntity, { id: In(placeIds) });
  const unitIds = events.flatMap((event) => [event.military_entity_id ?? [], event.military_regiment_id ?? []].flat());
  const units = unitIds.length === 0 ? [] : await db.findBy(MilitaryEntityEntity, { id: In(unitIds) });
  const relations = (await loadRelationsOf(db, [id], true)).get(id) ?? [];
  const placeById = new Map(places.map((place) => [place.id, place]));
  const memorialById = new Map(memorials.map((memorial) => [memorial.id, memorial]));
  const unitById = new Map(units.map((unit) => [unit.id, unit]));
  const military = militaryDetails(events);
  return {
    id: person.id,
    firstName: person.surname,
    lastName: person.familyname,
    name: person.surname,
    familyName: person.familyname,
    alternativeFirstNames: person.alternative_surnames,
    alternativeLastNames: person.alternative_familynames,
    initials: person.initials,
    nationality: person.nationality,
    familyInfo: person.description,
    gender: person.gender,
    bornDate: person.sort_born_date,
    diedDate: person.sort_died_date,
    age: person.age,
    victimType: person.victim_type,
    victimTypeDetails: person.victim_type_details,
    warCasualty: person.war_casualty,
    inNamelist: person.in_namelist,
    army: military?.army ?? '',
    regiment: military?.regiment ?? '',
    unit: military?.unit ?? '',
    unit_nr: military?.unit_nr ?? '',
    sub: military?.sub ?? '',
    number: military?.number ?? '',
    rank: military?.rank ?? '',
    relations: relations.flatMap(({ relation, person_id, person: other }) =>
      other
        ? [
            {
              relation,
              person_id,
              person: {
                firstName: other.surname,
                lastName: other.familyname,
                gender: other.gender,
                bornDate: other.sort_born_date,
                diedDate: other.sort_died_date,
              },
            },
          ]
        : [],
    ),
    events: events.map((event) => presentEvent(event, placeById, memorialById, unitById)),
    improvements: 0,
    story: null,
    updatedAt: person.updated_at.toISOString(),
    ...Object.assign({}, ...(await hooks.run(partsOfPublicPerson, { db, id }))),
  };
}
