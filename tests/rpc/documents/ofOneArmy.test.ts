import { createCollection, getCollection } from '@salient/shared/areas/collections/collectionMethods.ts';
import {
  createCollectionDocument,
  findCollectionDocuments,
  getCollectionDocument,
} from '@salient/shared/areas/documents/documentMethods.ts';
import { searchDocuments } from '@salient/shared/areas/documents/documentSearchMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('a reader who sees the soldiers of one army reads in the archive the names of no others [ROLE-15]', async () => {
  const own = await server.make.person({ surname: 'Rik', familyname: 'Eigenlegers' });
  await server.make.event('military', { person_id: own.id, enlisted_army: 'B.E.F.' });
  const other = await server.make.person({ surname: 'Tom', familyname: 'Anderlegers' });
  const editor = await server.signIn('normal');
  const box = await editor.call(createCollection, { collection: { title: 'Doos', person_id: other.id } });
  const { id } = await editor.call(createCollectionDocument, {
    document: {
      ...{ category: 'digital', title: 'Brief tussen twee', collectionId: box.id },
      references: [own, other].map((person) => ({ type: 'person', id: person.id })),
      tags: [{ tagId: 'letter', values: { from: other.id, to: own.id } }],
    },
  });
  const reader = await server.signIn('read-be-soldiers');
  const answers = [
    await reader.call(getCollectionDocument, { id }),
    await reader.call(findCollectionDocuments, { text: 'tussen twee' }),
    await reader.call(getCollection, { id: box.id }),
    await reader.call(searchDocuments, { text: 'anderlegers' }),
  ];
  const read = JSON.stringify(answers);
  expect(read).toContain('Eigenlegers');
  expect(read).not.toContain('Anderlegers');
  expect(read).not.toContain(other.id);
  expect(JSON.stringify(await editor.call(getCollectionDocument, { id }))).toContain('Anderlegers');
});
