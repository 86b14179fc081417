import type { ContactPerson } from '@salient/shared/areas/contacts/contactPerson.ts';
import { mayReadContactData } from '@salient/shared/areas/contacts/contactPolicy.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { ContactPersonEntity } from './ContactPersonEntity.ts';

/** A contact person as `actor` may read it: below revisor the names alone. */
export function presentContactPerson(person: ContactPersonEntity, actor: Pick<Actor, 'type'>): ContactPerson {
  const { id, firstName, lastName } = person;
  if (!mayReadContactData(actor)) return { id, firstName, lastName };
  const { version, email, phone, street, streetNumber, placeId, notes } = person;
  return { id, firstName, lastName, version, email, phone, street, streetNumber, placeId, notes };
}
