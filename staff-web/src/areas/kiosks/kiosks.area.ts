import { kioskNumberOf } from '@salient/shared/lib/schemas/kioskNumber.ts';
import { defineArea } from '../../lib/area/Area.ts';
import { pathTo } from '../../lib/routing/links.ts';

export const kiosksArea = defineArea({
  name: 'kiosks',
  screens: {
    kiosks: async () => (await import('./KioskListPage.tsx')).KioskListPage,
    kiosk: async () => (await import('./KioskPage.tsx')).KioskPage,
  },
  menu: [{ code: 'kiosks', icon: 'kiosk', group: 'stories', place: 2 }],
  staleQueries: { kiosk: ['findKiosks', 'getKiosk'] },
  recordPaths: { kiosk: (id) => pathTo('kiosk', { id: String(kioskNumberOf(id)) }) },
});
