import { updateCollectionDocument } from '@salient/shared/areas/documents/documentMethods.ts';
import {
  moveCollectionDocumentElements,
  updateCollectionDocumentElement,
} from '@salient/shared/areas/documents/elementMethods.ts';
import {
  type PublicDocumentHit,
  searchPublicDocuments,
} from '@salient/shared/areas/documents/publicDocumentMethods.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DocumentTagEntity } from '../../../core-server/src/areas/documents/DocumentTagEntity.ts';
import { DocumentTagValueEntity } from '../../../core-server/src/areas/documents/DocumentTagValueEntity.ts';
import { indexPersons } from '../../harness/indexPersons.ts';
import { startMeilisearch, type TestMeilisearch } from '../../harness/programs/meilisearch.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { archiveMaker } from './makeArchive.ts';

let meili: TestMeilisearch;
let server: TestServer;
let editor: TestClient;
const records: Record<string, string> = {};
beforeAll(async () => {
  meili = await startMeilisearch();
  server = await startServer({ meili });
  editor = await server.signIn('normal');
  await makeArchive();
  await indexPersons(server, meili);
});
afterAll(async () => {
  await server?.close();
  await meili?.stop();
});

async function makeArchive(): Promise<void> {
  const { make, dataSource } = server;
  const { refer } = archiveMaker(server);
  const soldier = await make.person({ surname: 'Gustaaf', familyname: 'Vandewiele' });
  const place = await make.place({ languages: { nl: { name: 'Ieper' }, en: { name: 'Ypres' } } });
  await dataSource.query(`UPDATE place SET alternative_names = '{Wipers}' WHERE id = $1`, [place.id]);
  const letter = await make.document({
    ...{ title: 'Brieven van Karel', description: 'Zesendertig brieven aan zijn zuster.', source: 'familie Depuydt' },
    ...{ category: 'DIBORN', counter: 42, disclosed: true, filename: 'veldpost.pdf', wiseLocation: 'magazijn' },
  });
  const part = await make.document({ category: 'DIBORN', title: 'Omslag', parentId: letter.id });
  await dataSource.query(
    'INSERT INTO document_element (id, document_id, position, subdocument_id) VALUES ($1, $2, 0, $3)',
    [uuidv7(), letter.id, part.id],
  );
  const first = await make.page(letter.id, { transcription: 'Gisteren dreef een groene wolk over de loopgraven.' });
  const second = await make.page(letter.id, { transcription: 'De wolk was geel.', original_filename: 'klapper.jpg' });
  const inside = await make.page(part.id, { transcription: 'Achterop de omslag dreef een wolk.' });
  const closed = await make.document({ category: 'DIBORN', title: 'Gesloten wolk' });
  const hidden = await make.page(closed.id, { transcription: 'Een wolk die niemand mag zien.' });
  const gone = await make.document({ title: 'Verwijderde wolk', disclosed: true, deleted: true });
  await refer({ element_id: first.id }, { type: 'person', person_id: soldier.id, comment: 'volgens de kleinzoon' });
  await refer({ document_id: letter.id }, { type: 'place', place_id: place.id });
  await refer({ element_id: second.id }, { type: 'toponym', toponym: 'Hoeve Van Acker' });
  await refer({ element_id: inside.id }, { type: 'document', target_document_id: closed.id });
  const owner = { document_id: letter.id };
  const document_tag_id = uuidv7();
  await dataSource.manager.insert(DocumentTagEntity, { id: document_tag_id, ...owner, tag_id: 'letter', position: 0 });
  await dataSource.manager.insert(DocumentTagValueEntity, { ...owner, document_tag_id, key: 'x', words: 'gasmasker' });
  for (const [name, { id }] of Object.entries({ letter, part, first, second, inside, closed, hidden, gone }))
    records[name] = id;
}

const ask = (text: string, more: { offset?: number; limit?: number } = {}) =>
  server.guest.call(searchPublicDocuments, { text, ...more });
const found = async (text: string) => (await ask(text)).data.map(({ id }) => id);
const written = ({ snippet }: PublicDocumentHit) =>
  snippet.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

