import {
  applyCatalogueChanges,
  checkAdlibCode,
  compareWithCatalogue,
  importDocumentCollection,
} from '@salient/shared/areas/catalogue/catalogueMethods.ts';
import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import { createCollection } from '@salient/shared/areas/collections/collectionMethods.ts';
import {
  createCollectionDocument,
  getCollectionDocument,
  getCollectionDocuments,
  removeCollectionDocument,
  restoreCollectionDocument,
} from '@salient/shared/areas/documents/documentMethods.ts';
import {
  moveCollectionDocumentElements,
  orderCollectionDocumentElements,
} from '@salient/shared/areas/documents/elementMethods.ts';
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
  now += 60_000;
});

let numbers = 0;
/** A record, with what it holds; its code is found in the code of the fonds that it is in. */
function kept(
  object_number: string,
  given: Partial<ArchiveRecord> = {},
  holds: readonly (readonly ArchiveRecord[])[] = [],
): ArchiveRecord[] {
  const level = holds.length === 0 ? 'item' : 'series';
  const title = object_number.split(' ').at(-1) ?? '';
  const record = { priref: String(300_000 + ++numbers), object_number, title, level, ...given } as const;
  const parts = holds.map(([first, ...rest]) => [{ partOf: object_number, ...(first as ArchiveRecord) }, ...rest]);
  return [record, ...parts.flat()];
}
let archives = 0;
/** A fonds of two series; the first has a sub-series, in which a file lies. */
function fonds(): string {
  const code = `FONDS ${++archives}`;
  const at = (name: string) => `${code} ${name}`;
  const file = kept(at('map'), { level: 'file' }, [kept(at('brief2')), kept(at('brief1'))]);
  const letters = kept(at('brieven'), {}, [kept(at('lijst')), kept(at('thuis'), {}, [kept(at('kaart')), file])]);
  service.records = kept(code, { level: 'fonds' }, [letters, kept(at('fotos'), {}, [kept(at('foto1'))])]);
  return code;
}
const recordOf = (code: string) => service.records.find(({ object_number }) => object_number === code);
const change = (code: string, given: Partial<ArchiveRecord>) => {
  service.records = service.records.map((each) => (each.object_number === code ? { ...each, ...given } : each));
};
const add = (code: string, partOf: string, given: Partial<ArchiveRecord> = {}) => {
  service.records = [...service.records, ...kept(code, { partOf, ...given })];
};
const importCode = (adlibCode: string) => editor.call(importDocumentCollection, { adlibCode });
const compare = (id: string, type: 'collection' | 'document' = 'collection') =>
  editor.call(compareWithCatalogue, { type, id });
const documentsOf = async (collection: string) =>
  (await editor.call(getCollectionDocuments, { collection, limit: 100 })).data;
/** Titles as they stand: documents of the collection, with their sub-documents in order. */
async function outline(collection: string) {
  const documents = await documentsOf(collection);
  const outlined: Record<string, string[]> = {};
  for (const { id, title } of documents.filter(({ parentId }) => parentId === null)) {
    const { elements } = await editor.call(getCollectionDocument, { id });
    outlined[title] = elements.map((element) => (element.type === 'document' ? element.document.title : '?'));
  }
  return outlined;
}
const idOf = async (collection: string, title: string) =>
  (await documentsOf(collection)).find((document) => document.title === title)?.id ?? '';

