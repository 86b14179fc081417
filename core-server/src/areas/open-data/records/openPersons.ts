import { militaryDetails } from '@salient/shared/areas/events/militaryDetails.ts';
import { militaryName } from '@salient/shared/areas/military/names/militaryName.ts';
import { type OpenEvent, type OpenPerson, readOpenDetails } from '@salient/shared/areas/open-data/openRecord.ts';
import { isPublicPerson } from '@salient/shared/areas/persons/living/livingStatus.ts';
import { personPath } from '@salient/shared/areas/persons/personPaths.ts';
import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { edtfDate } from '@salient/shared/lib/dates/edtfDate.ts';
import { type EntityManager, In } from 'typeorm';
import { groupBy } from '../../../lib/db/groupBy.ts';
import { loadEventsOf } from '../../events/loadEvents.ts';
import { publicPersons } from '../../events/maySeePerson.ts';
import type { PersonEventEntity } from '../../events/PersonEventEntity.ts';
import { PersonEntity } from '../../persons/PersonEntity.ts';
import { publicEventPresenter } from '../../persons/presentPublicEvents.ts';
import { loadRelationsOf } from '../../relations/loadRelations.ts';

/** Those of some persons whom everybody may know, as open data. */
export async function loadOpenPersons(
  db: EntityManager,
  ids: readonly string[],
  publicUrl: string,
): Promise<OpenPerson[]> {
  const persons = (await db.findBy(PersonEntity, { id: In([...ids]) })).filter(isPublicPerson);
  const known = persons.map(({ id }) => id);
  const stored = await loadEventsOf(db, known);
  const present = await publicEventPresenter(db, stored);
  const events = groupBy(stored, ({ person_id }) => person_id);
  const relations = await loadRelationsOf(db, known, false);
  const others = [...relations.values()].flat().map(({ person_id }) => person_id);
  const publicOthers = new Set(await publicPersons(db, others));
  return persons.map((person) => {
    const own = events.get(person.id) ?? [];
    const presented = own.map((event) => openEvent(event, present(event, person.gender)));
    const military = militaryDetails(own);
    const placeOf = (type: OpenEvent['type']) => presented.find((event) => event.type === type)?.place ?? '';
    return {
      id: person.id,
      url: publicUrl + personPath(person.id),
      first_name: person.surname,
      family_name: person.familyname,
      alternative_first_names: person.alternative_surnames,
      alternative_family_names: person.alternative_familynames,
      initials: person.initials,
      gender: person.gender,
      nationality: person.nationality,
      description: person.description,
      born: edtfDate(person.sort_born_date),
      died: edtfDate(person.sort_died_date),
      birth_place: placeOf('born'),
      death_place: placeOf('died'),
      age: person.age,
      victim_type: person.victim_type,
      victim_type_details: person.victim_type_details,
      war_casualty: person.war_casualty,
      in_names_list: person.in_namelist,
      army: military?.army ?? '',
      regiment: military?.regiment ?? '',
      unit: military?.unit ?? '',
      unit_number: military?.unit_nr ?? '',
      sub_unit: military?.sub ?? '',
      rank: military?.rank ?? '',
      service_number: military?.number ?? '',
      relations: (relations.get(person.id) ?? [])
        .filter(({ person_id }) => publicOthers.has(person_id))
        .map(({ relation, person_id }) => ({ relation, person_id })),
      events: presented,
    };
  });
}

/** An event as guests read it, with the ids of what it names: guests find those by themselves. */
function openEvent({ place_id }: PersonEventEntity, event: PublicEvent): OpenEvent {
  return {
    type: event.type,
    start: edtfDate(event.start),
    end: edtfDate(event.end),
    place_id: event.place ? place_id : null,
    place: event.place ? placeName(event.place.names, 'nl') : '',
    location: event.topo,
    description: event.description,
    details: readOpenDetails(event.details),
    memorial_id: event.memorial?.id ?? null,
    memorial: event.memorial?.name ?? '',
    unit_id: event.unit?.id ?? null,
    unit: event.unit ? militaryName(event.unit) : '',
  };
}
