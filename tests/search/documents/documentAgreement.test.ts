import { searchDocuments } from '@salient/shared/areas/documents/documentSearchMethods.ts';
import { updateCollectionDocumentElement } from '@salient/shared/areas/documents/elementMethods.ts';
import { searchPublicDocuments } from '@salient/shared/areas/documents/publicDocumentMethods.ts';
import { documentWords, readTypedWords } from '@salient/shared/areas/documents/search/documentWords.ts';
import { isSlipOf } from '@salient/shared/lib/names/editDistance.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentQuery } from '../../../core-server/src/areas/documents/search/DocumentQuery.ts';
import { findInPostgres } from '../../../core-server/src/areas/documents/search/PostgresDocuments.ts';
import { publicTexts, staffTexts } from '../../../core-server/src/areas/documents/search/searchedTexts.ts';
import { extent } from '../../harness/extent.ts';
import { indexPersons } from '../../harness/indexPersons.ts';
import { startMeilisearch, type TestMeilisearch } from '../../harness/programs/meilisearch.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { startIndexer } from '../../indexer/startIndexer.ts';
import { archiveMaker } from './makeArchive.ts';

let meili: TestMeilisearch;
let server: TestServer;
let editor: TestClient;
let facts: { readonly boxes: string[]; readonly persons: string[] };
beforeAll(async () => {
  meili = await startMeilisearch();
  server = await startServer({ meili });
  facts = await makeArchive();
  await indexPersons(server, meili);
  editor = await server.signIn('normal');
});
afterAll(async () => {
  await server?.close();
  await meili?.stop();
});

/** As people write them, in four languages and with all that a hand or a machine adds. */
const vocabulary = [
  ...[
    'loopgraven',
    'loopgraaf',
    'wolk',
    'de',
    'Zillebeke',
    'Zillebeeke',
    'gasaanval',
    'Ĳzer',
    'hospitaal',
    '’t',
    'boerderij',
  ],
  ...['trench', 'Passchendaele', 'shell-shock', "O'Brien", 'the', 'dug-out', '2nd', '1917', 'No. 4711', 'B.E.F.'],
  ...['tranchée', 'l’armée', 'cœur', 'Noël', 'à', 'blessé', 'œuvre', '75mm', 'hôpital'],
  ...['Schützengraben', 'Straße', 'Müller', 'und', 'Gefreiter', 'IR. 17', 'Großvater', 'Übung', '½'],
  ...['Жуков', 'Ελλάς', 'naïve', '«ça»', 'loop-\ngraven', 'Graben\u00adkrieg', 'e\u0301te\u0301', 'ﬁn', 'N°3', 'a_b'],
];
const separators = [' ', ', ', '.\n', ' – ', '\n', '; ', '  ', ' / '];

async function makeArchive() {
  const { make } = server;
  const { tag, refer } = archiveMaker(server);
  const text = fc.array(fc.tuple(fc.constantFrom(...vocabulary), fc.constantFrom(...separators)), {
    minLength: 3,
    maxLength: 30,
  });
  const texts = fc.sample(text, { numRuns: 220, seed: 1917 }).map((parts) => parts.flat().join(''));
  const titles = ['Doos de wolk', 'Boîte 75mm: Müller'];
  const boxes = (await Promise.all(titles.map((title) => make.collection({ title })))).map(({ id }) => id);
  const persons = [await make.person({ familyname: 'Gasaanval' }), await make.person()].map(({ id }) => id);
  let document = await make.document({ category: 'DIBORN' });
  for (const [n, transcription] of texts.entries()) {
    if (n % 6 === 0) {
      document = await make.document({
        ...{ title: `Stuk ${(n * 7) % 40}`, category: n % 12 === 0 ? 'DIBORN' : 'ADLIBC', description: transcription },
        ...{ status: (['todo', 'in_progress', 'done'] as const)[n % 3] ?? 'todo', disclosed: n % 4 === 0 },
        ...{ collectionId: boxes[n % 5] ?? null, deleted: n % 42 === 0 },
      });
      if (n % 18 === 0) await tag({ document_id: document.id }, 'letter');
    }
    const original_filename = n % 3 === 0 ? `IMG_${n}-hôpital.jpg` : `wolk ${n} 1917.tif`;
    const page = await make.page(document.id, { transcription, original_filename });
    if (n % 5 === 0) await tag({ element_id: page.id }, n % 10 === 0 ? 'postcard' : 'map');
    if (n % 4 === 0) await refer({ element_id: page.id }, { type: 'person', person_id: persons[n % 2] as string });
  }
  return { boxes, persons };
}

