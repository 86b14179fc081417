import { defineArea } from '../../lib/area/Area.ts';
import { batchName } from './batches/batchName.ts';

export const importsArea = defineArea({
  name: 'imports',
  screens: {
    imports: async () => (await import('./ImportsPage.tsx')).ImportsPage,
    import_batch: async () => (await import('./batches/BatchPage.tsx')).BatchPage,
    import_list: async () => (await import('./list/ImportListPage.tsx')).ImportListPage,
  },
  pageTitles: {
    imports: (t) => t('imports.title'),
    import_batch: (t) => t('importBatches.title'),
    import_list: (t) => t('imports.list'),
  },
  titles: {
    import_batch: async (client, id, signal) => batchName(await client.getImportBatch({ id }, { signal })),
    import_list: async (client, id, signal) => (await client.getImportList({ id }, { signal })).file_name,
  },
  menu: [{ code: 'imports', icon: 'upload', group: 'names', place: 6 }],
});
