import type { TestServer } from '../../harness/startServer.ts';
import type { ValidParams } from './ValidParams.ts';

export const collectionsParams = {
  findDocumentCollections: async () => ({
    text: 'doos',
    filter: { title: 'doos', adlibCode: 'A', status: 'todo' },
    showRemoved: true,
    offset: 0,
    limit: 10,
    sort: ['title', -1],
  }),
  getCollection: async ({ make }) => ({ id: (await make.collection()).id }),
  getDocumentCollectionsForPerson: async ({ make }) => ({ person_id: (await make.person()).id }),
  validateCollection: async (server) => ({ collection: await collection(server), mode: 'create' }),
  createCollection: async (server) => ({ collection: await collection(server) }),
  updateCollection: async (server) => ({
    collection: { ...(await collection(server)), id: (await server.make.collection()).id, version: 1 },
  }),
  removeCollection: async ({ make }) => ({ id: (await make.collection()).id, version: 1 }),
  restoreCollection: async ({ make }) => ({ id: (await make.collection()).id, version: 1 }),
} satisfies Partial<ValidParams>;

let codes = 0;

/** What an editor may send for a new collection, every field filled in. */
const collection = async ({ make }: TestServer) => ({
  type: 'box',
  title: 'Doos van de familie',
  description: 'Brieven en foto’s.',
  status: 'in_progress',
  adlibId: '30001',
  adlibCode: `IFF ${++codes}`,
  person_id: (await make.person()).id,
});
