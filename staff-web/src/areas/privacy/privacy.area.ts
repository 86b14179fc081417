import { defineArea } from '../../lib/area/Area.ts';

export const privacyArea = defineArea({
  name: 'privacy',
  screens: {
    retention: async () => (await import('./retention/RetentionPage.tsx')).RetentionPage,
    personal_data: async () => (await import('./erase/PersonalDataPage.tsx')).PersonalDataPage,
    contact_access: async () => (await import('./access/ContactAccessPage.tsx')).ContactAccessPage,
  },
  menu: [
    { code: 'retention', icon: 'history', group: 'contacts', place: 3 },
    { code: 'personal_data', icon: 'person', group: 'management', place: 3 },
  ],
});
