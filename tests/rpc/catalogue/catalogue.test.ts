import {
  applyCatalogueChanges,
  checkAdlibCode,
  compareWithCatalogue,
  importDocumentCollection,
} from '@salient/shared/areas/catalogue/catalogueMethods.ts';
import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import {
  createCollection,
  getCollection,
  removeCollection,
  updateCollection,
} from '@salient/shared/areas/collections/collectionMethods.ts';
import {
  createCollectionDocument,
  getCollectionDocument,
  getCollectionDocuments,
  removeCollectionDocument,
  updateCollectionDocument,
  validateCollectionDocument,
} from '@salient/shared/areas/documents/documentMethods.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ArchiveRecord, CatalogueService } from '../../harness/services/CatalogueService.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let service: CatalogueService;
let server: TestServer;
let editor: TestClient;
let now = Date.now();
beforeAll(async () => {
  service = await CatalogueService.start();
  server = await startServer({ catalogue: { url: service.url }, now: () => new Date(now) });
  editor = await server.signIn('normal');
});
afterAll(async () => {
  await server.close();
  await service.close();
});
beforeEach(() => {
  service.reset();
  // What failed in a test before is asked again.
  now += 60_000;
});

const importCode = (adlibCode: string) => editor.call(importDocumentCollection, { adlibCode });
const check = (code: string) => editor.call(checkAdlibCode, { code });
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ name, code, data }: { name: string; code: unknown; data: unknown }) =>
      name === 'invalidData' ? data : [name, code],
  );
const documentsOf = async (collection: string) => (await editor.call(getCollectionDocuments, { collection })).data;
let boxes = 0;
/** A box with two letters in it that no other test knows. */
function box(given: Partial<ArchiveRecord> = {}): ArchiveRecord {
  const code = `DOOS ${++boxes}`;
  const made: ArchiveRecord = {
    ...{ priref: String(2_000 + boxes * 10), object_number: code, title: `Doos ${boxes}`, level: 'file', ...given },
  };
  const letters = [1, 2].map((at) => ({
    ...{
      priref: String(2_000 + boxes * 10 + at),
      object_number: `${code}/${at}`,
      title: `Brief ${at}`,
      level: 'item' as const,
    },
    ...{
      partOf: code,
      description: `Inhoud ${at}`,
      institution: 'In Flanders Fields Museum',
      alternativeNumber: `B${at}`,
    },
  }));
  service.records = [...service.records, made, ...letters];
  return made;
}
const change = (object_number: string, given: Partial<ArchiveRecord>) => {
  service.records = service.records.map((each) =>
    each.object_number === object_number ? { ...each, ...given } : each,
  );
};

test('a code is a collection, a document, or none, and is told when it is here already [CATALOGUE-04, CATALOGUE-09, M-124]', async () => {
  const { object_number: code } = box({ description: 'Van zolder.' });
  const found = { status: 'collection', code, title: 'Doos 1', description: 'Van zolder.', id: null, here: null };
  expect(await check(` ${code.toLowerCase()} `)).toEqual(found);
  const { id } = await importCode(code);
  expect(await check(code)).toEqual({ ...found, id, here: { type: 'collection', id, collection: null } });
  const none = { code: '"*"', title: '', description: '', id: null, here: null };
  expect(await check('"*"')).toEqual({ status: 'invalid', ...none });
  expect(await check('')).toMatchObject({ status: 'invalid' });
  // What can be no code is not asked for.
  expect(service.asked.some(({ search }) => search.includes('*'))).toBe(false);
});

test('an unknown code is answered as the text 404.10 [CATALOGUE-03, CATALOGUE-06, CATALOGUE-07]', async () => {
  expect(await failureOf(check('NERGENS 1'))).toEqual(['catalogueCodeNotFound', '404.10']);
});

