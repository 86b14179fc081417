import { defineArea } from '../../lib/area/Area.ts';

export const contactsArea = defineArea({
  name: 'contacts',
  menu: [
    { code: 'contact_persons', icon: 'contact', group: 'contacts', place: 1 },
    { code: 'contact_moments', icon: 'moment', group: 'contacts', place: 2 },
  ],
});
