import { createStoryPreview } from '@salient/shared/areas/stories/publicStoryMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CountUse } from '../../core-server/src/areas/figures/countPage.ts';
import { giveShortAddress } from '../../core-server/src/areas/short-addresses/giveShortAddress.ts';
import type { TestServer } from '../harness/startServer.ts';
import { atKey, museum, startPages, told } from './startPages.ts';

// The use of public pages, as they count it.

let server: TestServer;
const counted: Parameters<CountUse>[0][] = [];
beforeAll(async () => {
  server = await startPages({ count: (what) => counted.push(what) });
});
afterAll(() => server?.close());

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const open = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  counted.length = 0;
  const reply = await fetch(server.origin + path, {
    ...{ method, redirect: 'manual', headers: { 'accept-language': 'fr', 'user-agent': phone, ...headers } },
  });
  await reply.text();
  return { status: reply.status, location: reply.headers.get('location'), counted: [...counted] };
};
const museumStory = () => server.make.story({ story_text: told({ nl: 'Cyriel' }), targets: ['museum', 'key'] });

test('counts stories, pairs and keys by language and version, and nothing of who asked [beyond 18]', async () => {
  const { id } = await museumStory();
  const other = await museumStory();
  const key = await server.make.keyLocation();
  const of = (page: string, record: string, more: object = {}) => [
    { what: 'pages_opened', value: page, record, language: 'fr', version: 'main', ...more },
  ];
  expect((await open(museum(id))).counted).toEqual(of('story', id));
  expect((await open(`${museum(id)}?lang=de&child`)).counted).toEqual(
    of('story', id, { language: 'de', version: 'child' }),
  );
  expect((await open(atKey(id))).counted).toEqual(of('key_story', id));
  expect((await open(`/public/storypair?story1=${id}&story2=${other.id}`)).counted).toEqual(of('pair', id));
  expect((await open(`/public/key_locations/${key.id}`)).counted).toEqual(of('key_location', key.id));
});

test('counts no search engines, no pages fetched ahead, nothing that is not there and no previews [beyond 18]', async () => {
  const { id } = await museumStory();
  const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  expect((await open(museum(id), { 'user-agent': googlebot })).counted).toEqual([]);
  expect((await open(museum(id), { 'user-agent': 'WhatsApp/2.23.20.0' })).counted).toEqual([]);
  expect((await open(museum(id), { 'user-agent': '' })).counted).toEqual([]);
  expect((await open(museum(id), { 'sec-purpose': 'prefetch' })).counted).toEqual([]);
  expect((await open(museum(id), {}, 'HEAD')).counted).toEqual([]);
  expect((await open(museum('0195f000-0000-7000-8000-000000000000'))).counted).toEqual([]);
  const editor = await server.signIn('revisor');
  const draft = await server.make.story({ story_text: told({ nl: 'Emma' }) });
  const { path } = await editor.call(createStoryPreview, { id: draft.id, target: 'museum' });
  const shown = await open(path);
  expect([shown.status, shown.counted]).toEqual([200, []]);
});

test('counts a code of a kiosk once, and leads on to the page without its mark [beyond 18, beyond 6]', async () => {
  const { id } = await museumStory();
  const code = await giveShortAddress(server.dataSource.manager, { kind: 'person_story', id });
  const first = await open(`/s/${code}?lang=de&child&kiosk=3`);
  expect(first).toEqual({
    ...{ status: 302, location: `${museum(id)}?lang=de&child=` },
    counted: [{ what: 'codes_opened', kiosk: 3, value: 'story', record: id, language: 'de', version: 'child' }],
  });
  const second = await open(first.location ?? '');
  expect([second.status, second.counted.map(({ what }) => what)]).toEqual([200, ['pages_opened']]);
  // Typed from the panel, or a number that no kiosk has: no code was read.
  expect((await open(`/s/${code}?lang=de`)).counted).toEqual([]);
  expect((await open(`/s/${code}?kiosk=9`)).counted).toEqual([]);
  const pair = await open(`/public/storypair?lang=nl&kiosk=1&story1=${id}&story2=${id}`);
  expect(pair.status).toBe(302);
  expect(pair.location).not.toContain('kiosk');
  expect(pair.counted).toMatchObject([{ what: 'codes_opened', kiosk: 1, value: 'pair', record: id }]);
});
