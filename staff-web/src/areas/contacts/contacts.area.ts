import { contactName } from '@salient/shared/areas/contacts/contactPerson.ts';
import { defineArea } from '../../lib/area/Area.ts';
import { pathTo } from '../../lib/routing/links.ts';
import type {} from './contactPersonSlots.ts';

export const contactsArea = defineArea({
  name: 'contacts',
  menu: [
    { code: 'contact_persons', icon: 'contact', group: 'contacts', place: 1 },
    { code: 'contact_moments', icon: 'moment', group: 'contacts', place: 2 },
  ],
  titles: {
    contact_person: async (client, id, signal) => contactName(await client.getContactPerson({ id }, { signal })),
  },
  staleQueries: {
    contact_person: ['findContactPersons', 'getContactPerson', 'findContactPersonByName', 'findContactPersonEvents'],
    contact_person_event: [
      'findContactPersonEvents',
      'getContactPersonEvent',
      'getContactPersonEventsForPerson',
      'findContactMomentsForPerson',
      'findContactMomentsForDocument',
    ],
  },
  recordPaths: {
    contact_person: (id) => pathTo('contact_person', { id }),
    contact_person_event: (id) => pathTo('contact_moment', { id }),
  },
});
