import { defineArea } from '../../lib/area/Area.ts';

export const placesArea = defineArea({
  name: 'places',
  menu: [{ code: 'places', icon: 'place', group: 'names', place: 3 }],
  staleQueries: { place: ['findPlaces'] },
  recordPaths: { place: null },
});
