import type { TestServer } from '../../harness/startServer.ts';
import type { ValidParams } from './ValidParams.ts';

/** A digital document with so many pages. */
async function withPages({ make }: TestServer, count = 2) {
  const document = await make.document({ category: 'DIBORN' });
  for (let n = 0; n < count; n++) await make.page(document.id);
  return document.id;
}

export const documentsParams = {
  getTranscriptionFiles: async (server) => ({ id: await withPages(server), language: 'fr' }),
  findCollectionDocuments: async ({ make }) => ({
    ...{ text: 'brief', tag: 'letter', ref_type: 'person', ref_id: (await make.person()).id },
    options: { category: 'DIBORN', status: 'todo', disclosed: true, collectionId: (await make.collection()).id },
    ...{ extend: ['collection'], offset: 0, limit: 10, sort: ['_id', -1] },
  }),
  searchDocuments: async ({ make }) => ({
    ...{ text: 'brief', tag: 'letter', category: 'DIBORN', status: 'todo', disclosed: true, includeDeleted: true },
    ...{ collectionId: (await make.collection()).id, ref_type: 'person', ref_id: (await make.person()).id },
    ...{ offset: 0, limit: 10 },
  }),
  getCollectionDocuments: async ({ make }) => ({
    ...{ collection: (await make.collection()).id, includeDeleted: true, text: 'brief', offset: 0, limit: 10 },
    sort: ['pages', -1],
  }),
  getCollectionDocument: async ({ make }) => ({ id: (await make.document()).id }),
  getDocumentsRelatedTo: async ({ make }) => ({ type: 'place', id: (await make.place()).id, offset: 0, limit: 10 }),
  countDocumentsRelatedTo: async ({ make }) => ({ type: 'memorial', id: (await make.memorial()).id }),
  getDocumentsForPerson: async ({ make }) => ({ person_id: (await make.person()).id }),
  getPublicDocument: async ({ make }) => ({
    ...{ id: (await make.document({ category: 'DIBORN', disclosed: true })).id, language: 'fr' },
  }),
  getPublicDocumentsOfPerson: async ({ make }) => ({ person_id: (await make.person()).id, offset: 0, limit: 10 }),
  searchPublicDocuments: async () => ({ text: 'brief', offset: 0, limit: 10 }),
  validateCollectionDocument: async (server) => ({ document: await document(server), mode: 'create' }),
  createCollectionDocument: async (server) => ({ document: await document(server) }),
  updateCollectionDocument: async (server) => {
    const { category: _category, ...fields } = await document(server);
    return { document: { ...fields, id: (await server.make.document({ category: 'DIBORN' })).id, version: 1 } };
  },
  removeCollectionDocument: async ({ make }) => ({ id: (await make.document()).id, version: 1 }),
  restoreCollectionDocument: async ({ make }) => ({ id: (await make.document({ deleted: true })).id, version: 1 }),
  updateCollectionDocumentElement: async (server) => ({
    ...{ documentId: await withPages(server), index: 1, newIndex: 0 },
    element: { version: 1, transcription: 'Beste moeder,', ...(await partsOf(server)) },
  }),
  addCollectionDocumentSubdocument: async (server) => ({ documentId: await withPages(server), index: 1 }),
  moveCollectionDocumentElements: async (server) => ({
    documentId: await withPages(server),
    targetId: (await server.make.document({ category: 'DIBORN' })).id,
    indices: [0],
  }),
  orderCollectionDocumentElements: async (server) => ({
    ...{ documentId: await withPages(server), indices: [1], before: 0 },
  }),
  removeCollectionDocumentElements: async (server) => ({ documentId: await withPages(server), indices: [0] }),
} satisfies Partial<ValidParams>;

/** Tags and references as an editor may send them. */
const partsOf = async ({ make }: TestServer) => ({
  tags: [{ tagId: 'letter', values: { from: (await make.person()).id, sent_from: { id: (await make.place()).id } } }],
  references: [
    { type: 'person', id: (await make.person()).id, relation: 'author', comment: 'aan zijn moeder' },
    { type: 'toponym', name: 'Hoeve Van Acker', relation: 'written_location' },
  ],
});

/** What an editor may send for a new digital document, every field filled in. */
const document = async (server: TestServer) => ({
  ...{ category: 'digital', status: 'in_progress', disclosed: true, title: 'Brief van het front' },
  ...{ description: 'Twee bladen.', source: 'familie', filename: 'brief.pdf' },
  collectionId: (await server.make.collection()).id,
  ...(await partsOf(server)),
});
