import { defineArea } from '../../lib/area/Area.ts';

export const privacyArea = defineArea({
  name: 'privacy',
  screens: {
    retention: async () => (await import('./retention/RetentionPage.tsx')).RetentionPage,
  },
  menu: [{ code: 'retention', icon: 'history', group: 'contacts', place: 3 }],
});