const word = fc.constantFrom(...vocabulary);
const texts = fc.oneof(
  { weight: 3, arbitrary: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')) },
  { weight: 1, arbitrary: fc.tuple(word, word).map(([one, other]) => `"${one} ${other}"`) },
  { weight: 1, arbitrary: fc.tuple(word, word, word).map(([one, two, three]) => `${one} "${two} ${three}"`) },
  { weight: 1, arbitrary: word.map((each) => each.slice(0, 4)) },
);
interface Filters {
  readonly category?: 'DIBORN' | 'ADLIBC';
  readonly status?: 'todo' | 'done';
  readonly disclosed?: boolean;
  readonly tag?: keyof typeof tagsOf;
  readonly box?: number;
  readonly person?: number;
  readonly includeDeleted?: boolean;
}
const filter: fc.Arbitrary<Filters> = fc.oneof(
  fc.record({ category: fc.constantFrom('DIBORN' as const, 'ADLIBC' as const) }),
  fc.record({ status: fc.constantFrom('todo' as const, 'done' as const) }),
  fc.record({ disclosed: fc.boolean() }),
  fc.record({ tag: fc.constantFrom('letter' as const, 'postcard' as const, 'map' as const) }),
  fc.record({ box: fc.nat(1) }),
  fc.record({ person: fc.nat(1) }),
  fc.record({ includeDeleted: fc.boolean() }),
);
const filters = fc.array(filter, { maxLength: 2 }).map((some): Filters => Object.assign({}, ...some));

const tagsOf = {
  letter: ['letter', 'postcard', 'telegram', 'envelope'],
  postcard: ['postcard'],
  map: ['map', 'trench_map'],
};

/** A part of what is found, which may begin and end among the pages of a document. */
const parts = fc.record({ offset: fc.nat(60), limit: fc.nat(12) });

test('both engines find the same documents and pages in the same order, for 300 questions and more', async () => {
  let met = 0;
  await fc.assert(
    fc.asyncProperty(
      texts,
      filters,
      parts,
      async (text, { box, person, tag, includeDeleted = false, ...others }, some) => {
        const collectionId = box === undefined ? undefined : facts.boxes[box];
        const ref_id = person === undefined ? undefined : facts.persons[person];
        const answer = await editor.call(searchDocuments, {
          ...{ text, ...others, tag, collectionId, includeDeleted, limit: 1000 },
          ...(ref_id ? { ref_type: 'person' as const, ref_id } : {}),
        });
        expect(answer.degraded).toBe(false);
        const query: DocumentQuery = {
          ...{ ...others, collectionId, referredId: ref_id, includeDeleted },
          ...{ typed: readTypedWords(text), tags: tag && tagsOf[tag] },
        };
        const part = { offset: 0, limit: 1000 };
        const { ids, total } = await findInPostgres(server.dataSource.manager, staffTexts, query, 'exact', part);
        const found = answer.nearly ? [] : answer.data.map(({ document, page_id }) => page_id ?? document.id);
        expect({ text, ids: found, total: answer.nearly ? 0 : answer.total }).toEqual({ text, ids, total });
        const within = await findInPostgres(server.dataSource.manager, staffTexts, query, 'exact', some);
        expect({ text, some, ...within }).toEqual({
          ...{ text, some, total },
          ids: ids.slice(some.offset, some.offset + some.limit),
        });
        if (total > 0) met++;
      },
    ),
    { numRuns: extent(300, 1200) },
  );
  expect(met).toBeGreaterThan(80);
});

test('for visitors both find the same too', async () => {
  let met = 0;
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const answer = await server.guest.call(searchPublicDocuments, { text, limit: 50 });
      expect(answer.degraded).toBe(false);
      const query: DocumentQuery = { typed: readTypedWords(text), includeDeleted: true };
      const part = { offset: 0, limit: 50 };
      const { ids, total } = await findInPostgres(server.dataSource.manager, publicTexts, query, 'exact', part);
      const found = answer.nearly
        ? { ids: [], total: 0 }
        : { ids: answer.data.map(({ id }) => id), total: answer.total };
      expect({ text, ...found }).toEqual({ text, ids, total });
      if (total > 0) met++;
    }),
    { numRuns: extent(100, 600) },
  );
  expect(met).toBeGreaterThan(20);
});

