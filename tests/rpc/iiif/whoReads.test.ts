import { randomUUID } from 'node:crypto';
import { getManifestAddress } from '@salient/shared/areas/documents/iiifMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { Archive } from './archive.ts';

let server: TestServer;
let reader: TestClient;
let archive: Archive;
let now = new Date('2026-11-26T09:20:00Z');
beforeAll(async () => {
  server = await startServer({ now: () => now });
  reader = await server.signIn('readonly');
  archive = new Archive(server);
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.origin + path, { headers });
const statusOf = async (path: string) => (await get(path)).status;
const addressOf = (type: 'document' | 'collection', id: string) => reader.call(getManifestAddress, { type, id });

/** A document with one page of which something is written, in a collection of its own. */
async function found({ disclosed = false, deleted = false } = {}) {
  const { id: collection } = await server.make.collection();
  const id = await archive.document({ disclosed, deleted, collection, title: 'Verborgen brief' });
  const [page = ''] = await archive.pages(id, [{ transcription: 'Lieve moeder.' }]);
  const below = (opened: string) => [
    `/iiif/3/documents/${opened}/manifest`,
    `/iiif/3/documents/${opened}/annotations/${page}`,
    `/iiif/3/documents/${opened}/search?q=moeder`,
  ];
  return { id, page, collection, below, open: [...below(id), `/iiif/3/collections/${collection}`] };
}
const ticketIn = (path: string) => path.split('~')[1]?.split('/')[0] ?? '';

test('a guest gets nothing of what is not disclosed or was removed, and cannot tell it from what is not there [DOCUMENT-74]', async () => {
  const nowhere = await (await get(`/iiif/3/documents/${randomUUID()}/manifest`)).text();
  for (const given of [{ disclosed: false }, { disclosed: true, deleted: true }]) {
    const document = await found(given);
    for (const path of document.open) {
      const answer = await get(path);
      expect([answer.status, await answer.text()], path).toEqual([404, nowhere]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    for (const guess of [
      `${document.id.toUpperCase()}`,
      `${document.id}~`,
      `${document.id}~x`,
      `${document.id}~x.y`,
      '%00',
      'a',
    ]) {
      for (const path of document.below(guess)) expect([403, 404], path).toContain(await statusOf(path));
    }
  }
});

test('a page of another document is not shown below one that is disclosed', async () => {
  const hidden = await found();
  const open = await found({ disclosed: true });
  expect(await statusOf(`/iiif/3/documents/${open.id}/annotations/${hidden.page}`)).toBe(404);
  expect(await statusOf(`/iiif/3/documents/${open.id}/annotations/nothing`)).toBe(404);
  expect(await statusOf(`/iiif/3/documents/${hidden.id}/annotations/${open.page}`)).toBe(404);
});

test('a ticket opens its document and what it leads to, for nobody else’s keeping, until it is over', async () => {
  const { id, page, collection, below } = await found();
  const other = await found();
  const { url, public_url, expires_at } = await addressOf('document', id);
  expect(public_url).toBeNull();
  const ticket = ticketIn(url);
  for (const path of below(`${id}~${ticket}`)) {
    const answer = await get(path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('cache-control')).toMatch(/^private/);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
  const manifest = await (await get(url)).text();
  expect(manifest).toContain(`/iiif/3/images/${page}~${ticket}/full/max/0/default.jpg`);
  expect(manifest).toContain(`/api/file/${page}/original?ticket=${ticket}`);
  const list = await addressOf('collection', collection);
  expect(await statusOf(list.url)).toBe(200);
  for (const path of other.below(`${other.id}~${ticket}`)) expect(await statusOf(path), path).toBe(403);
  for (const wrong of [
    `/iiif/3/collections/${collection}~${ticket}`,
    `/iiif/3/documents/${id}~${ticketIn(list.url)}/manifest`,
  ]) {
    expect(await statusOf(wrong)).toBe(403);
  }
  const began = now;
  now = new Date(Date.parse(expires_at) - 1000);
  expect(await statusOf(url)).toBe(200);
  now = new Date(expires_at);
  for (const path of [...below(`${id}~${ticket}`), list.url]) expect(await statusOf(path), path).toBe(403);
  now = began;
  await server.dataSource.query(`UPDATE app_user SET status = 'suspended' WHERE type = 'readonly'`);
  for (const path of [...below(`${id}~${ticket}`), list.url]) expect(await statusOf(path), path).toBe(403);
  await server.dataSource.query(`UPDATE app_user SET status = 'checked' WHERE type = 'readonly'`);
});

test('what a manifest with a ticket leads to is over when that is', async () => {
  const { collection } = await found();
  const { url, expires_at } = await addressOf('collection', collection);
  const { items } = (await (await get(url)).json()) as { items: { id: string }[] };
  const manifest = new URL(items[0]?.id ?? '').pathname;
  const began = now;
  now = new Date(Date.parse(expires_at) - 1000);
  expect(await statusOf(manifest)).toBe(200);
  now = new Date(expires_at);
  expect(await statusOf(manifest)).toBe(403);
  now = began;
});

test('what is disclosed is read on every site, asked for again by its tag, and gone with the next request once taken back', async () => {
  const { id, open } = await found({ disclosed: true });
  const { public_url } = await addressOf('document', id);
  expect(public_url).toBe(open[0]);
  const tags = new Map<string, string>();
  for (const path of open) {
    const answer = await get(path, { accept: 'application/ld+json' });
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=60, s-maxage=1$/);
    const api = path.includes('/search') ? 'search/2' : 'presentation/3';
    expect(answer.headers.get('content-type')).toBe(
      `application/ld+json;profile="http://iiif.io/api/${api}/context.json"`,
    );
    const etag = answer.headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    tags.set(path, etag);
  }
  await archive.set(id, { disclosed: false });
  for (const [path, etag] of tags) {
    expect(await statusOf(path), path).toBe(404);
    expect((await get(path, { 'if-none-match': etag })).status, path).toBe(404);
  }
  await archive.set(id, { disclosed: true, deleted: true });
  for (const path of open) expect(await statusOf(path), path).toBe(404);
});

test('a browser that asks first is told that other sites may ask, with whatever they accept', async () => {
  const { open } = await found({ disclosed: true });
  const headers = {
    origin: 'https://viewer.example',
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'accept',
  };
  for (const path of [...open, '/iiif/3/images/a/info.json']) {
    const answer = await fetch(server.origin + path, { method: 'OPTIONS', headers });
    expect(answer.status, path).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-headers')).toBe('*');
  }
  const elsewhere = await fetch(`${server.origin}/api/v2`, { method: 'OPTIONS', headers });
  expect(elsewhere.headers.get('access-control-allow-origin')).toBeNull();
});