test('a collection comes with its fields and a document for each of its parts [CATALOGUE-01, CATALOGUE-05, DOCUMENT-34, M-123]', async () => {
  const { object_number: code, priref } = box({ description: 'Van zolder.' });
  const collection = await importCode(code);
  expect(collection).toMatchObject({
    ...{
      type: 'box',
      title: `Doos ${boxes}`,
      description: 'Van zolder.',
      status: 'todo',
      adlibCode: code,
      adlibId: priref,
    },
    ...{ composedTitle: `${code} - Doos ${boxes}`, nbr_of_documents: 2, version: 1 },
  });
  const documents = await documentsOf(collection.id);
  expect(documents).toHaveLength(2);
  expect(documents[0]).toMatchObject({
    ...{ category: 'ADLIBC', title: 'Brief 1', description: 'Inhoud 1', adlibCode: `${code}/1`, inventoryId: 'B1' },
    ...{ institution: 'In Flanders Fields Museum', kind: 'original', status: 'todo', disclosed: false },
  });
  const { data: changes } = await editor.call(findChanges, { type: 'document', id: documents[0]?.id ?? '' });
  expect(changes).toHaveLength(1);
});

test('who imports a collection twice, or two at once, gets the one that is here [CATALOGUE-05]', async () => {
  const { object_number: code } = box();
  const both = await Promise.all([importCode(code), importCode(code.toLowerCase())]);
  expect(both[0]?.id).toBe(both[1]?.id);
  expect(await importCode(code)).toMatchObject({ id: both[0]?.id, nbr_of_documents: 2 });
});

test('a record that went between check and import is said to be gone, and nothing is made [CATALOGUE-10]', async () => {
  const { object_number: code } = box();
  expect(await check(code)).toMatchObject({ status: 'collection' });
  service.records = [];
  expect(await failureOf(importCode(code))).toEqual(['catalogueRecordNotFound', 2601]);
  expect(await server.dataSource.query('SELECT FROM collection WHERE adlib_code = $1', [code])).toHaveLength(0);
});

test('what is no collection, and what can be no code, is not imported', async () => {
  const { object_number: code } = box();
  expect(await failureOf(importCode(`${code}/1`))).toEqual({ adlibCode: ['adlibCode: INVALID_REFERENCE'] });
  expect(await failureOf(importCode('a"b'))).toEqual({ adlibCode: ['adlibCode: INVALID_FORMAT'] });
});

test.each([
  ['down', 'unreachable'],
  ['html', 'unreadable'],
  ['broken', 'unreadable'],
  ['breaks', 'failed'],
] as const)(
  'of a catalogue that is %s it is said why it gave nothing, and nothing is made [CATALOGUE-06]',
  async (behaviour, reason) => {
    const { object_number: code } = box();
    service.behaviour = behaviour;
    for (const ask of [check, importCode]) {
      await expect(ask(code)).rejects.toMatchObject({ name: 'catalogueFailed', data: { reason } });
    }
    expect(await server.dataSource.query('SELECT FROM collection WHERE adlib_code = $1', [code])).toHaveLength(0);
  },
);

test('of a catalogue that failed several times it is said when it is asked again, and who asks anyway is answered at once [CATALOGUE-06]', async () => {
  const { object_number: code } = box();
  service.behaviour = 'breaks';
  for (const retryAfterSeconds of [undefined, undefined, 30, 30]) {
    const data = { reason: 'failed', ...(retryAfterSeconds && { retryAfterSeconds }) };
    await expect(check(code)).rejects.toMatchObject({ name: 'catalogueFailed', data });
  }
  service.behaviour = 'answers';
  await expect(importCode(code)).rejects.toMatchObject({ data: { retryAfterSeconds: 30 } });
  expect(await editor.call(checkAdlibCode, { code, asksAnyway: true })).toMatchObject({ code });
  expect(await importCode(code)).toMatchObject({ adlibCode: code });
});

