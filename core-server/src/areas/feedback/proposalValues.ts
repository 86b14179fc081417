import {
  eventProposalFields,
  isDateField,
  personProposalFields,
} from '@salient/shared/areas/feedback/proposalFields.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { decodeDate, encodeDate, showPart } from '@salient/shared/lib/dates/partialDate.ts';
import { type EntityManager, In } from 'typeorm';
import { PersonEventEntity } from '../events/PersonEventEntity.ts';
import { PersonEntity } from '../persons/PersonEntity.ts';
import { namesOfPlace } from '../places/namesOfPlace.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';

/** A person with its events and the names of their places, to read present values from. */
export interface ProposalRecords {
  readonly person: PersonEntity;
  readonly events: ReadonlyMap<string, PersonEventEntity>;
  readonly placeNames: ReadonlyMap<string, string>;
}

/** The records that proposals about some persons speak of, by the person's id. */
export async function loadProposalRecords(
  db: EntityManager,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, ProposalRecords>> {
  const ids = In([...new Set(personIds)]);
  const persons = await db.findBy(PersonEntity, { id: ids });
  const events = await db.findBy(PersonEventEntity, { person_id: ids });
  const placeIds = events.flatMap(({ place_id }) => place_id ?? []);
  const places = placeIds.length === 0 ? [] : await db.findBy(PlaceEntity, { id: In(placeIds) });
  const placeNames = new Map(places.map((place) => [place.id, placeName(namesOfPlace(place), 'nl')]));
  return new Map(
    persons.map((person) => {
      const own = events.filter(({ person_id }) => person_id === person.id);
      return [person.id, { person, events: new Map(own.map((event) => [event.id, event])), placeNames }];
    }),
  );
}

/** What stands in a field now, written as a proposal writes it; null when there is no such field or event. */
export function presentValue(
  { person, events, placeNames }: ProposalRecords,
  { event_id, field }: { readonly event_id: string | null; readonly field: string },
): string | null {
  if (event_id === null) {
    if (!(personProposalFields as readonly string[]).includes(field)) return null;
    if (!isDateField(field)) return String(person[field as keyof PersonEntity]);
    return dateOf(person as unknown as Parts, field);
  }
  const event = events.get(event_id);
  if (!event || !eventProposalFields(event.type).includes(field)) return null;
  if (field === 'place') return placeNames.get(event.place_id ?? '') ?? '';
  if (isDateField(field)) return dateOf(event as unknown as Parts, field);
  return String(event[field as keyof PersonEventEntity] ?? '');
}

type Parts = Readonly<Record<string, number | null>>;

/** Empty rather than eight unknown digits, when nothing is known. */
function dateOf(parts: Parts, field: string): string {
  const date = {
    day: parts[`${field}_day`] ?? null,
    month: parts[`${field}_month`] ?? null,
    year: parts[`${field}_year`] ?? null,
  };
  const encoded = encodeDate(date);
  return /\d/.test(encoded) ? encoded : '';
}

/** The fields that an update of the record takes for a proposed value. */
export function fieldsToWrite(field: string, value: string, placeId: string | null): Readonly<Record<string, unknown>> {
  if (field === 'place') return { place_id: placeId };
  if (!isDateField(field)) return { [field]: value };
  const { day = null, month = null, year = null } = decodeDate(value) ?? {};
  return { [`${field}_day`]: showPart(day), [`${field}_month`]: showPart(month), [`${field}_year`]: showPart(year) };
}
