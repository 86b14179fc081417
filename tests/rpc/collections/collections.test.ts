import { findChanges, restoreFields } from '@salient/shared/areas/changes/changeMethods.ts';
import {
  createCollection,
  findDocumentCollections,
  getCollection,
  getDocumentCollectionsForPerson,
  removeCollection,
  restoreCollection,
  updateCollection,
  validateCollection,
} from '@salient/shared/areas/collections/collectionMethods.ts';
import { mergePersons, undoMerge } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { removePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
let reader: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
  reader = await server.signIn('readonly');
});
afterAll(() => server.close());

const create = (collection: object) => editor.call(createCollection, { collection });
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ name, data }: { name: string; data: unknown }) => (name === 'invalidData' ? data : name),
  );
const titlesOf = async (params: object) =>
  (await reader.call(findDocumentCollections, params)).data.map(({ title }) => title);

test('an editor makes a box, changes it, removes it and brings it back unchanged [COLLECTION-01, COLLECTION-08, COLLECTION-15, COLLECTION-16, COLLECTION-22, COLLECTION-23, COLLECTION-25, COLLECTION-29, M-095, M-096, M-097, M-099, M-100]', async () => {
  const person = await server.make.person({ surname: 'Jan', familyname: 'Boereboom' });
  const made = await create({ title: 'Brieven', adlibCode: 'BB 1', person_id: person.id });
  expect(made).toMatchObject({
    ...{ type: 'box', status: 'todo', title: 'Brieven', composedTitle: 'BB 1 - Brieven', nbr_of_documents: 0 },
    ...{ person: { id: person.id, name: 'Jan Boereboom' }, deleted: false, version: 1 },
  });
  expect(await reader.call(getCollection, { id: made.id })).toEqual(made);
  const { id } = made;
  const changed = await editor.call(updateCollection, { collection: { id, version: 1, status: 'done' } });
  expect(changed).toMatchObject({ status: 'done', title: 'Brieven', version: 2 });
  const stale = editor.call(updateCollection, { collection: { id, version: 1, title: 'Anders' } });
  await expect(stale).rejects.toMatchObject({ name: 'conflict', data: { version: 2, changedFields: ['status'] } });

  expect(await editor.call(removeCollection, { id, version: 2 })).toEqual({ status: 'OK' });
  expect(await reader.call(getCollection, { id })).toMatchObject({ deleted: true, version: 3 });
  const update = editor.call(updateCollection, { collection: { id, version: 3, title: 'Anders' } });
  expect(await refusalOf(update)).toEqual({ none: ['none: RECORD_REMOVED'] });
  const { modified: _removed, ...restored } = await editor.call(restoreCollection, { id, version: 3 });
  const { modified: _changed, ...before } = changed;
  expect(restored).toEqual({ ...before, version: 4 });
  expect(await refusalOf(editor.call(removeCollection, { id: noId }))).toBe('notFound');
});

