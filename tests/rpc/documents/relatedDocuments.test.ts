import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import {
  countDocumentsRelatedTo,
  createCollectionDocument,
  findCollectionDocuments,
  getCollectionDocument,
  getDocumentsForPerson,
  getDocumentsRelatedTo,
  updateCollectionDocument,
} from '@salient/shared/areas/documents/documentMethods.ts';
import { updateCollectionDocumentElement } from '@salient/shared/areas/documents/elementMethods.ts';
import { removeKeyLocation } from '@salient/shared/areas/key-locations/keyLocationMethods.ts';
import { removeMemorial } from '@salient/shared/areas/memorials/memorialMethods.ts';
import { mergePersons, previewMerge, undoMerge } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { getPerson, removePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { mergePlaces, previewPlaceMerge, undoPlaceMerge } from '@salient/shared/areas/places/placeMergeMethods.ts';
import type { ReferenceType } from '@salient/shared/areas/references/documentReference.ts';
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

const create = (document: object) =>
  editor.call(createCollectionDocument, { document: { category: 'digital', title: 'Document', ...document } });
const get = (id: string) => editor.call(getCollectionDocument, { id });
const writePage = (documentId: string, element: object) =>
  editor.call(updateCollectionDocumentElement, { documentId, index: 0, element });
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ name, data }: { name: string; data: unknown }) => (name === 'invalidData' ? data : name),
  );
const relatedTo = async (type: ReferenceType, id: string, client = reader) => {
  const { data, total } = await client.call(getDocumentsRelatedTo, { type, id });
  expect(await client.call(countDocumentsRelatedTo, { type, id })).toBe(total);
  return data.map(({ title }) => title);
};

test('a record lists the documents that refer to it, on a page or in a tag too, and stays while they do [DOCUMENT-68, PERSON-50, PERSON-65]', async () => {
  const { make } = server;
  const person = await make.person();
  const own = await create({ title: 'Zelf', references: [{ type: 'person', id: person.id }], disclosed: true });
  await create({ title: 'In een trefwoord', tags: [{ tagId: 'diary', values: { person: person.id } }] });
  const paged = await create({ title: 'Op een pagina' });
  await make.page(paged.id);
  await writePage(paged.id, { references: [{ type: 'person', id: person.id }] });
  expect(await relatedTo('person', person.id)).toEqual(['In een trefwoord', 'Op een pagina', 'Zelf']);
  const documents = await reader.call(getDocumentsForPerson, { person_id: person.id });
  expect(documents.map(({ elements }) => elements.length)).toEqual([0, 1, 0]);
  const extended = await reader.call(getPerson, { id: person.id, extend: ['documents'] });
  expect((extended as { documents?: unknown[] }).documents?.[2]).toEqual({
    ...{ id: own.id, title: 'Zelf', category: 'DIBORN', status: 'todo', disclosed: true, nbr_of_pages: 0 },
  });
  expect(await refusalOf(editor.call(removePerson, { id: person.id }))).toEqual({
    none: ['none: REFERENCED_BY_DOCUMENT'],
  });
  // Lists call places as the reader's language does.
  const place = await make.place({ languages: { nl: { name: 'Ieper' }, de: { name: 'Ypern' } } });
  await create({ title: 'Uit de stad', references: [{ type: 'place', id: place.id }] });
  for (const [language, name] of [
    ['de', 'Ypern'],
    ['nl', 'Ieper'],
  ] as const) {
    const { data } = await reader.call(getDocumentsRelatedTo, { type: 'place', id: place.id, language });
    expect(data[0]?.references).toMatchObject([{ name }]);
    const listed = await reader.call(findCollectionDocuments, { ref_type: 'place', ref_id: place.id, language });
    expect(listed.data[0]?.references).toMatchObject([{ name }]);
  }
  // Readers of one army's soldiers learn of nobody else.
  const ofArmy = await server.signIn('read-be-soldiers');
  expect(await relatedTo('person', person.id, ofArmy)).toEqual([]);

  const others = {
    memorial: [await make.memorial(), removeMemorial],
    key_location: [await make.keyLocation(), removeKeyLocation],
  } as const;
  for (const [type, [{ id }, remove]] of Object.entries(others)) {
    await create({ title: type, references: [{ type, id }] });
    expect(await relatedTo(type as ReferenceType, id)).toEqual([type]);
    expect(await refusalOf(editor.call(remove, { id })), type).toEqual({ none: ['none: REFERENCED_BY_DOCUMENT'] });
  }
  const contact = await make.contactPerson();
  const made = await create({ title: 'Van iemand', references: [{ type: 'contact-person', id: contact.id }] });
  expect(await relatedTo('contact-person', contact.id, editor)).toEqual(['Van iemand']);
  expect(await relatedTo('contact-person', contact.id)).toEqual([]);
  expect((await reader.call(getCollectionDocument, { id: made.id })).references).toEqual([]);
  // A program that does not read them keeps them when it sends the others back.
  const program = await server.signIn('api-write');
  await program.call(updateCollectionDocument, {
    document: { id: made.id, version: 1, title: 'Nieuw', references: [] },
  });
  expect((await get(made.id)).references).toMatchObject([{ type: 'contact-person', id: contact.id }]);
});

