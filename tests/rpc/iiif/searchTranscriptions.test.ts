import { getManifestAddress } from '@salient/shared/areas/documents/iiifMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchSchema } from '../../harness/checkPresentation.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { Archive } from './archive.ts';

let server: TestServer;
let archive: Archive;
let document: string;
let pages: string[];
let hidden: string;
const texts = [
  'Ieper, 22 april 1915. De Yser is vol water.',
  'Élodie écrit : « Yser, mon amour ». Et YSER encore.',
  '',
  'Niets van dat alles, ŒUVRE en Straße.',
];
beforeAll(async () => {
  server = await startServer();
  archive = new Archive(server);
  document = await archive.document();
  pages = await archive.pages(
    document,
    texts.map((transcription) => ({ transcription })),
  );
  hidden = await archive.document({ parent: document, disclosed: false, title: 'Verborgen' });
  await archive.pages(hidden, [{ transcription: 'De Yser in het geheim.' }]);
  const other = await archive.document();
  await archive.pages(other, [{ transcription: 'De Yser in een ander document.' }]);
});
afterAll(() => server.close());

async function search(query: string, address = `/iiif/3/documents/${document}/search`) {
  const url = address.startsWith('http') ? address : `${server.origin}${address}?${query}`;
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  return searchSchema.parse(await answer.json());
}
const canvas = (page = 0) => `${server.origin}/iiif/3/documents/${document}/canvas/${pages[page]}`;
const found = async (q: string) =>
  (await search(new URLSearchParams({ q }).toString())).items.map(({ target }) => target);

test('words are found on the pages of this document alone, whatever their accents and large letters', async () => {
  expect(await found('yser')).toEqual([canvas(0), canvas(1)]);
  expect(await found('YSER elodie')).toEqual([canvas(1)]);
  expect(await found('"vol water"')).toEqual([canvas(0)]);
  expect(await found('"water vol"')).toEqual([]);
  expect(await found('oeuvre strasse')).toEqual([canvas(3)]);
  for (const none of ['', '"', '%', '_', 'ander', 'geheim']) expect(await found(none), none).toEqual([]);
});

test('each place is quoted with what stands around it, within the annotation of its page', async () => {
  const { items, annotations } = await search('q=yser');
  const quotes = annotations?.[0].items.map(({ target }) => ({ source: target.source, ...target.selector[0] })) ?? [];
  expect(quotes.map(({ exact }) => exact)).toEqual(['Yser', 'Yser', 'YSER']);
  expect(quotes[0]).toMatchObject({ prefix: 'Ieper, 22 april 1915. De ', suffix: ' is vol water.' });
  for (const { source, prefix, exact, suffix } of quotes) {
    expect(items.find(({ id }) => id === source)?.body.value).toContain(`${prefix}${exact}${suffix}`);
  }
});

test('a search heeds what the annotation is for, and says what it does not heed', async () => {
  expect((await search('q=yser&motivation=painting')).items).toEqual([]);
  expect((await search('q=yser&motivation=painting+supplementing')).items).toHaveLength(2);
  expect(await search('q=yser&user=me&date=1915')).toMatchObject({ ignored: ['date', 'user'] });
});

test('staff find what stands on the pages of sub-documents that are not disclosed too', async () => {
  const reader = await server.signIn('readonly');
  const { url } = await reader.call(getManifestAddress, { type: 'document', id: document });
  const { items } = await search('q=geheim', url.replace(/manifest$/, 'search'));
  expect(items.map(({ target }) => target)).toEqual([expect.stringContaining(`/documents/${hidden}/canvas/`)]);
});

test('of a word that stands everywhere twenty-five pages are answered at once, and the next ones follow', async () => {
  const long = await archive.document();
  const ids = await archive.pages(
    long,
    Array.from({ length: 230 }, (_, page) => ({ transcription: page === 7 ? 'Niets' : 'de de de' })),
  );
  const seen: string[] = [];
  let answer = await search('q=de', `/iiif/3/documents/${long}/search`);
  const sizes = [answer.items.length];
  for (;;) {
    seen.push(...answer.items.map(({ target }) => target.split('/').at(-1) ?? ''));
    if (!answer.next) break;
    answer = await search('', answer.next.id);
    expect(answer.partOf?.first.id).toContain('search?q=de');
    sizes.push(answer.items.length);
  }
  expect(sizes).toEqual([25, 25, 25, 25, 25, 25, 25, 25, 25, 4]);
  expect(seen).toEqual(ids.filter((_, page) => page !== 7));
});
