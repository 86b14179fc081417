import { defineArea } from '../../lib/area/Area.ts';
import { ContactPersonEntity } from './ContactPersonEntity.ts';
import { ContactPersonEventEntity } from './ContactPersonEventEntity.ts';
import * as findContactPersonByName from './findContactPersonByName.ts';

export const contactsArea = defineArea({
  name: 'contacts',
  entities: [ContactPersonEntity, ContactPersonEventEntity],
  handlers: [findContactPersonByName],
});
