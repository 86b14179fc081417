import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  bundleFilePath,
  bundlePath,
  contentPath,
  type KioskBundle,
  kioskPagePath,
  shortNamesChunkPath,
  shortNamesPath,
} from '@salient/shared/areas/kiosk-content/kioskBundle.ts';
import { getKioskContent } from '@salient/shared/areas/kiosk-content/kioskContentMethods.ts';
import { unpublishPersonStory } from '@salient/shared/areas/stories/storyMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerBundles } from '../../../core-server/src/areas/kiosk-content/bundle/answerBundles.ts';
import { makeShortNames } from '../../../core-server/src/areas/kiosk-content/short-names/makeShortNames.ts';
import { loadPhotos } from '../../../core-server/src/areas/stories/StoryRecord.ts';
import { originalKey } from '../../../core-server/src/lib/files/storageKeys.ts';
import { BuiltFiles } from '../../../core-server/src/lib/pages/BuiltFiles.ts';
import { drawPicture, sceneSizes } from '../../e2e/drawPicture.ts';
import { Listener } from '../../harness/Listener.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let revisor: TestClient;
const now = new Date('2026-07-31T10:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'salient-kiosk-build-'));
const built = {
  'index.html': '<meta name="salient-app" content="0a1b2c"><script src="/kiosk/assets/app-1.js"></script>',
  'assets/app-1.js': 'start();',
  'assets/garamond-1.woff2': 'font',
  'serviceWorker.js': 'hold();',
  '.vite/manifest.json': '{}',
};

beforeAll(async () => {
  for (const each of ['assets', '.vite']) mkdirSync(join(folder, each));
  for (const [name, content] of Object.entries(built)) writeFileSync(join(folder, name), content);
  const app = new BuiltFiles(folder, '/kiosk/');
  server = await startServer({
    now: () => now,
    mount: (koa, { dispatcher, ...rest }) => {
      const call = (method: string, params: Readonly<Record<string, unknown>>) =>
        dispatcher.callAsGuest(method, params);
      koa.use(answerBundles({ ...rest, app, call }).routes());
    },
  });
  revisor = await server.signIn('revisor');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function bundleOf(kiosk: number): Promise<KioskBundle> {
  return (await (await fetch(server.origin + bundlePath(kiosk))).json()) as KioskBundle;
}

const fetchFile = (kiosk: number, sha256: string) => fetch(server.origin + bundleFilePath(kiosk, sha256));

/** A file of a bundle by the path under which the kiosk asks for it. */
async function read(bundle: KioskBundle, path: string): Promise<Buffer> {
  const file = bundle.files.find((each) => each.path === path);
  if (!file) throw new Error(`no ${path} in the bundle`);
  return Buffer.from(await (await fetchFile(bundle.kiosk, file.sha256)).arrayBuffer());
}

/** Two linked stories, one of them with a photo that can be shown. */
async function pair(kiosk: number) {
  const own = { targets: ['museum' as const], kiosks: [kiosk], photo: false };
  const partner = await server.make.story(own);
  const main = await server.make.story({ ...own, coupling_stories: [partner.id] });
  await server.make.storyPhoto(main.id, 'profile', sceneSizes.portrait);
  const [photo] = await loadPhotos(server.dataSource.manager, [main.id]);
  if (!photo) throw new Error('the story has no photo');
  await server.files.store.putBytes(originalKey(photo.sha256), await drawPicture('portrait'));
  return { main, partner, photo };
}

test('a bundle lists app, content and pictures, and each file is what its hash says [KIOSK-12, beyond 22]', async () => {
  const { photo } = await pair(1);
  const bundle = await bundleOf(1);
  const paths = bundle.files.map(({ path }) => path);
  expect(paths.filter((path) => !/\/bundle\/names|^\/api\/photo/.test(path)).sort()).toEqual([
    kioskPagePath,
    contentPath(1),
    '/kiosk/assets/app-1.js',
    '/kiosk/assets/garamond-1.woff2',
  ]);
  const pictures = paths
    .filter((path) => path.startsWith(`/api/photo/${photo.id}/`))
    .map((path) => path.split('/').at(-1));
  expect(pictures.sort()).toEqual(['1080.webp', '540.webp']);
  for (const { sha256, bytes } of bundle.files) {
    const reply = await fetchFile(1, sha256);
    const content = Buffer.from(await reply.arrayBuffer());
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
    expect(content.length).toBe(bytes);
    expect(reply.headers.get('cache-control')).toContain('immutable');
  }
  const content = await server.guest.call(getKioskContent, { kiosk: 1 });
  expect(JSON.parse(String(await read(bundle, contentPath(1))))).toEqual(content);
  expect(bundle.content_version).toBe(content.version);
  expect([bundle.app_version, String(await read(bundle, kioskPagePath))]).toEqual(['0a1b2c', built['index.html']]);
  // The page is opened from what comes here, so it may not run more than one that the server sends.
  const page = bundle.files.find(({ path }) => path === kioskPagePath);
  const headers = (await fetchFile(1, page?.sha256 ?? '')).headers;
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
});

test('whoever has the present bundle is told so in a word; publishing makes another one, withdrawing leaves nothing behind [KIOSK-11]', async () => {
  await makeShortNames(server, now);
  const empty = await bundleOf(2);
  const again = () => fetch(server.origin + bundlePath(2), { headers: { 'if-none-match': `"${empty.id}"` } });
  expect((await again()).status).toBe(304);
  const { main, photo } = await pair(2);
  expect((await again()).status).toBe(200);
  const full = await bundleOf(2);
  const [picture, content] = ['/api/photo/', contentPath(2)].map((path) =>
    full.files.find((file) => file.path.startsWith(path)),
  );
  expect(picture?.path).toContain(photo.id);
  expect(full.id).not.toBe(empty.id);

  await revisor.call(unpublishPersonStory, { id: main.id, version: main.version });
  const withdrawn = await bundleOf(2);
  expect(withdrawn.id).not.toBe(full.id);
  expect(JSON.parse(String(await read(withdrawn, contentPath(2))))).toMatchObject({ stories: [], lives: {} });
  for (const file of [picture, content]) expect((await fetchFile(2, file?.sha256 ?? '')).status).toBe(404);
});

test('nothing gets inside that a guest may not read [KIOSK-02]', async () => {
  await pair(3);
  const draft = await server.make.story({ kiosks: [3], first_name: 'Achiel', family_name: 'Ongezien' });
  await server.make.person({ familyname: 'Nietgenoemd', in_namelist: false });
  await server.make.person({ familyname: 'Welgenoemd' });
  const contact = await server.make.contactPerson({ firstName: 'Griet', lastName: 'Verzwegen' });
  const given = [{ person: contact.id, title: 'kleindochter' }];
  await server.make.story({
    targets: ['museum'],
    kiosks: [3],
    coupling_stories: [draft.id],
    linked_contact_persons: given,
  });
  await makeShortNames(server, now);
  const bundle = await bundleOf(3);
  const all = (await Promise.all(bundle.files.map(({ path }) => read(bundle, path)))).map(String).join('\n');
  expect(all).toContain('Welgenoemd');
  for (const secret of ['Ongezien', draft.id, 'Nietgenoemd', 'Verzwegen', contact.id])
    expect(all).not.toContain(secret);
  expect((await fetchFile(3, 'f'.repeat(64))).status).toBe(404);
  expect((await fetch(`${server.origin}/kiosk/5/bundle`)).status).toBe(404);
});

test('a museum without a short list of names makes one when it is asked, and kiosks hear of it; each night only what changed is another file', async () => {
  const kiosk = new Listener(server.origin, { auth: { kiosk: 4 } });
  expect(await kiosk.outcome()).toBe('connected');
  await server.dataSource.query('DELETE FROM short_names');
  await server.make.person({ surname: 'Karel', familyname: 'Van den Berghe', born_year: 1890, died_year: 1917 });
  await expect.poll(async () => (await bundleOf(4)).names_date).toBe('2026-07-31');
  await kiosk.until(({ heard }) => heard.some(([event]) => event === 'short_names_made'));
  kiosk.close();
  const before = await bundleOf(4);
  const table = JSON.parse(String(await read(before, shortNamesPath(4))));
  expect(table).toMatchObject({ date: '2026-07-31', persons: expect.any(Number) });
  // By each form of the name.
  for (const prefix of ['va', 'be']) {
    const chunk = String(await read(before, shortNamesChunkPath(4, prefix)));
    expect(chunk).toMatch(/^Van den Berghe\n\tKarel\t18901917\t[\w-]{22}\n/m);
  }
  await server.make.person({ familyname: 'Zwaenepoel' });
  await makeShortNames(server, new Date('2026-08-01T02:00:00Z'));
  const after = await bundleOf(4);
  const hashOf = (bundle: KioskBundle, path: string) => bundle.files.find((file) => file.path === path)?.sha256;
  expect(after.names_date).toBe('2026-08-01');
  expect(hashOf(after, shortNamesChunkPath(4, 'va'))).toBe(hashOf(before, shortNamesChunkPath(4, 'va')));
  expect(hashOf(before, shortNamesChunkPath(4, 'zw'))).toBeUndefined();
  expect(hashOf(after, shortNamesChunkPath(4, 'zw'))).toBeDefined();
});
