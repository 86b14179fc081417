import { defineArea, type LoadTitle } from '../../lib/area/Area.ts';
import type {} from '../../lib/merges/RecordMergePick.ts';
import type {} from '../../lib/picker/quickCreate.ts';
import { pathTo } from '../../lib/routing/links.ts';

const memorialName: LoadTitle = async (client, id, signal) => (await client.getMemorial({ id }, { signal })).name;

export const memorialsArea = defineArea({
  name: 'memorials',
  screens: {
    memorials: async () => (await import('./MemorialListPage.tsx')).MemorialListPage,
    memorial_doubles: async () => (await import('./merge/MemorialDoublesPage.tsx')).MemorialDoublesPage,
    memorial_create: async () => (await import('./MemorialCreatePage.tsx')).MemorialCreatePage,
    memorial_edit: async () => (await import('./MemorialEditPage.tsx')).MemorialEditPage,
    memorial: async () => (await import('./MemorialPage.tsx')).MemorialPage,
  },
  menu: [{ code: 'memorials', icon: 'memorial', group: 'names', place: 5 }],
  titles: { memorial: memorialName, memorial_edit: memorialName },
  staleQueries: {
    memorial: [
      ...(['findMemorials', 'getMemorial', 'getMemorials', 'findPersonOnMemorial'] as const),
      ...(['findSimilarMemorials', 'findMemorialDoubles', 'findMemorialMerges'] as const),
    ],
    // How many persons stand on it.
    person_event: ['findMemorials', 'getMemorial'],
  },
  recordPaths: { memorial: (id) => pathTo('memorial', { id }) },
  forgetWork: ({ recordMergePick }) => recordMergePick.clear('memorial'),
  quickCreate: { memorial: async () => (await import('./QuickMemorialDialog.tsx')).QuickMemorialDialog },
});
