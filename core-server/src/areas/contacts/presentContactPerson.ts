import type { ContactPerson } from '@salient/shared/areas/contacts/contactPerson.ts';
import { contactPersonFields } from '@salient/shared/areas/contacts/contactPersonFields.ts';
import { type ContactDataReader, mayReadContactData } from '@salient/shared/areas/users/actor.ts';
import { presentFields } from '@salient/shared/lib/fields/fieldSchemas.ts';
import { type EntityManager, In } from 'typeorm';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import { presentPlace } from '../places/presentPlace.ts';
import type { ContactPersonEntity } from './ContactPersonEntity.ts';

/** A contact person as `actor` may read it: without the right to contact data the names alone. */
export function presentContactPerson(person: ContactPersonEntity, actor: ContactDataReader): ContactPerson {
  const { id, firstName, lastName } = person;
  if (!mayReadContactData(actor)) return { id, firstName, lastName };
  return { id, version: person.version, ...presentFields(contactPersonFields, person) };
}

/** Contact persons with what `extend` asks for, as far as `actor` may read it. */
export async function presentContactPersons(
  { db, actor }: { readonly db: EntityManager; readonly actor: ContactDataReader },
  persons: readonly ContactPersonEntity[],
  extend: readonly 'place'[],
): Promise<ContactPerson[]> {
  const presented = persons.map((person) => presentContactPerson(person, actor));
  if (!extend.includes('place') || !mayReadContactData(actor)) return presented;
  const placeIds = persons.flatMap(({ placeId }) => placeId ?? []);
  const places = new Map((await db.findBy(PlaceEntity, { id: In(placeIds) })).map((place) => [place.id, place]));
  return presented.map((person) => {
    const place = places.get(person.placeId ?? '');
    return { ...person, place: place ? presentPlace(place) : null };
  });
}