describe('a document of the catalogue', () => {
  const create = (document: object) => editor.call(createCollectionDocument, { document });

  test('is what the catalogue says, whatever the client says [CATALOGUE-01, CATALOGUE-08, DOCUMENT-54]', async () => {
    const { object_number: code, priref } = box({ level: 'item', description: 'Echt.' });
    const forged = { title: 'Vals', description: 'Vals', adlibId: '1', institution: 'Vals', inventoryId: 'Vals' };
    const made = await create({ category: 'adlib', adlibCode: code.toLowerCase(), ...forged, status: 'done' });
    expect(made).toMatchObject({
      ...{ category: 'ADLIBD', title: `Doos ${boxes}`, description: 'Echt.', adlibCode: code, adlibId: priref },
      ...{ institution: '', inventoryId: '', status: 'done' },
    });
    const changed = await editor.call(updateCollectionDocument, {
      document: { id: made.id, version: 1, title: 'Vals', status: 'todo' },
    });
    expect(changed).toMatchObject({ title: `Doos ${boxes}`, status: 'todo' });
    expect(await check(code)).toMatchObject({ status: 'document', id: made.id });
    expect(await failureOf(create({ category: 'adlib', adlibCode: code }))).toEqual({
      adlibCode: ['adlibCode: DATA_ALREADY_EXISTS'],
    });
  });

  test('is checked as it would be made [DOCUMENT-50]', async () => {
    const { object_number: code } = box({ level: 'item' });
    const validate = (adlibCode: string) =>
      editor.call(validateCollectionDocument, { document: { category: 'adlib', adlibCode }, mode: 'create' });
    expect(await validate(code)).toEqual({ status: 'OK' });
    expect(await validate('')).toEqual({ status: 'NOK', data: { adlibCode: ['adlibCode: DATA_REQUIRED'] } });
    expect(await failureOf(validate('NERGENS 3'))).toEqual(['catalogueRecordNotFound', 2601]);
  });

  test('is not made without a code, without its record, or without the catalogue', async () => {
    expect(await failureOf(create({ category: 'adlib', title: 'x' }))).toEqual({
      adlibCode: ['adlibCode: DATA_REQUIRED'],
    });
    expect(await failureOf(create({ category: 'adlib', adlibCode: 'a"b' }))).toEqual({
      adlibCode: ['adlibCode: INVALID_FORMAT'],
    });
    expect(await failureOf(create({ category: 'adlib', adlibCode: 'NERGENS 2' }))).toEqual([
      'catalogueRecordNotFound',
      2601,
    ]);
    service.behaviour = 'html';
    expect(await failureOf(create({ category: 'adlib', adlibCode: 'IFF 2019.7' }))).toEqual(['catalogueFailed', 2602]);
  });

  test('by hand has no number of the catalogue, which would lock it', async () => {
    const made = await create({ category: 'ADLIBC', title: 'Los blad', adlibId: '99', adlibCode: 'X' });
    expect(made).toMatchObject({ category: 'ADLIBC', title: 'Los blad', adlibId: '', adlibCode: 'X' });
  });
});

