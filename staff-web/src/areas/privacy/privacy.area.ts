import { defineArea } from '../../lib/area/Area.ts';
import { slot } from '../../lib/area/slot.tsx';
import type {} from '../contacts/contactPersonSlots.ts';

export const privacyArea = defineArea({
  name: 'privacy',
  screens: {
    retention: async () => (await import('./retention/RetentionPage.tsx')).RetentionPage,
    personal_data: async () => (await import('./erase/PersonalDataPage.tsx')).PersonalDataPage,
    contact_access: async () => (await import('./access/ContactAccessPage.tsx')).ContactAccessPage,
  },
  contactPersonSlots: { PersonalData: slot(async () => (await import('./access/SeenBy.tsx')).SeenBy) },
  menu: [
    { code: 'retention', icon: 'history', group: 'contacts', place: 3 },
    { code: 'personal_data', icon: 'person', group: 'management', place: 3 },
  ],
});
