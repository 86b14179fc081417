import { defineArea } from '../../lib/area/Area.ts';

export const memorialsArea = defineArea({
  name: 'memorials',
  menu: [{ code: 'memorials', icon: 'memorial', group: 'names', place: 5 }],
  staleQueries: { memorial: ['findMemorials'] },
  recordPaths: { memorial: null },
});