describe('a fonds with series', () => {
  test('becomes a collection of documents with sub-documents in order; what lies deeper has its path in its title [CATALOGUE-01, CATALOGUE-05, DOCUMENT-62]', async () => {
    const code = fonds();
    const { id, leftOut, nbr_of_documents } = await importCode(code);
    expect(await outline(id)).toEqual({
      brieven: ['lijst', 'thuis', 'thuis > kaart', 'thuis > map', 'thuis > map > brief2', 'thuis > map > brief1'],
      fotos: ['foto1'],
    });
    expect([leftOut, nbr_of_documents]).toEqual([[], 9]);
    const deep = await idOf(id, 'thuis > map > brief1');
    const { data: changes } = await editor.call(findChanges, { type: 'document', id: deep });
    expect(changes).toHaveLength(1);
    expect(await editor.call(getCollectionDocument, { id: deep })).toMatchObject({
      ...{ category: 'ADLIBC', adlibCode: `${code} brief1`, collectionId: id, parent: { title: 'brieven' } },
    });
  });

  test('is the same when it is read again, its parts at every depth too', async () => {
    const { id } = await importCode(fonds());
    const same = { changes: [], newParts: [], leftOut: [] };
    expect(await compare(id)).toMatchObject(same);
    for (const document of await documentsOf(id)) expect(await compare(document.id, 'document')).toMatchObject(same);
  });

  test('in the order that a record lists itself, with what only the list names', async () => {
    const code = fonds();
    const at = (name: string) => `${code} ${name}`;
    change(at('map'), { parts: [at('brief1'), at('brief2'), at('omslag')] });
    service.records = [...service.records, ...kept(at('omslag'))];
    const { id, leftOut } = await importCode(code);
    const { brieven } = await outline(id);
    expect(brieven?.slice(-3)).toEqual(['thuis > map > brief1', 'thuis > map > brief2', 'thuis > map > omslag']);
    expect(leftOut).toEqual([]);
  });

  test('that lists what is not there, holds itself, or one thing twice, comes with the rest, and says so', async () => {
    const code = fonds();
    const at = (name: string) => `${code} ${name}`;
    change(code, { partOf: at('map') });
    change(at('brieven'), { parts: [at('lijst'), at('verloren'), at('thuis')] });
    change(at('fotos'), { parts: [at('foto1'), at('lijst')] });
    const { id, leftOut } = await importCode(code);
    const told = [
      { code: at('verloren'), why: 'missing' },
      { code: at('lijst'), why: 'twice' },
      { code, why: 'cycle' },
    ];
    expect(leftOut).toEqual(told);
    expect(Object.values(await outline(id)).flat()).toHaveLength(7);
    expect((await compare(id)).leftOut).toEqual(told);
  });

  test('of too many levels, or too many pieces, is not imported at all [CATALOGUE-06]', async () => {
    const names = Array.from({ length: 10 }, (_, at) => `DIEP ${at}`);
    service.records = names.map((object_number, at) => ({
      ...{ priref: String(900_000 + at), object_number, title: object_number, level: 'series' as const },
      ...(at > 0 && { partOf: names[at - 1] ?? '' }),
    }));
    await expect(importCode('DIEP 0')).rejects.toMatchObject({ name: 'catalogueTooLarge', data: { levels: 8 } });
    service.records = Array.from({ length: 5_002 }, (_, at) => ({
      ...{ priref: String(910_000 + at), object_number: at === 0 ? 'VOL' : `VOL ${at}`, title: 'x' },
      ...(at === 0 ? { level: 'series' as const } : { partOf: 'VOL', level: 'item' as const }),
    }));
    await expect(importCode('VOL')).rejects.toMatchObject({ name: 'catalogueTooLarge', data: { parts: 5_000 } });
    expect(await server.dataSource.query(`SELECT FROM collection WHERE adlib_code IN ('VOL', 'DIEP 0')`)).toEqual([]);
  });

  test('of which the catalogue fails half-way leaves nothing behind [CATALOGUE-06]', async () => {
    const code = fonds();
    change(`${code} thuis`, { object_number: 'STUK 500' });
    await expect(importCode(code)).rejects.toMatchObject({ name: 'catalogueFailed', data: { reason: 'failed' } });
    expect(await server.dataSource.query('SELECT FROM collection WHERE adlib_code = $1', [code])).toEqual([]);
    expect(await server.dataSource.query('SELECT FROM document WHERE adlib_code LIKE $1', [`${code} %`])).toEqual([]);
  });
});

describe('what stands here already within another collection', () => {
  const taken = { name: 'invalidData', data: { adlibCode: ['adlibCode: DATA_ALREADY_EXISTS'] } };
  const check = (code: string) => editor.call(checkAdlibCode, { code });

  test('is told with its place, and is not made once more: a series, a sub-series, a piece [CATALOGUE-08, COLLECTION-27]', async () => {
    const code = fonds();
    const { id, composedTitle } = await importCode(code);
    const collection = { id, title: composedTitle };
    const at = async (title: string) => ({ type: 'document', id: await idOf(id, title), collection });
    for (const [name, title] of [
      ['brieven', 'brieven'],
      ['thuis', 'thuis'],
    ] as const) {
      const here = await at(title);
      expect(await check(`${code} ${name}`)).toMatchObject({ status: 'collection', id: null, here });
      await expect(importCode(`${code} ${name}`)).rejects.toMatchObject(taken);
    }
    const piece = await at('thuis > map > brief1');
    expect(await check(`${code} brief1`)).toMatchObject({ status: 'document', id: piece.id, here: piece });
    const document = { category: 'adlib', adlibCode: `${code} brief1` };
    await expect(editor.call(createCollectionDocument, { document })).rejects.toMatchObject(taken);
    const byHand = { category: 'ADLIBC', title: 'Nog eens', adlibCode: `${code} BRIEF1`, collectionId: id };
    await expect(editor.call(createCollectionDocument, { document: byHand })).rejects.toMatchObject(taken);
    const box = { title: 'Nog eens', adlibCode: `${code} thuis` };
    await expect(editor.call(createCollection, { collection: box })).rejects.toMatchObject(taken);
    expect(await documentsOf(id)).toHaveLength(9);
  });

  test('may be taken over again once it was removed, and then does not come back', async () => {
    const code = fonds();
    const { id } = await importCode(code);
    const removed = await idOf(id, 'foto1');
    await editor.call(removeCollectionDocument, { id: removed });
    expect(await check(`${code} foto1`)).toMatchObject({ here: null });
    const document = { category: 'adlib', adlibCode: `${code} foto1` };
    await editor.call(createCollectionDocument, { document });
    await expect(editor.call(restoreCollectionDocument, { id: removed })).rejects.toMatchObject(taken);
  });

  test('is left out with all that it holds when the whole comes after it, and said [CATALOGUE-05]', async () => {
    const code = fonds();
    const series = await importCode(`${code} thuis`);
    await editor.call(createCollectionDocument, { document: { category: 'adlib', adlibCode: `${code} foto1` } });
    const { id, leftOut } = await importCode(code);
    const told = [
      { code: `${code} thuis`, why: 'here' },
      { code: `${code} foto1`, why: 'here' },
    ];
    expect(leftOut).toEqual(told);
    expect(await outline(id)).toEqual({ brieven: ['lijst'], fotos: [] });
    expect(await compare(id)).toMatchObject({ newParts: [], leftOut: told });
    add(`${code} kaart2`, `${code} thuis`);
    expect((await compare(series.id)).newParts).toMatchObject([{ title: 'kaart2' }]);
  });

  test('is one of the two when both are asked for at once', async () => {
    const code = fonds();
    await Promise.allSettled([importCode(code), importCode(`${code} thuis`)]);
    const rows = await server.dataSource.query('SELECT FROM document WHERE adlib_code = $1', [`${code} kaart`]);
    expect(rows).toHaveLength(1);
  });
});

