import { request } from 'node:http';
import { mergeMemorials, undoMemorialMerge } from '@salient/shared/areas/memorials/memorialMergeMethods.ts';
import { mergePersons, undoMerge } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { removePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPages } from '../../core-server/src/app/pages/createPages.ts';
import { builtApps } from '../harness/programs/builtApps.ts';
import { startServer, type TestServer } from '../harness/startServer.ts';
import type { TestClient } from '../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  const apps = await builtApps();
  server = await startServer({
    mount: (koa, { dispatcher }) =>
      koa.use(
        createPages({
          ...apps,
          call: (method, params) => dispatcher.callAsGuest(method, params),
          site: { helpMail: 'help@museum.example', helpPhone: '+32 57 12 34 56', namesListUrls: {} },
        }),
      ),
  });
  editor = await server.signIn('normal');
}, 240_000);
afterAll(() => server?.close());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(server.origin + path, { redirect: 'manual', headers });
  return { status: reply.status, location: reply.headers.get('location'), text: await reply.text() };
};

/** The addresses that a person has and had, and the one that each leads to. */
const forms = (id: string, language: Language): readonly string[] => [
  `/person/_id=${id}&lang=${language}`,
  `/publicsearch/person/_id=${id}&lang=${language}`,
  `/museum/publicsearch/person/_id=${id}&lang=${language}`,
  `/publicsearch/person/_id=${id}&via=search~text%3Dpeeters&lang=${language}`,
];
/** Forms of document 3 and of shared links that are written anew on the way. */
const otherForms = (id: string, language: Language): readonly (readonly [string, string])[] => [
  [`/person/${id}?lang=${language}`, `/person/_id=ID&lang=${language}`],
  [`/publicsearch/person/_id=${id.toUpperCase()}&language=${language}`, `/publicsearch/person/_id=ID&lang=${language}`],
];

test.each(languages)(
  'every address of a merged person leads in one step to the one that stays, in %s, until the merge is undone [PERSON-16, ROUTE-49, ROUTE-58, ROUTE-60, beyond 4]',
  async (language) => {
    const [a, b, c] = [await server.make.person(), await server.make.person(), await server.make.person()];
    await editor.call(mergePersons, { idA: b.id, idB: c.id, versionA: 1, versionB: 1 });
    const { merge_id } = await editor.call(mergePersons, { idA: a.id, idB: b.id, versionA: 1, versionB: 2 });
    // C went into B, and B into A: still one step.
    for (const id of [b.id, c.id]) {
      const expected = [
        ...forms(id, language).map((path) => [path, path.replace(id, a.id)] as const),
        ...otherForms(id, language).map(([path, to]) => [path, to.replace('ID', a.id)] as const),
      ];
      for (const [path, to] of expected) {
        const first = await get(path);
        expect([path, first.status, first.location]).toEqual([path, 301, to]);
        expect((await get(to)).status).toBe(200);
      }
    }
    const byHeader = await get(`/person/_id=${b.id}`, { 'accept-language': language });
    expect([byHeader.status, byHeader.location]).toEqual([301, `/person/_id=${a.id}`]);

    await editor.call(undoMerge, { id: merge_id });
    for (const path of forms(b.id, language)) expect((await get(path)).status, path).toBe(200);
    for (const path of forms(c.id, language)) expect((await get(path)).location).toBe(path.replace(c.id, b.id));
  },
);

test.each([
  ['nl', 'Deze persoon staat niet meer in de namenlijst'],
  ['en', 'no longer on the names list'],
  ['fr', 'ne figure plus'],
  ['de', 'nicht mehr in der Namenliste'],
] as const)(
  'every address of a removed person is gone, with a plain page in %s [ERR-28, ROUTE-58, beyond 4]',
  async (language, words) => {
    const { id } = await server.make.person();
    await editor.call(removePerson, { id, version: 1 });
    for (const path of [...forms(id, language), ...otherForms(id, language).map(([each]) => each)]) {
      const { status, text } = await get(path);
      expect([path, status]).toEqual([path, 410]);
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain(words);
      expect(text).toContain('help@museum.example');
    }
  },
);

test('an address that never was a person’s is not found', async () => {
  for (const path of forms('00000000-0000-7000-8000-000000000000', 'nl')) expect((await get(path)).status).toBe(404);
});

test('the address of a merged memorial leads to the one that stays [beyond 4]', async () => {
  const [a, b] = [await server.make.memorial(), await server.make.memorial()];
  const { merge_id } = await editor.call(mergeMemorials, { idA: a.id, idB: b.id });
  for (const base of ['', '/publicsearch']) {
    const { status, location } = await get(`${base}/memorial/${b.id}?lang=fr`);
    expect([status, location]).toEqual([301, `${base}/memorial/${a.id}?lang=fr`]);
  }
  await editor.call(undoMemorialMerge, { id: merge_id });
  expect((await get(`/memorial/${b.id}?lang=fr`)).status).toBe(200);
});

test('a page of names after the last one is no page, of a memorial, a unit or a day', async () => {
  const { make } = server;
  const [memorial, unit] = [await make.memorial(), await make.militaryEntity()];
  for (let count = 0; count < 51; count++) await make.event('memorated', { memorial_id: memorial.id });
  await make.event('military', { military_regiment_id: unit.id });
  const last = [`/memorial/${memorial.id}?page=2`, `/unit/${unit.id}?page=1`, `/unit/${unit.id}`];
  for (const path of last) expect((await get(path)).status, path).toBe(200);
  expect((await get('/public/names-of-day/02-29?page=1')).status).toBe(200);
  for (const path of [
    '/public/names-of-day/02-29?page=2',
    '/public/names-of-day/02-29?page=99999999999',
    `/memorial/${memorial.id}?page=3`,
    `/memorial/${memorial.id}?page=1e3`,
    `/unit/${unit.id}?page=2`,
  ]) {
    const { status, text } = await get(path, { 'accept-language': 'de' });
    expect(status, path).toBe(404);
    expect(text).toContain('Diese Seite gibt es nicht');
    expect(text).toContain('noindex');
  }
});

test('a target that is no address leads nowhere, and is no fault of the server', async () => {
  for (const path of ['//[/publicsearch', '//evil:99999/publicsearch']) {
    const status = await new Promise((resolve, reject) => {
      const { hostname: host, port } = new URL(server.origin);
      request({ host, port, path }, ({ statusCode }) => resolve(statusCode))
        .on('error', reject)
        .end();
    });
    expect({ path, status }).toEqual({ path, status: 404 });
  }
});
