import { updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { createStoryPreview } from '@salient/shared/areas/stories/publicStoryMethods.ts';
import { unpublishPersonStory } from '@salient/shared/areas/stories/storyMethods.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MountedApp } from '../../core-server/src/app/createApp.ts';
import { createPages } from '../../core-server/src/app/pages/createPages.ts';
import type { CountUse } from '../../core-server/src/areas/figures/countPage.ts';
import { defaultCostRule } from '../../core-server/src/lib/rpc/GuestCosts.ts';
import { builtApps } from '../harness/programs/builtApps.ts';
import { createDatabase, type TestDatabase } from '../harness/programs/createDatabase.ts';
import { doneText, texts } from '../harness/records/makeStories.ts';
import { startServer, type TestServer } from '../harness/startServer.ts';
import { until } from '../harness/until.ts';

type Process = TestServer & { readonly pageCache: MountedApp['pageCache'] };

const counted: Parameters<CountUse>[0][] = [];
const mustTell = { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile) Firefox/145.0', 'accept-language': 'nl' };
let now = new Date('2026-11-11T11:00:00Z');
let database: TestDatabase;
/** Two core processes on one database. */
let one: Process;
let other: Process;

async function startProcess(options: Parameters<typeof startServer>[0] = {}): Promise<Process> {
  const apps = await builtApps();
  let cache: MountedApp['pageCache'] | undefined;
  const server = await startServer({
    database: { url: database.url, drop: async () => undefined },
    now: () => now,
    trustedProxies: 1,
    ...options,
    mount: (koa, { dispatcher, pageCache }) => {
      cache = pageCache;
      const call: Parameters<typeof createPages>[0]['call'] = (method, params, caller) =>
        dispatcher.callAsGuest(method, params, { callerClass: 'guest', caller });
      koa.use(
        createPages({
          ...apps,
          ...{ call, cache: pageCache, now: () => now },
          ...{ publicUrl: 'https://names.example.org', count: (what) => counted.push(what) },
        }),
      );
    },
  });
  return Object.assign(server, { pageCache: cache as MountedApp['pageCache'] });
}

beforeAll(async () => {
  database = await createDatabase();
  one = await startProcess();
  other = await startProcess();
});
afterAll(async () => {
  await one?.close();
  await other?.close();
  await database?.drop();
});
beforeEach(async () => {
  for (const process of [one, other]) await untilKept(process);
});

/** Waits until the process answers the page from memory: it hears of changes, and of those before none is on its way. */
const untilKept = (process: Process, path = '/publicsearch/accessibility', headers: Record<string, string> = {}) =>
  until(`${path} is kept`, () => isKept(process, path, headers));

async function get(process: Process, path: string, headers: Record<string, string> = {}) {
  const reply = await fetch(process.origin + path, { headers: { ...mustTell, ...headers }, redirect: 'manual' });
  return { status: reply.status, headers: reply.headers, html: await reply.text() };
}

/** Whether the page comes from memory once it was asked for. */
async function isKept(process: Process, path: string, headers: Record<string, string> = {}): Promise<boolean> {
  await get(process, path, headers);
  const { hits } = process.pageCache.figures;
  await get(process, path, headers);
  return process.pageCache.figures.hits > hits;
}

const storyPath = (id: string) => `/public/personstories/${id}`;
const personPath = (id: string) => `/person/_id=${id}`;
const publishedStory = (nl = 'Cyriel') =>
  one.make.story({ story_text: texts({ nl: doneText(nl) }), targets: ['museum', 'key'] });

describe('a kept page', () => {
  test('of a story is gone at every process with the next request once the story is withdrawn [PUBLIC-23]', async () => {
    const revisor = await one.signIn('revisor');
    for (let round = 0; round < 5; round++) {
      const [byCall, bySql] = [await publishedStory(), await publishedStory()];
      for (const process of [one, other]) {
        for (const { id } of [byCall, bySql]) await untilKept(process, storyPath(id));
      }
      await revisor.call(unpublishPersonStory, { id: byCall.id });
      expect((await get(other, storyPath(byCall.id))).status).toBe(410);
      expect((await get(one, storyPath(byCall.id))).status).toBe(410);
      expect((await get(one, storyPath(bySql.id))).status).toBe(200);
      await one.dataSource.query(
        `UPDATE person_story SET targets = '{}', published_date = NULL, unpublished_date = now() WHERE id = $1`,
        [bySql.id],
      );
      expect((await get(other, storyPath(bySql.id))).status).toBe(410);
      expect((await get(one, storyPath(bySql.id))).status).toBe(410);
    }
  });

  test('of a person shows a changed name with the next request, whoever changed it', async () => {
    const editor = await one.signIn('normal');
    const { id, version } = await one.make.person({ surname: 'Jan', familyname: 'Peeters' });
    for (const process of [one, other]) await untilKept(process, personPath(id));
    await editor.call(updatePerson, { person: { id, version, familyname: 'Pieters' } });
    for (const process of [other, one]) expect((await get(process, personPath(id))).html).toContain('Jan Pieters');
    await one.dataSource.query(`UPDATE person SET familyname = 'Petersen' WHERE id = $1`, [id]);
    for (const process of [other, one]) expect((await get(process, personPath(id))).html).toContain('Jan Petersen');
  });

  test('of the search shows who died on the new day when the day turns in Brussels [beyond 7]', async () => {
    await one.make.person({ familyname: 'Elfnovember', died_day: 11, died_month: 11, died_year: 1917 });
    await one.make.person({ familyname: 'Twaalfnovember', died_day: 12, died_month: 11, died_year: 1917 });
    now = new Date('2026-11-11T22:59:59Z');
    await untilKept(one, '/publicsearch');
    expect((await get(one, '/publicsearch')).html).toContain('Elfnovember');
    now = new Date('2026-11-11T23:00:00Z');
    const { html } = await get(one, '/publicsearch');
    expect(html).toContain('Twaalfnovember');
    expect(html).not.toContain('Elfnovember');
  });

  test('is for one language, whether the address, the visitor’s choice or the browser asks for it [I18N-03]', async () => {
    const path = storyPath((await publishedStory()).id);
    const languageOf = async (query: string, headers: Record<string, string>) => {
      const { html, headers: sent } = await get(one, path + query, headers);
      expect(html).toContain(`<html lang="${sent.get('content-language')}">`);
      return sent.get('content-language');
    };
    for (let round = 0; round < 2; round++) {
      expect(await languageOf('', { 'accept-language': 'nl' })).toBe('nl');
      expect(await languageOf('', { 'accept-language': 'fr-BE' })).toBe('fr');
      expect(await languageOf('', { 'accept-language': 'fr-BE', cookie: 'lang=de' })).toBe('de');
      expect(await languageOf('?lang=en', { 'accept-language': 'fr-BE', cookie: 'lang=de' })).toBe('en');
    }
    expect((await get(one, path)).headers.get('vary')).toMatch(/accept-language, cookie, accept-encoding/i);
  });

  test('is counted for every visitor, also where the browser has it already', async () => {
    const { id } = await publishedStory();
    counted.length = 0;
    const etag = (await get(one, storyPath(id))).headers.get('etag') ?? '';
    await get(one, storyPath(id));
    const again = await get(one, storyPath(id), { 'if-none-match': etag });
    expect(again.status).toBe(304);
    await get(one, storyPath(id), { 'user-agent': 'Googlebot/2.1' });
    expect(counted.map(({ what, value, record }) => [what, value, record])).toEqual(
      Array(3).fill(['pages_opened', 'story', id]),
    );
  });

  test('may be stored on the way, but is asked for each time where it is counted, and else after a second', async () => {
    const { id, person_id_ref } = await publishedStory();
    const cacheControl = async (path: string) => (await get(one, path)).headers.get('cache-control');
    expect(await cacheControl(storyPath(id))).toBe('public, no-cache');
    expect(await cacheControl(personPath(person_id_ref))).toBe('public, max-age=0, s-maxage=1, must-revalidate');
    expect(await cacheControl('/publicsearch/nowhere/at/all')).toBe('no-cache');
  });

  test('shows in the metrics, with the room that it takes', async () => {
    const read = async () => {
      const text = await (await fetch(`${one.origin}/metrics`)).text();
      return (name: string) => Number(new RegExp(`^salient_page_cache_${name} (\\S+)$`, 'm').exec(text)?.[1]);
    };
    const before = await read();
    await untilKept(one, personPath((await one.make.person()).id));
    const after = await read();
    for (const name of ['hits_total', 'misses_total']) expect(after(name)).toBeGreaterThan(before(name));
    expect(after('pages')).toBeGreaterThan(0);
    expect(after('bytes')).toBeGreaterThan(after('pages') * 2_000);
  });

  test('is one for all addresses that lead to it, whatever else they say, and its links say nothing of that', async () => {
    const { id } = await one.make.person({ familyname: 'Eenadres' });
    const memorial = await one.make.memorial({ name: 'Menenpoort' });
    const addresses = [
      [personPath(id), `/person/${id.toUpperCase()}?utm_source=mail&page=3`, `/person/_id=${id}&x=1?lang=xx`],
      [`/memorial/${memorial.id}?name=jan&lang=fr`, `/memorial/${memorial.id}?page=0&n=1&LANG=x&lang=FR&name=jan`],
      [
        '/search?text=eenadres&page=2',
        '/search/text=eenadres?page=2&page=3&fresh=1',
        '/search?page=2&text=%20eenadres',
      ],
      ['/publicsearch', '/publicsearch?from=elsewhere', '/publicsearch/search?text=&page=0'],
    ];
    for (const [first = '', ...others] of addresses) {
      await untilKept(one, first);
      const { hits, misses } = one.pageCache.figures;
      const { html } = await get(one, first);
      for (const other of others) expect((await get(one, other)).html).toBe(html);
      expect(one.pageCache.figures).toMatchObject({ hits: hits + 1 + others.length, misses });
    }
  });

  test('is sent as small as the browser takes it', async () => {
    const path = personPath((await one.make.person({ familyname: 'Klein' })).id);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const asked = { 'accept-encoding': encoding };
      await untilKept(one, path, asked);
      const { headers, html } = await get(one, path, asked);
      expect(headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(html).toContain('Klein');
    }
  });
});

describe('nothing is kept', () => {
  test('of previews, and of addresses that lead nowhere', async () => {
    const revisor = await one.signIn('revisor');
    const draft = await one.make.story();
    const { path } = await revisor.call(createStoryPreview, { id: draft.id, target: 'museum' });
    expect((await get(one, path)).status).toBe(200);
    for (const each of [path, storyPath(draft.id)]) expect(await isKept(one, each)).toBe(false);
  });

  test('of pages below a path that the visitor makes up', async () => {
    expect((await get(one, '/a/b/publicsearch/accessibility')).headers.get('cache-control')).toBe('private, no-cache');
    expect(await isKept(one, '/a/b/publicsearch/accessibility')).toBe(false);
  });

  test('while the connection on which changes are heard is lost, and again once it is back', async () => {
    const { id } = await one.make.person({ surname: 'Jan', familyname: 'Verloren' });
    await untilKept(one, personPath(id));
    await other.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'salient-pages' AND datname = current_database()`,
    );
    await other.dataSource.query(`UPDATE person SET familyname = 'Gevonden' WHERE id = $1`, [id]);
    for (const process of [one, other]) expect((await get(process, personPath(id))).html).toContain('Jan Gevonden');
    expect(await isKept(one, personPath(id))).toBe(false);
    await untilKept(one);
    await untilKept(one, personPath(id));
  });

  test('of what an address that has cost too much is told, and a kept page costs it nothing', async () => {
    now = new Date('2026-11-11T11:00:00Z');
    const process = await startProcess({ guestCosts: { ...defaultCostRule, budgetMs: 1 } });
    try {
      await untilKept(process);
      const [first, second] = [
        await one.make.person({ familyname: 'Vroegindeweek', died_day: 11, died_month: 11, died_year: 1917 }),
        await one.make.person({ familyname: 'Tweede' }),
      ];
      const from = (address: string) => ({ 'x-forwarded-for': address });
      expect((await get(process, personPath(first.id), from('192.0.2.1'))).html).toContain('Vroegindeweek');
      // One call has used up what this address may cost.
      expect((await get(process, personPath(first.id), from('192.0.2.1'))).html).toContain('Vroegindeweek');
      expect((await get(process, personPath(second.id), from('192.0.2.1'))).html).not.toContain('Tweede');
      expect((await get(process, personPath(second.id), from('198.51.100.1'))).html).toContain('Tweede');
      // A page of which a part failed is a page all the same, and not what others get.
      const refused = await get(process, '/publicsearch', from('192.0.2.1'));
      expect([refused.status, refused.html.includes('Vroegindeweek')]).toEqual([200, false]);
      expect((await get(process, '/publicsearch', from('203.0.113.1'))).html).toContain('Vroegindeweek');
    } finally {
      await process.close();
    }
  });
});