describe('what came into a fonds since', () => {
  test('is put where the catalogue has it, among what people have put in another order here', async () => {
    const code = fonds();
    const { id } = await importCode(code);
    const brieven = await idOf(id, 'brieven');
    await editor.call(orderCollectionDocumentElements, { documentId: brieven, indices: [5], before: 0 });
    const lijst = recordOf(`${code} lijst`);
    service.records = service.records.filter((record) => record !== lijst);
    add(`${code} brief3`, `${code} map`);
    service.records = [...service.records, lijst as ArchiveRecord];
    add(`${code} dozen`, code, { level: 'series' });
    add(`${code} doos1`, `${code} dozen`);
    const { version, newParts } = await compare(id);
    expect(newParts.map(({ title, whole }) => [title, whole])).toEqual([
      ['thuis > map > brief3', 'brieven'],
      ['dozen', ''],
      ['doos1', 'dozen'],
    ]);
    const apply = { type: 'collection' as const, id, version, fields: [], newParts: true };
    expect(await editor.call(applyCatalogueChanges, apply)).toMatchObject({ newParts: [], changes: [] });
    expect(await outline(id)).toEqual({
      brieven: [
        ...['thuis > map > brief1', 'thuis > map > brief3', 'lijst', 'thuis', 'thuis > kaart', 'thuis > map'],
        'thuis > map > brief2',
      ],
      dozen: ['doos1'],
      fotos: ['foto1'],
    });
    expect(await compare(id)).toMatchObject({ newParts: [], changes: [] });
  });

  test('goes into the box itself, with its path, where what holds it was removed here', async () => {
    const code = fonds();
    const { id } = await importCode(code);
    const fotos = await idOf(id, 'fotos');
    await editor.call(moveCollectionDocumentElements, { documentId: fotos, targetId: null, indices: [0] });
    await editor.call(removeCollectionDocument, { id: fotos });
    add(`${code} foto2`, `${code} fotos`);
    const { version, newParts } = await compare(id);
    expect(newParts).toMatchObject([{ title: 'fotos > foto2', whole: '' }]);
    await editor.call(applyCatalogueChanges, { type: 'collection', id, version, fields: [], newParts: true });
    // What was moved out of the series by hand has its path to be taken over.
    const moved = await compare(await idOf(id, 'foto1'), 'document');
    expect(moved.changes).toEqual([{ field: 'title', here: 'foto1', there: 'fotos > foto1' }]);
    expect((await compare(await idOf(id, 'fotos > foto2'), 'document')).changes).toEqual([]);
  });

  test('and another title of a sub-series is shown for what lies in it', async () => {
    const code = fonds();
    const { id } = await importCode(code);
    change(`${code} thuis`, { title: 'Naar huis' });
    const deep = await idOf(id, 'thuis > kaart');
    const { version, changes } = await compare(deep, 'document');
    expect(changes).toEqual([{ field: 'title', here: 'thuis > kaart', there: 'Naar huis > kaart' }]);
    const apply = { type: 'document' as const, id: deep, version, fields: ['title' as const] };
    expect(await editor.call(applyCatalogueChanges, apply)).toMatchObject({ changes: [] });
    expect((await outline(id)).brieven).toContain('Naar huis > kaart');
  });
});
