import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import { getCollection } from '@salient/shared/areas/collections/collectionMethods.ts';
import { getCollectionDocument } from '@salient/shared/areas/documents/documentMethods.ts';
import { setScanRights } from '@salient/shared/areas/scan-rights/scanRightsMethods.ts';
import { findExpiringPermissions } from '@salient/shared/areas/stories/photos/expiringPermissions.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer({ now: () => new Date('2026-11-26T10:00:00Z') });
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

const rights = {
  ...{ licence: 'permission' as const, usable_for: ['web' as const], rights_holder: 'Familie Claes' },
  ...{ credit_line: { nl: 'Familie Claes' }, permission_date: null, permission_scope: 'De website' },
  permission_expires: '2027-01-20',
};
const read = (id: string) => editor.call(getCollectionDocument, { id });

test('what is said of a box holds for its documents and their parts until something is said of these [beyond 17]', async () => {
  const box = await server.make.collection({ title: 'Doos Claes' });
  const whole = await server.make.document({ category: 'DIBORN', collectionId: box.id, title: 'Map' });
  const part = await server.make.document({ category: 'DIBORN', collectionId: box.id, parentId: whole.id });
  const [said] = await editor.call(setScanRights, { owners: [{ type: 'collection', id: box.id, version: 0 }], rights });
  expect(said).toEqual({ type: 'collection', id: box.id, version: 1, own: rights });
  expect((await editor.call(getCollection, { id: box.id })).rights).toEqual({ version: 1, own: rights });
  const ofBox = { rights, from: { type: 'collection', id: box.id, title: 'Doos Claes' } };
  expect((await read(part.id)).rights).toEqual({ version: 0, own: null, inherited: ofBox });
  await editor.call(setScanRights, { owners: [{ type: 'document', id: whole.id }], rights: { licence: 'own' } });
  expect((await read(part.id)).rights.inherited).toMatchObject({
    ...{ rights: { licence: 'own' }, from: { type: 'document', id: whole.id, title: 'Map' } },
  });
  await editor.call(setScanRights, { owners: [{ type: 'document', id: whole.id, version: 1 }], rights: null });
  expect((await read(whole.id)).rights).toEqual({ version: 2, own: null, inherited: ofBox });
});

test('several are said at once, all of them or none; what is not named stays as each has it, and the history tells [beyond 17]', async () => {
  const { id } = await server.make.document({ category: 'DIBORN' });
  const [one, two] = [await server.make.page(id), await server.make.page(id)];
  const pages = [one, two].map((page) => ({ type: 'page' as const, id: page.id, version: 0 }));
  await editor.call(setScanRights, { owners: pages.slice(0, 1), rights });
  await expect(editor.call(setScanRights, { owners: pages, rights })).rejects.toMatchObject({ name: 'conflict' });
  await expect(
    editor.call(setScanRights, { owners: pages.slice(1), rights: { ...rights, permission_scope: '' } }),
  ).rejects.toMatchObject({ data: { permission_scope: ['permission_scope: DATA_REQUIRED'] } });
  const rightsOfPages = async () =>
    (await read(id)).elements.map((element) => element.type === 'page' && element.rights);
  expect(await rightsOfPages()).toEqual([
    { version: 1, own: rights },
    { version: 0, own: null },
  ]);
  const owners = pages.map(({ version: _, ...page }) => page);
  await editor.call(setScanRights, { owners, rights: { rights_holder: 'Stadsarchief' } });
  expect(await rightsOfPages()).toMatchObject([
    { version: 2, own: { ...rights, rights_holder: 'Stadsarchief' } },
    { version: 1, own: { licence: 'unknown', rights_holder: 'Stadsarchief' } },
  ]);
  const { data } = await editor.call(findChanges, { type: 'document', id });
  expect(data.filter(({ method }) => method === 'setScanRights')).toHaveLength(3);
});

test('nothing is said of what is not there or was removed', async () => {
  const say = (type: 'document' | 'page', id: string) => editor.call(setScanRights, { owners: [{ type, id }], rights });
  await expect(say('page', uuidv7())).rejects.toMatchObject({ name: 'notFound' });
  const gone = await server.make.document({ deleted: true });
  await expect(say('document', gone.id)).rejects.toMatchObject({ data: { none: ['none: RECORD_REMOVED'] } });
});

test('a permission that ends within sixty days is listed, with what it lets be shown [beyond 17]', async () => {
  const letter = await server.make.document({ category: 'DIBORN', title: 'Brief van ver', disclosed: true });
  const page = await server.make.page(letter.id, { original_filename: 'blad 7.jpg' });
  const box = await server.make.collection({ title: 'Doos van ver' });
  const owners = [
    { type: 'document', id: letter.id },
    { type: 'page', id: page.id },
    { type: 'collection', id: box.id },
  ] as const;
  await editor.call(setScanRights, { owners: [...owners], rights: { ...rights, permission_expires: '2027-01-25' } });
  const { data } = await editor.call(findExpiringPermissions, { limit: 50 });
  const own = data.filter(({ record }) => record.name.endsWith('van ver'));
  expect(own.map(({ record, name, published, days_left }) => [record.type, name, published, days_left])).toEqual(
    expect.arrayContaining([
      ['document', '', true, 60],
      ['document', 'blad 7.jpg', true, 60],
      ['collection', '', false, 60],
    ]),
  );
  await editor.call(setScanRights, { owners: [...owners], rights: { permission_expires: '2027-01-26' } });
  const after = await editor.call(findExpiringPermissions, { limit: 50 });
  expect(after.data.filter(({ record }) => record.name.endsWith('van ver'))).toEqual([]);
});
