import { contactName } from '@salient/shared/areas/contacts/contactPerson.ts';
import { defineArea } from '../../lib/area/Area.ts';
import { slot } from '../../lib/area/slot.tsx';
import type {} from '../../lib/merges/RecordMergePick.ts';
import type {} from '../../lib/related/recordSlots.ts';
import { pathTo } from '../../lib/routing/links.ts';
import type {} from './contactPersonSlots.ts';
import { contactPersonQueries, momentQueries } from './contactQueries.ts';
import { personOf } from './moments/momentName.ts';
import type {} from './recorder/ContactRecorder.ts';

export const contactsArea = defineArea({
  name: 'contacts',
  screens: {
    contact_persons: async () => (await import('./ContactPersonListPage.tsx')).ContactPersonListPage,
    contact_doubles: async () => (await import('./merge/ContactDoublesPage.tsx')).ContactDoublesPage,
    contact_person_create: async () => (await import('./ContactPersonCreatePage.tsx')).ContactPersonCreatePage,
    contact_person: async () => (await import('./ContactPersonPage.tsx')).ContactPersonPage,
    contact_moments: async () => (await import('./moments/ContactMomentListPage.tsx')).ContactMomentListPage,
    contact_moment: async () => (await import('./moments/ContactMomentPage.tsx')).ContactMomentPage,
    record_contact_moment: async () => (await import('./recorder/RecorderPage.tsx')).RecorderPage,
  },
  menu: [
    { code: 'contact_persons', icon: 'contact', group: 'contacts', place: 1 },
    { code: 'contact_moments', icon: 'moment', group: 'contacts', place: 2 },
  ],
  titles: {
    contact_person: async (client, id, signal) => contactName(await client.getContactPerson({ id }, { signal })),
    contact_moment: async (client, id, signal) => personOf(await client.getContactPersonEvent({ id }, { signal })),
  },
  staleQueries: { contact_person: contactPersonQueries, contact_person_event: momentQueries },
  recordPaths: {
    contact_person: (id) => pathTo('contact_person', { id }),
    contact_person_event: (id) => pathTo('contact_moment', { id }),
  },
  recordSlots: {
    ContactMoments: slot(async () => (await import('./recorder/ContactMoments.tsx')).ContactMoments),
    Contribute: slot(async () => (await import('./recorder/Contribute.tsx')).Contribute),
  },
  contactPersonSlots: {
    StartMoment: slot(async () => (await import('./recorder/StartMoment.tsx')).StartMoment),
  },
  forgetWork: ({ contactRecorder, recordMergePick }) => {
    contactRecorder.forget();
    recordMergePick.clear('contact_person');
  },
});
