import { defineArea } from '../../lib/area/Area.ts';
import { ContactPersonEntity } from './ContactPersonEntity.ts';
import { ContactPersonEventEntity } from './ContactPersonEventEntity.ts';
import * as findContactPersonByName from './findContactPersonByName.ts';

export const contactsArea = defineArea({
  name: 'contacts',
  entities: [ContactPersonEntity, ContactPersonEventEntity],
  references: [
    // Personal data: a contact person counts, and is named to nobody.
    { to: 'place', table: 'contact_person', column: 'place_id', refusal: 'REFERENCED_BY_CONTACT_PERSON' },
  ],
  handlers: [findContactPersonByName],
});