test('a merge of persons moves what documents and pages say, joins what is said twice, and its undo parts it again', async () => {
  const { make } = server;
  const [kept, merged] = [await make.person({ surname: 'Jan' }), await make.person({ surname: 'Jean' })];
  const document = await create({
    tags: [{ tagId: 'letter', values: { from: merged.id, to: kept.id } }],
    references: [
      { type: 'person', id: kept.id, comment: 'voorop' },
      { type: 'person', id: merged.id, comment: 'achterop' },
      { type: 'person', id: merged.id, relation: 'author' },
    ],
  });
  await make.page(document.id);
  await writePage(document.id, {
    references: [{ type: 'person', id: merged.id }],
    tags: [{ tagId: 'grave', values: { person: merged.id } }],
  });
  const before = await get(document.id);
  await make.collection({ person_id: merged.id });
  // However often a document and its pages name somebody, it is one document.
  const preview = await editor.call(previewMerge, { idA: kept.id, idB: merged.id });
  expect(preview.references).toMatchObject([
    { code: 'REFERENCED_BY_COLLECTION', count: 1 },
    { code: 'REFERENCED_BY_DOCUMENT', count: 1, records: [{ type: 'document', id: document.id, name: 'Document' }] },
  ]);
  const { merge_id } = await editor.call(mergePersons, { idA: kept.id, idB: merged.id, versionA: 1, versionB: 1 });

  const after = await get(document.id);
  expect(after.version).toBeGreaterThan(before.version);
  expect(after.references.map(({ id, relation, comment }) => [id, relation, comment])).toEqual([
    [kept.id, 'mention', 'voorop\nachterop'],
    [kept.id, 'author', ''],
  ]);
  expect(after.tags).toMatchObject([{ values: { from: { id: kept.id }, to: { id: kept.id } } }]);
  expect(after.elements[0]).toMatchObject({
    references: [{ id: kept.id }],
    tags: [{ values: { person: { id: kept.id } } }],
  });
  const { data: changes } = await editor.call(findChanges, { type: 'document', id: document.id });
  const [newest] = changes;
  expect(newest?.source).toBe('merge');
  expect(changes.filter(({ source }) => source === 'merge').map(({ record }) => record.type)).toContain(
    'document_element',
  );
  // Who read the document before sends the merged person back.
  const sent = { id: document.id, version: after.version, references: before.references, tags: before.tags };
  const saved = await editor.call(updateCollectionDocument, { document: { ...sent, title: 'Nieuw' } });
  expect(saved.references.every(({ id }) => id === kept.id)).toBe(true);

  await editor.call(undoMerge, { id: merge_id });
  const undone = await get(document.id);
  expect(undone.references.map(({ id, relation }) => [id, relation])).toContainEqual([merged.id, 'author']);
  expect(undone.elements[0]).toMatchObject({
    references: [{ id: merged.id }],
    tags: [{ values: { person: { id: merged.id } } }],
  });
  expect(undone.tags).toMatchObject([{ values: { from: { id: merged.id }, to: { id: kept.id } } }]);
});

test('a merge of places does, by preview and undo too', async () => {
  const { make } = server;
  const [kept, merged] = [await make.place(), await make.place()];
  const references = [
    { type: 'place', id: kept.id, comment: 'a' },
    { type: 'place', id: merged.id, comment: 'b' },
  ];
  const document = await create({ references, tags: [{ tagId: 'map', values: { place: merged.id } }] });
  const before = await get(document.id);
  const preview = await editor.call(previewPlaceMerge, { idA: kept.id, idB: merged.id, choices: {} });
  expect(preview.references).toMatchObject([{ code: 'REFERENCED_BY_DOCUMENT', count: 1 }]);
  const { merge_id } = await editor.call(mergePlaces, { idA: kept.id, idB: merged.id, reason: 'zelfde' });
  expect((await get(document.id)).references).toMatchObject([{ id: kept.id, comment: 'a\nb' }]);
  await editor.call(undoPlaceMerge, { id: merge_id });
  const { references: parted, tags } = await get(document.id);
  expect({ references: parted, tags }).toEqual({ references: before.references, tags: before.tags });
});

test('saves and a merge of what they name neither lose a reference nor wait for each other for ever', async () => {
  const { make } = server;
  const [kept, merged] = [await make.person(), await make.person()];
  const documents = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      create({ title: `D ${n}`, references: n % 2 ? [{ type: 'person', id: merged.id }] : [] }),
    ),
  );
  const saves = documents.map(({ id, version }) =>
    editor.call(updateCollectionDocument, {
      document: {
        id,
        version,
        references: [
          { type: 'person', id: merged.id },
          { type: 'person', id: merged.id, relation: 'author' },
        ],
      },
    }),
  );
  const merge = editor.call(mergePersons, { idA: kept.id, idB: merged.id });
  const settled = await Promise.allSettled([...saves.slice(0, 3), merge, ...saves.slice(3)]);
  const refused = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason.name] : []));
  // Of a document that the merge came to first the save is a conflict.
  expect(refused.filter((name) => name !== 'conflict')).toEqual([]);
  for (const { id } of documents) {
    expect((await get(id)).references.every((reference) => reference.id === kept.id)).toBe(true);
  }
});