describe.each(['meilisearch', 'postgresql'] as const)('with %s', (engine) => {
  beforeAll(async () => {
    if (engine === 'postgresql') await server.dataSource.query('UPDATE search_index_state SET ready = false');
  });
  beforeEach(async () => {
    await expect.poll(async () => (await ask('wolk')).degraded, { timeout: 5_000 }).toBe(engine === 'postgresql');
  });

  test('a visitor finds the pages of disclosed documents by all words in any order, by phrases and with a slip of the pen [DOCUMENT-74]', async () => {
    expect(await ask('wolk')).toMatchObject({ total: 2, nearly: false });
    expect(await found('wolk')).toEqual([records.first, records.second]);
    expect(await found('loopgraven wolk')).toEqual([records.first]);
    expect(await found('"groene wolk"')).toEqual([records.first]);
    expect(await found('"wolk groene"')).toEqual([]);
    expect(await ask('loopgravn')).toMatchObject({ nearly: true, total: 1, data: [{ id: records.first }] });
    expect(await ask('?')).toMatchObject({ data: [], total: 0 });
  });

  test('and by title, description, source, number, tags with their values, and the names of the records that they are about', async () => {
    for (const text of ['brieven karel', 'zesendertig', 'depuydt', 'DIBO000042', 'lettre', 'gasmasker', 'Ypres']) {
      expect({ text, found: await found(text) }).toEqual({ text, found: [records.letter] });
    }
    expect(await found('vandewiele')).toEqual([records.first]);
  });

  test('what staff alone read finds nothing: of closed and removed documents, and of disclosed ones comments, places without a record, file names and where they stand [ROLE-23]', async () => {
    for (const text of ['gesloten', 'niemand', 'omslag', 'verwijderde', 'kleinzoon', 'acker', 'klapper', 'veldpost']) {
      expect({ text, ...(await ask(text)) }).toMatchObject({ text, data: [], total: 0 });
    }
    for (const text of ['magazijn', 'wipers']) expect(await found(text)).toEqual([]);
  });

  test('a hit tells its document, the page among those that visitors turn, and the sentence with the words marked', async () => {
    const { data } = await ask('geel');
    expect(data).toEqual([
      {
        id: records.second,
        document: { id: records.letter, title: 'Brieven van Karel', type: 'document', nbr_of_pages: 2 },
        title: [{ text: 'Brieven van Karel', marked: false }],
        page_number: 2,
        image: `/iiif/3/images/${records.second}`,
        credit: {},
        snippet: expect.anything(),
      },
    ]);
    expect(written(data[0] as PublicDocumentHit)).toBe('De wolk was [geel].');
    const [own] = (await ask('gasmasker')).data;
    expect(own).toMatchObject({ page_number: null, image: `/iiif/3/images/${records.first}` });
    expect(written(own as PublicDocumentHit)).toBe('[gasmasker]');
  });

  test('pages of hits are cut exactly', async () => {
    expect(await ask('wolk', { offset: 1, limit: 1 })).toMatchObject({ total: 2, data: [{ id: records.second }] });
    expect(await ask('wolk', { limit: 0 })).toMatchObject({ total: 2, data: [] });
  });
});

test('what is disclosed is found at once, and what is taken back, moved or rewritten is not found nor counted any more, though the index still has it', async () => {
  await indexPersons(server, meili);
  await server.dataSource.query('UPDATE search_index_state SET ready = true');
  await expect.poll(async () => (await ask('wolk')).degraded, { timeout: 5_000 }).toBe(false);
  const disclose = async (id: string | undefined, disclosed: boolean) => {
    const [row] = await server.dataSource.query('SELECT version FROM document WHERE id = $1', [id]);
    await editor.call(updateCollectionDocument, { document: { id: id ?? '', version: row.version, disclosed } });
  };
  await disclose(records.closed, true);
  expect(await ask('niemand')).toMatchObject({ total: 1, data: [{ id: records.hidden }] });
  await disclose(records.closed, false);
  expect(await ask('niemand')).toMatchObject({ total: 0, data: [] });
  // The first element is the sub-document.
  const [documentId, targetId] = [records.letter ?? '', records.closed ?? ''];
  await editor.call(updateCollectionDocumentElement, { documentId, index: 1, element: { transcription: 'Leeg.' } });
  expect(await ask('loopgraven')).toMatchObject({ total: 0, data: [] });
  await editor.call(moveCollectionDocumentElements, { documentId, targetId, indices: [2] });
  expect(await ask('geel')).toMatchObject({ total: 0, data: [] });
  await disclose(documentId, false);
  expect(await ask('karel')).toMatchObject({ total: 0, data: [] });
});
