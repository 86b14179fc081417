import { defineArea } from '../../lib/area/Area.ts';
import { pathTo } from '../../lib/routing/links.ts';

export const keyLocationsArea = defineArea({
  name: 'key-locations',
  screens: {
    key_locations: async () => (await import('./KeyLocationListPage.tsx')).KeyLocationListPage,
    key_location_create: async () => (await import('./KeyLocationCreatePage.tsx')).KeyLocationCreatePage,
    key_location: async () => (await import('./KeyLocationEditPage.tsx')).KeyLocationEditPage,
    key_walks: async () => (await import('./KeyWalkListPage.tsx')).KeyWalkListPage,
  },
  menu: [{ code: 'key_locations', icon: 'key', group: 'management', place: 6 }],
  staleQueries: {
    key_location: ['findKeyLocations', 'getKeyLocation', 'findKeyLocationSuggestions', 'keyLocationsForMap'],
    key_walk: ['findKeyWalks'],
  },
  recordPaths: { key_location: (id) => pathTo('key_location', { id }), key_walk: null },
});
