import { defineArea, type LoadTitle } from '../../lib/area/Area.ts';
import { slot } from '../../lib/area/slot.tsx';
import type {} from '../../lib/related/recordSlots.ts';
import { pathTo } from '../../lib/routing/links.ts';
import type {} from '../collections/archiveSlots.ts';
import type {} from './EditedDocument.ts';

const documentTitle: LoadTitle = async (client, id, signal) =>
  (await client.getCollectionDocument({ id }, { signal })).title;

export const documentsArea = defineArea({
  name: 'documents',
  screens: {
    documentation: async () => (await import('./list/DocumentListPage.tsx')).DocumentListPage,
    document_create: async () => (await import('./DocumentCreatePage.tsx')).DocumentCreatePage,
    document: async () => (await import('./DocumentPage.tsx')).DocumentPage,
    document_page: async () => (await import('./page/PageEditorPage.tsx')).PageEditorPage,
  },
  menu: [{ code: 'documentation', icon: 'document', group: 'documents', place: 2 }],
  titles: { document: documentTitle },
  staleQueries: {
    document: ['findCollectionDocuments', 'getCollectionDocuments', 'getCollectionDocument', 'getDocumentsRelatedTo'],
    document_element: ['getCollectionDocument', 'getDocumentsRelatedTo'],
    collection: ['findCollectionDocuments', 'getCollectionDocument'],
  },
  recordPaths: { document: (id) => pathTo('document', { id }), document_element: null },
  archiveSlots: {
    CollectionDocuments: slot(async () => (await import('./list/CollectionDocuments.tsx')).CollectionDocuments),
  },
  recordSlots: {
    Documents: slot(async () => (await import('./list/RelatedDocuments.tsx')).RelatedDocuments),
  },
  forgetWork: ({ editedDocument }) => editedDocument.clear(),
});
