import { defineArea, type LoadTitle } from '../../lib/area/Area.ts';
import { pathTo } from '../../lib/routing/links.ts';
import type {} from './archiveSlots.ts';

const collectionTitle: LoadTitle = async (client, id, signal) =>
  (await client.getCollection({ id }, { signal })).composedTitle;

export const collectionsArea = defineArea({
  name: 'collections',
  screens: {
    collections: async () => (await import('./CollectionListPage.tsx')).CollectionListPage,
    collection_create: async () => (await import('./CollectionCreatePage.tsx')).CollectionCreatePage,
    collection: async () => (await import('./CollectionPage.tsx')).CollectionPage,
    collection_edit: async () => (await import('./CollectionEditPage.tsx')).CollectionEditPage,
  },
  menu: [{ code: 'collections', icon: 'collection', group: 'documents', place: 1 }],
  titles: { collection: collectionTitle, collection_edit: collectionTitle },
  staleQueries: {
    collection: ['findDocumentCollections', 'getCollection', 'getDocumentCollectionsForPerson'],
    // How many documents it has.
    document: ['findDocumentCollections', 'getCollection'],
    // Whose box it is.
    person: ['findDocumentCollections', 'getCollection'],
  },
  recordPaths: { collection: (id) => pathTo('collection', { id }) },
});