test('tells what is wrong beside its field [COLLECTION-27, M-098]', async () => {
  await create({ title: 'Eén code', adlibCode: 'Uniek 1' });
  const wrong = { title: ' ', type: 'crate', status: 'lost', person_id: noId, adlibCode: 'uniek 1' };
  const data = {
    type: ['type: INVALID_OPTION'],
    title: ['title: DATA_REQUIRED'],
    status: ['status: INVALID_OPTION'],
    adlibCode: ['adlibCode: DATA_ALREADY_EXISTS'],
    person_id: ['person_id: DOES_NOT_EXIST'],
  };
  expect(await editor.call(validateCollection, { collection: wrong })).toEqual({ status: 'NOK', data });
  expect(await refusalOf(create(wrong))).toEqual(data);
  const twice = await Promise.allSettled([1, 2].map(() => create({ title: 'Tegelijk', adlibCode: 'Tegelijk 1' })));
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('lists boxes by their code in the order of its numbers, by words in any order, and removed ones when asked [COLLECTION-02, COLLECTION-03, COLLECTION-06, COLLECTION-24, M-094]', async () => {
  const word = 'zoekwoord';
  for (const [adlibCode, title] of [
    ['Z 10', 'Tiende'],
    ['Z 9', 'Negende'],
    ['', 'Zonder code'],
  ]) {
    await create({ adlibCode, title, description: `De ${word} van Émile` });
  }
  expect(await titlesOf({ text: word })).toEqual(['Negende', 'Tiende', 'Zonder code']);
  expect(await titlesOf({ text: word, sort: ['adlibCode', -1] })).toEqual(['Tiende', 'Negende', 'Zonder code']);
  expect(await titlesOf({ text: `emile ${word}`, limit: 1, offset: 1 })).toEqual(['Tiende']);
  expect(await titlesOf({ text: word, filter: { title: 'NEG' } })).toEqual(['Negende']);
  expect(await titlesOf({ text: `${word} 10` })).toEqual(['Tiende']);
  const [first] = (await reader.call(findDocumentCollections, { text: word })).data;
  await editor.call(removeCollection, { id: String(first?.id) });
  expect((await reader.call(findDocumentCollections, { text: word })).total).toBe(2);
  expect((await reader.call(findDocumentCollections, { text: word, showRemoved: true })).total).toBe(3);
});

test('a box takes its person as document 2 names it, and by whichever key changes [COLLECTION-08]', async () => {
  const [jan, piet] = [await server.make.person(), await server.make.person()];
  const made = await create({ title: 'Nalatenschap', person: jan.id });
  expect(made).toMatchObject({ person_id: jan.id, person: { id: jan.id } });
  expect(await create({ title: 'Brieven', person: { id: jan.id, name: 'as it was read' } })).toMatchObject({
    person_id: jan.id,
  });
  // Whoever sends back what was read changes one of the two.
  const byPerson = await editor.call(updateCollection, { collection: { ...made, person: { id: piet.id, name: '' } } });
  expect(byPerson.person_id).toBe(piet.id);
  const byId = await editor.call(updateCollection, { collection: { ...byPerson, person_id: jan.id } });
  expect(byId.person_id).toBe(jan.id);
  const unsaid = { id: made.id, version: byId.version, title: 'Nalatenschap van Jan' };
  const kept = await editor.call(updateCollection, { collection: unsaid });
  expect(kept.person_id).toBe(jan.id);
  const without = await editor.call(updateCollection, { collection: { ...kept, person: null } });
  expect(without).toMatchObject({ person_id: null, person: null });
  await expect(create({ title: 'Brieven', person: noId })).rejects.toMatchObject({
    data: { person_id: ['person_id: DOES_NOT_EXIST'] },
  });
});

test('a box keeps its person, and follows a merge and its undo [COLLECTION-26, M-101]', async () => {
  const [kept, merged] = [await server.make.person(), await server.make.person()];
  const { id } = await create({ title: 'Nalatenschap', person_id: merged.id });
  const boxesOf = async (person_id: string) =>
    (await reader.call(getDocumentCollectionsForPerson, { person_id })).map((box) => box.id);
  expect(await boxesOf(merged.id)).toEqual([id]);
  expect(await refusalOf(editor.call(removePerson, { id: merged.id }))).toEqual({
    none: ['none: REFERENCED_BY_COLLECTION'],
  });
  const { merge_id } = await editor.call(mergePersons, {
    ...{ idA: kept.id, idB: merged.id, versionA: 1, versionB: 1 },
  });
  expect(await boxesOf(kept.id)).toEqual([id]);
  // Who read the person before sends it back by its former id.
  const sent = { id, version: 2, title: 'Nalatenschap van', person_id: merged.id };
  expect(await editor.call(updateCollection, { collection: sent })).toMatchObject({ person_id: kept.id, version: 3 });
  await editor.call(undoMerge, { id: merge_id });
  expect(await boxesOf(merged.id)).toEqual([id]);
  expect(await boxesOf(uuidv7())).toEqual([]);
});

test('the history of a box tells of its removal, and gives fields back [COLLECTION-23]', async () => {
  const { id } = await create({ title: 'Eerst' });
  await editor.call(updateCollection, { collection: { id, version: 1, title: 'Later' } });
  await editor.call(removeCollection, { id });
  await editor.call(restoreCollection, { id });
  const { data } = await editor.call(findChanges, { type: 'collection', id });
  expect(data.map(({ fields }) => fields.map(({ field }) => field))).toEqual([
    ...[['deleted'], ['deleted'], ['title']],
    expect.arrayContaining(['title']),
  ]);
  const change = String(data[2]?.id);
  const admin = await server.signIn('admin');
  await admin.call(restoreFields, { change, side: 'before', fields: ['title'], version: 4 });
  expect(await reader.call(getCollection, { id })).toMatchObject({ title: 'Eerst', version: 5 });
});
