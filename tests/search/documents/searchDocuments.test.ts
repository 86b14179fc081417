import { type DocumentHit, searchDocuments } from '@salient/shared/areas/documents/documentSearchMethods.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { indexPersons } from '../../harness/indexPersons.ts';
import { startMeilisearch, type TestMeilisearch } from '../../harness/programs/meilisearch.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { archiveMaker } from './makeArchive.ts';

let meili: TestMeilisearch;
let server: TestServer;
let reader: TestClient;
const records: Record<string, string> = {};
beforeAll(async () => {
  meili = await startMeilisearch();
  server = await startServer({ meili });
  await makeArchive();
  await indexPersons(server, meili);
  reader = await server.signIn('readonly');
});
afterAll(async () => {
  await server?.close();
  await meili?.stop();
});

async function makeArchive(): Promise<void> {
  const { make } = server;
  const { tag, refer } = archiveMaker(server);
  const box = await make.collection({ title: 'Doos Depuydt' });
  const letter = await make.document({
    ...{ title: 'Brieven van Karel', description: 'Zesendertig brieven aan zijn zuster.' },
    ...{ collectionId: box.id, category: 'DIBORN', counter: 42 },
  });
  const first = await make.page(letter.id, {
    original_filename: 'IMG_0412.jpg',
    transcription:
      'Boesinge, 22 april 1915.\n\nBeste zuster. Gisteren dreef een groene wolk over de loop-\ngraven; wie bleef, stikte. De vélos zijn weg.',
  });
  const second = await make.page(letter.id, {
    transcription: 'De zuster van Alfons schreef dat de wolk geel was, niet groen.',
  });
  const cabinet = await make.collection({ title: 'Kaartendoos' });
  const map = await make.document({
    ...{ title: 'Kaart van de frontlijn', disclosed: true, status: 'done', collectionId: cabinet.id },
  });
  await make.page(map.id, { original_filename: 'scan 0412b.jpg' });
  const gone = await make.document({ title: 'Verwijderde wolk', deleted: true });
  const soldier = await make.person({ surname: 'Gustaaf', familyname: 'Vandewiele' });
  const place = await make.place({ languages: { nl: { name: 'Ieper' }, en: { name: 'Ypres' } } });
  await refer({ element_id: second.id }, { type: 'person', person_id: soldier.id });
  await refer({ document_id: map.id }, { type: 'place', place_id: place.id });
  await tag({ document_id: letter.id }, 'letter');
  await tag({ document_id: map.id }, 'map');
  for (const [name, { id }] of Object.entries({ box, letter, first, second, map, gone, soldier, place }))
    records[name] = id;
}

type Asked = Partial<Omit<ParamsOf<typeof searchDocuments>, 'text'>>;
const ask = (text: string, more: Asked = {}) => reader.call(searchDocuments, { text, ...more });
/** The page, or the document by its own words. */
const found = async (text: string, more: Asked = {}) =>
  (await ask(text, more)).data.map((hit) => hit.page_id ?? hit.document.id);
const written = ({ snippet }: DocumentHit) => snippet.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

