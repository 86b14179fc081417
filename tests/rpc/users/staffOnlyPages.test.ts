import { createMeiliClient } from '@salient/shared/lib/search/createMeiliClient.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPages } from '../../../core-server/src/app/pages/createPages.ts';
import { sitemaps } from '../../../core-server/src/app/pages/sitemaps.ts';
import { builtApps } from '../../harness/programs/builtApps.ts';
import { startMeilisearch, type TestMeilisearch } from '../../harness/programs/meilisearch.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { type RunningIndexer, startIndexer } from '../../indexer/startIndexer.ts';
import { fillIn, type Records, words } from './staffOnlyWords.ts';

// The same words as in staffOnly.test.ts, looked for where pages are rendered and where the index keeps its copies.

let server: TestServer;
let meili: TestMeilisearch;
let indexer: RunningIndexer;
let records: Records;
beforeAll(async () => {
  meili = await startMeilisearch();
  const apps = await builtApps();
  server = await startServer({
    meili,
    mount: (koa, { dispatcher, dataSource }) =>
      koa.use(sitemaps({ dataSource, publicUrl: 'https://salient.example' }).routes()).use(
        createPages({
          ...apps,
          call: (method, params) => dispatcher.callAsGuest(method, params),
        }),
      ),
  });
  records = await fillIn(server, await server.signIn('admin'));
  indexer = await startIndexer({ databaseUrl: server.databaseUrl, meili });
  // The indexer says on which connection it is ready; what it was told before, it has then to work off.
  for (let waiting = 1; waiting > 0; ) {
    const [row] = await server.dataSource.query<{ n: number }[]>(
      `SELECT (SELECT count(*) FROM search_queue)::integer
         + (SELECT count(*) FROM search_index_state WHERE NOT ready)::integer AS n`,
    );
    waiting = row?.n ?? 0;
  }
}, 300_000);
afterAll(async () => {
  await indexer.kill();
  await server.close();
  await meili.stop();
});

const told = (text: string, asked = '') =>
  [...words].filter(([word]) => text.includes(word) && !asked.includes(word)).map(([, where]) => where);

describe('staff-only words', () => {
  test('stand in no source of any page, whoever guesses them [ROLE-23, PUBLIC-40]', { timeout: 240_000 }, async () => {
    const { person, other, project } = records;
    const guesses = [...words.keys()].filter((_, index) => index % 5 === 0);
    const paths = [
      ...[
        '/',
        '/search',
        '/search?text=openbaar',
        '/search?tab=advanced',
        '/publicsearch',
        '/publicsearch/accessibility',
      ],
      ...['nl', 'en', 'fr', 'de'].flatMap((language) => [
        `/person/_id=${person}&lang=${language}`,
        `/publicsearch/person/${other}?lang=${language}`,
        `/project/${project}?lang=${language}`,
        `/search?text=openbaar&lang=${language}`,
      ]),
      ...[`/search?project=${project}`, '/kiosk', '/kiosk/1', '/persons', `/persons/${person}`, '/nowhere', '/api'],
      ...['/robots.txt', '/sitemap.xml', `/sitemaps/${person}.xml`],
      ...guesses.map((word) => `/search?text=${word}`),
    ];
    const found: string[] = [];
    let shown = 0;
    for (const path of paths) {
      const source = await (await fetch(server.origin + path, { headers: { accept: 'text/html' } })).text();
      if (source.includes('Openbaar')) shown += 1;
      for (const where of told(source, path)) found.push(`${where}: ${path}`);
    }
    expect(found).toEqual([]);
    // The persons themselves are there: it is their pages that were read.
    expect(shown).toBeGreaterThan(8);
  });

  test('stand in no document of the search index, nor in its settings [ROLE-23, CONTACT-18]', async () => {
    const client = createMeiliClient({ url: meili.url, key: meili.key, timeoutMs: 20_000 });
    const { results: indexes } = await client.getIndexes();
    expect(indexes.length).toBeGreaterThan(0);
    let documents = 0;
    for (const { uid } of indexes) {
      const { results } = await client.index(uid).getDocuments({ limit: 10_000 });
      documents += results.length;
      expect(told(JSON.stringify(results))).toEqual([]);
      expect(told(JSON.stringify(await client.index(uid).getSettings()))).toEqual([]);
    }
    expect(documents).toBeGreaterThan(1);
  });
});
