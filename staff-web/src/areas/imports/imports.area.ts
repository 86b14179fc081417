import { defineArea } from '../../lib/area/Area.ts';

export const importsArea = defineArea({
  name: 'imports',
  screens: {
    imports: async () => (await import('./ImportsPage.tsx')).ImportsPage,
    import_list: async () => (await import('./list/ImportListPage.tsx')).ImportListPage,
  },
  pageTitles: { imports: (t) => t('imports.title'), import_list: (t) => t('imports.list') },
  titles: { import_list: async (client, id, signal) => (await client.getImportList({ id }, { signal })).file_name },
  menu: [{ code: 'imports', icon: 'upload', group: 'names', place: 6 }],
});