describe.each(['meilisearch', 'postgresql'] as const)('with %s', (engine) => {
  beforeAll(async () => {
    if (engine === 'postgresql') await server.dataSource.query('UPDATE search_index_state SET ready = false');
  });
  beforeEach(async () => {
    await expect.poll(async () => (await ask('wolk')).degraded, { timeout: 5_000 }).toBe(engine === 'postgresql');
  });

  test('all words are found in any order, whatever their accents and where a line breaks them', async () => {
    expect(await found('loopgraven wolk')).toEqual([records.first]);
    expect(await found('velos')).toEqual([records.first]);
    expect(await found('zuster wolk')).toEqual([records.first, records.second]);
    expect(await found('zuster')).toEqual([records.letter, records.first, records.second]);
    expect(await found('wolk kaart')).toEqual([]);
    expect(await found('?')).toEqual([]);
  });

  test('a hit says by what it was found: a fact of the document, or one name of those that it bears', async () => {
    const [byFact] = (await ask('DIBO000042')).data;
    expect(byFact && written(byFact)).toBe('[DIBO000042]');
    const [byName] = (await ask('ypres')).data;
    expect(byName && written(byName)).toBe('[Ypres]');
  });

  test('a phrase in quotation marks is found where its words stand beside each other', async () => {
    expect(await found('"groene wolk"')).toEqual([records.first]);
    expect(await found('“wolk geel was” groen')).toEqual([records.second]);
    expect(await found('"wolk groene"')).toEqual([]);
  });

  test('tags, names of records in every language, numbers and codes are found', async () => {
    expect(await found('lettre')).toEqual([records.letter]);
    expect(await found('Ypres')).toEqual([records.map]);
    expect(await found('vandewiele')).toEqual([records.second]);
    expect(await found('DIBO000042')).toEqual([records.letter]);
  });

  test('documents are found by their box, and pages by the names of their files, which guests do not know', async () => {
    expect(await found('doos depuydt')).toEqual([records.letter]);
    expect(await found('IMG_0412')).toEqual([records.first]);
    expect(await found('img_0412.jpg')).toEqual([records.first]);
    const [[byBox], [byFile]] = [(await ask('depuydt')).data, (await ask('0412')).data];
    expect([byBox && written(byBox), byFile && written(byFile)]).toEqual(['Doos [Depuydt]', 'IMG_[0412].jpg']);
    const rows = await server.dataSource.query<{ words: string }[]>('SELECT words FROM public_document_text');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/doos|0412|jpg/);
  });

  test('when nothing has the words as typed, what has nearly those is found, and it is said', async () => {
    const slip = await ask('frontlyn');
    expect(slip).toMatchObject({ nearly: true, total: 1, data: [{ document: { id: records.map } }] });
    expect(await ask('Boezinge')).toMatchObject({ nearly: true, data: [{ page_id: records.first }] });
    expect(await ask('loopgr')).toMatchObject({ nearly: true, data: [{ page_id: records.first, page_number: 1 }] });
    expect(await ask('zzyzx')).toMatchObject({ nearly: false, total: 0 });
  });

  test('the sentence is shown with the words marked, as they are written', async () => {
    const [hit] = (await ask('loopgraven wolk')).data;
    expect(written(hit as DocumentHit)).toBe(
      '… Gisteren dreef een groene [wolk] over de [loop-\ngraven]; wie bleef, stikte. De vélos zijn weg.',
    );
    const [own] = (await ask('brieven karel')).data;
    expect(own?.title.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['Brieven', 'Karel']);
    const [phrase] = (await ask('"groene wolk"')).data;
    expect(written(phrase as DocumentHit)).toContain('een [groene wolk] over');
  });

  test('filters by tag with its descendants, category, status, box, referenced record and disclosed [TAG-10, DOCUMENT-65]', async () => {
    const everywhere = 'van';
    expect(await found(everywhere)).toEqual([records.letter, records.map, records.second]);
    expect(await found(everywhere, { category: 'DIBORN' })).toEqual([records.letter, records.second]);
    expect(await found(everywhere, { status: 'done' })).toEqual([records.map]);
    expect(await found(everywhere, { disclosed: false })).toEqual([records.letter, records.second]);
    expect(await found(everywhere, { collectionId: records.box })).toEqual([records.letter, records.second]);
    expect(await found(everywhere, { tag: 'letter' })).toEqual([records.letter, records.second]);
    const [{ parent }] = await server.dataSource.query(`SELECT parent FROM tag_definition WHERE id = 'letter'`);
    expect(await found(everywhere, { tag: parent })).toContain(records.letter);
    expect(await found(everywhere, { ref_type: 'person', ref_id: records.soldier })).toEqual([
      records.letter,
      records.second,
    ]);
    expect(await found(everywhere, { ref_type: 'place', ref_id: records.place })).toEqual([records.map]);
  });

  test('removed documents are found only where they are asked for, and pages are cut exactly', async () => {
    expect(await found('verwijderde')).toEqual([]);
    expect(await found('verwijderde', { includeDeleted: true })).toEqual([records.gone]);
    const all = await found('zuster');
    for (const offset of [0, 1, 2, 3]) {
      const { data, total } = await ask('zuster', { offset, limit: 2 });
      expect(total).toBe(3);
      expect(data.map((hit) => hit.page_id ?? hit.document.id)).toEqual(all.slice(offset, offset + 2));
    }
  });
});

test('guests find nothing', async () => {
  await expect(server.guest.call(searchDocuments, { text: 'wolk' })).rejects.toMatchObject({ code: 1000 });
});