describe('what changed there since', () => {
  test('is shown field by field, and taken over where somebody wants it, with its history', async () => {
    const { object_number: code } = box();
    const { id } = await importCode(code);
    const compare = () => editor.call(compareWithCatalogue, { type: 'collection', id });
    expect(await compare()).toEqual({ version: 1, adlibCode: code, changes: [], newParts: [], leftOut: [] });
    change(code, { title: 'Anders', description: 'Nieuw', object_number: `${code}-b` });
    change(`${code}/2`, { partOf: `${code}-b` });
    const part = { priref: '9990', object_number: `${code}/3`, title: 'Brief 3', partOf: `${code}-b` };
    service.records = [...service.records, part];
    expect(await compare()).toEqual({
      ...{ version: 1, adlibCode: `${code}-b` },
      changes: [
        { field: 'title', here: `Doos ${boxes}`, there: 'Anders' },
        { field: 'description', here: '', there: 'Nieuw' },
        { field: 'adlibCode', here: code, there: `${code}-b` },
      ],
      newParts: [{ adlibId: '9990', adlibCode: `${code}/3`, title: 'Brief 3', whole: '' }],
      leftOut: [],
    });
    const apply = { type: 'collection' as const, id, version: 1, fields: ['title' as const], newParts: true };
    const left = await editor.call(applyCatalogueChanges, apply);
    expect(left).toMatchObject({
      version: 2,
      changes: [{ field: 'description' }, { field: 'adlibCode' }],
      newParts: [],
    });
    expect(await editor.call(getCollection, { id })).toMatchObject({
      title: 'Anders',
      description: '',
      nbr_of_documents: 3,
    });
    const { data: changes } = await editor.call(findChanges, { type: 'collection', id: id });
    expect(changes[0]?.fields.map(({ field }) => field)).toEqual(['title']);
    await expect(editor.call(applyCatalogueChanges, apply)).rejects.toMatchObject({ name: 'conflict' });
  });

  test('of a document, whose fields nobody else may change', async () => {
    const { object_number: code } = box();
    const { id: collection } = await importCode(code);
    const [document] = await documentsOf(collection);
    const id = document?.id ?? '';
    change(`${code}/1`, { title: 'Brief van Karel', alternativeNumber: 'B1 bis' });
    const apply = { type: 'document' as const, id, version: 1, fields: ['title' as const, 'inventoryId' as const] };
    expect(await editor.call(applyCatalogueChanges, apply)).toMatchObject({ version: 2, changes: [] });
    expect(await editor.call(getCollectionDocument, { id })).toMatchObject({
      title: 'Brief van Karel',
      inventoryId: 'B1 bis',
    });
    const { data: changes } = await editor.call(findChanges, { type: 'document', id: id });
    expect(changes[0]?.fields.map(({ field }) => field).sort()).toEqual(['inventoryId', 'title']);
  });

  test('is not asked for what never came from there, was removed here, or is gone there', async () => {
    const compare = (type: 'collection' | 'document', id: string) =>
      failureOf(editor.call(compareWithCatalogue, { type, id }));
    const own = await editor.call(createCollection, { collection: { title: 'Eigen doos' } });
    expect(await compare('collection', own.id)).toEqual({ adlibCode: ['adlibCode: DATA_REQUIRED'] });
    const { object_number: code } = box();
    const { id } = await importCode(code);
    service.records = [];
    expect(await compare('collection', id)).toEqual(['catalogueRecordNotFound', 2601]);
    for (const document of await documentsOf(id)) await editor.call(removeCollectionDocument, { id: document.id });
    await editor.call(removeCollection, { id });
    expect(await compare('collection', id)).toEqual({ none: ['none: RECORD_REMOVED'] });
    expect((await compare('document', noId)) as unknown[]).toContain('notFound');
  });

  test('a part that was removed here is not proposed again', async () => {
    const { object_number: code } = box();
    const { id } = await importCode(code);
    const [first] = await documentsOf(id);
    await editor.call(removeCollectionDocument, { id: first?.id ?? '' });
    const { newParts } = await editor.call(compareWithCatalogue, { type: 'collection', id });
    expect(newParts).toEqual([]);
  });
});

test('a museum without a catalogue is told so, and works on [CATALOGUE-11]', async () => {
  const plain = await startServer({ catalogue: {} });
  try {
    const own = await plain.signIn('normal');
    const off = { name: 'catalogueOff' };
    await expect(own.call(checkAdlibCode, { code: 'IFF 2014.12' })).rejects.toMatchObject(off);
    await expect(own.call(importDocumentCollection, { adlibCode: 'IFF 2014.12' })).rejects.toMatchObject(off);
    const { id } = await own.call(createCollection, { collection: { title: 'Doos', adlibCode: 'A 1' } });
    const update = own.call(updateCollection, { collection: { id, version: 1, title: 'Doos 2' } });
    expect(await update).toMatchObject({ title: 'Doos 2' });
  } finally {
    await plain.close();
  }
});