test('a word with a slip of the pen leads both to where it stands, and neither to anything else', async () => {
  const db = server.dataSource.manager;
  const slips = [
    'loopgravn',
    'Zillebke',
    'tranchee',
    'Schutzengrabe',
    'hospitael',
    'Gefrieter',
    'boerdrij',
    'Passendaele',
  ];
  for (const text of slips) {
    const typed = readTypedWords(text);
    const { data, nearly } = await editor.call(searchDocuments, { text, limit: 1000 });
    const { ids } = await findInPostgres(db, staffTexts, { typed, includeDeleted: false }, nearly ? 'near' : 'exact', {
      ...{ offset: 0, limit: 1000 },
    });
    expect({ text, ids: ids.length > 0 }).toEqual({ text, ids: true });
    const found = data.map(({ document, page_id }) => page_id ?? document.id);
    // Meilisearch also takes a word for two that were written together; PostgreSQL finds no more than it does.
    expect(ids.filter((id) => !found.includes(id))).toEqual([]);
    const rows = await db.query<{ words: string }[]>('SELECT words FROM document_text WHERE id = ANY($1)', [ids]);
    const [asked = ''] = typed.words;
    for (const { words } of rows) {
      expect(words.split(' ').some((each) => each === asked || each.startsWith(asked) || isSlipOf(asked, each))).toBe(
        true,
      );
    }
  }
});

test('the database and the program take texts apart into the same words', async () => {
  const letters = fc.constantFrom(..."aZéèçßÆœØłÞĲŉſøđıİςΣάЖйאָﬀ①½№’'-–­\n \t.,;_/@\u200b\u00a0e\u0301ü7٣");
  const given = fc.oneof(
    fc.string({ unit: letters, maxLength: 40 }),
    fc.array(fc.constantFrom(...vocabulary, ...separators)).map((all) => all.join('')),
  );
  const samples = fc.sample(given, extent(1500, 6000));
  const rows = await server.dataSource.query<{ words: string }[]>(
    'SELECT salient_search_words(given) AS words FROM unnest($1::text[]) WITH ORDINALITY AS t (given, n) ORDER BY n',
    [samples],
  );
  for (const [at, { words }] of rows.entries()) {
    const given = samples[at] as string;
    expect({ given, words: words.trim().split(' ').filter(Boolean) }).toEqual({ given, words: documentWords(given) });
  }
});

test('a transcription is found once it is saved, and no more once it is changed', async () => {
  const document = await server.make.document({ category: 'DIBORN' });
  await server.make.page(document.id);
  const indexer = await startIndexer({ databaseUrl: server.databaseUrl, meili });
  try {
    const finds = async (text: string) => (await editor.call(searchDocuments, { text: `"${text}"` })).total;
    const save = (transcription: string) =>
      editor.call(updateCollectionDocumentElement, { documentId: document.id, index: 0, element: { transcription } });
    await save('voorbereiding');
    await expect.poll(() => finds('voorbereiding'), { timeout: 10_000 }).toBe(1);
    for (const text of ['Sneeuwklokje aan de Menenpoort', 'Klaproos bij Langemark']) {
      await save(text);
      const [first = ''] = text.split(' ');
      await expect.poll(() => finds(first), { timeout: 10_000, interval: 20 }).toBe(1);
    }
    await expect.poll(() => finds('Sneeuwklokje'), { timeout: 10_000, interval: 20 }).toBe(0);
  } finally {
    await indexer.stop();
  }
});

test('a box that is called otherwise now gives its documents the new name, and one that leaves it loses it', async () => {
  const { make, dataSource } = server;
  const box = await make.collection({ title: 'Doos Vermeersch', adlibCode: 'QX 77' });
  const document = await make.document({ collectionId: box.id });
  const found = async (text: string) => {
    const query = { typed: readTypedWords(text), includeDeleted: false };
    return (await findInPostgres(dataSource.manager, staffTexts, query, 'exact', { offset: 0, limit: 10 })).ids;
  };
  expect(await found('qx 77')).toEqual([document.id]);
  await dataSource.query(`UPDATE collection SET title = 'Kist Goethals' WHERE id = $1`, [box.id]);
  expect(await found('vermeersch')).toEqual([]);
  expect(await found('kist goethals')).toEqual([document.id]);
  await dataSource.query('UPDATE document SET collection_id = NULL WHERE id = $1', [document.id]);
  expect(await found('goethals')).toEqual([]);
});

test('a record that is called otherwise now is found by its new name', async () => {
  const { make, dataSource } = server;
  const { refer } = archiveMaker(server);
  const person = await make.person({ familyname: 'Vandenbussche' });
  const document = await make.document();
  await refer({ document_id: document.id }, { type: 'person', person_id: person.id });
  const found = async (text: string) => {
    const query = { typed: readTypedWords(text), includeDeleted: false };
    return (await findInPostgres(dataSource.manager, staffTexts, query, 'exact', { offset: 0, limit: 10 })).ids;
  };
  expect(await found('vandenbussche')).toEqual([document.id]);
  await dataSource.query(`UPDATE person SET familyname = 'Van den Bossche' WHERE id = $1`, [person.id]);
  expect(await found('vandenbussche')).toEqual([]);
  expect(await found('"van den bossche"')).toEqual([document.id]);
});
