import { removeKeyLocation } from '@salient/shared/areas/key-locations/keyLocationMethods.ts';
import { createStoryPreview } from '@salient/shared/areas/stories/publicStoryMethods.ts';
import { unpublishPersonStory } from '@salient/shared/areas/stories/storyMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveShortAddress } from '../../core-server/src/areas/short-addresses/giveShortAddress.ts';
import type { TestServer } from '../harness/startServer.ts';
import { atKey, museum, origin, startPages, told } from './startPages.ts';

let server: TestServer;
let now = new Date('2026-11-11T11:00:00Z');

beforeAll(async () => {
  server = await startPages({ now: () => now });
});
afterAll(() => server?.close());

async function get(path: string, headers: Record<string, string> = { 'accept-language': 'nl' }) {
  const reply = await fetch(server.origin + path, { headers });
  const html = await reply.text();
  /** What a reader without script gets to see. */
  const text = html
    .replace(/[\s\S]*<main/, '<main')
    .replace(/<\/main>[\s\S]*/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return { status: reply.status, headers: reply.headers, html, text };
}

describe('the page of a story', () => {
  test('holds both parts in the HTML that the server sends, in either form [PUBLIC-21, PUBLIC-22, ROUTE-50, ROUTE-51]', async () => {
    const { id } = await server.make.story({ story_text: told({ nl: 'Cyriel' }), targets: ['museum', 'key'] });
    for (const path of [museum(id), atKey(id)]) {
      const { status, text, html } = await get(path);
      expect(status).toBe(200);
      expect(text).toContain('Cyriel deel een.');
      expect(text).toContain('Cyriel deel twee.');
      expect(text).not.toContain('voor kinderen, deel een');
      expect(html).not.toMatch(/<script(?![^>]*(type="application\/ld\+json"|src="))/);
    }
  });

  test('comes without the app, and weighs little [ux P5]', async () => {
    const { id } = await server.make.story({ targets: ['museum'] });
    const { html } = await get(museum(id));
    const scripts = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path]) => path as string);
    const sizes = await Promise.all(
      scripts.map(async (path) => (await (await fetch(server.origin + path)).text()).length),
    );
    expect(scripts.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000);
    // The styles of all public pages are inside, so that it paints at once; P5 allows 150 kB, uncompressed or not.
    expect(html.length).toBeLessThan(85_000);
    expect(html).not.toContain('id="boot"');
    expect(html).not.toContain('rel="stylesheet"');
  });

  test('shows the timeline of the person beside it, and leads to the person [PUBLIC-21]', async () => {
    const person = await server.make.person({ surname: 'Jan', familyname: 'Peeters', born_year: 1890 });
    await server.make.event('school', { person_id: person.id, school_name: 'Stadsschool', start_year: 1897 });
    const { id } = await server.make.story({ person_id_ref: person.id, targets: ['museum'] });
    const { html } = await get(museum(id));
    expect(html).toMatch(/<ol class="life-line">.*1897.*School/s);
    expect(html).toContain(`href="/person/_id=${person.id}"`);
  });

  test('tells children their own version when the address asks for it [PUBLIC-21, PUBLIC-24]', async () => {
    const story_text = told({ nl: 'Emma' });
    const { id } = await server.make.story({ story_text, story_child_option: true, targets: ['museum'] });
    const child = await get(`${museum(id)}?child`);
    expect(child.text).toContain('Emma voor kinderen, deel een.');
    expect(child.text).not.toContain('Emma deel een.');
    expect(child.html).toContain(`<link rel="canonical" href="${origin}${museum(id)}?child&amp;lang=nl">`);
    expect((await get(`${museum(id)}?child=false`)).text).toContain('Emma deel een.');
  });

  test('shows the main version where there is none for children, and says so [PUBLIC-24]', async () => {
    const { id } = await server.make.story({ story_text: told({ nl: 'Remi' }), targets: ['museum'] });
    const { text, html } = await get(`${museum(id)}?child=1`);
    expect(text).toContain('Remi deel een.');
    expect(text).toContain('Dit verhaal is er nog niet voor kinderen.');
    expect(html).toContain(`<link rel="canonical" href="${origin}${museum(id)}?lang=nl">`);
  });

  test.each([
    ['en', 'This story is available in Dutch only.'],
    ['fr', 'Ce récit n’existe qu’en néerlandais.'],
    ['de', 'Diese Geschichte gibt es nur auf Niederländisch.'],
  ] as const)(
    'falls back to Dutch for readers of %s, marked in words and for machines [I18N-14]',
    async (language, words) => {
      const { id } = await server.make.story({ story_text: told({ nl: 'Alfons' }), targets: ['museum'] });
      const { html, text } = await get(`${museum(id)}?lang=${language}`);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toMatch(/<div class="story-part" lang="nl"><p>Alfons deel een\./);
      expect(text).toContain(words);
    },
  );

  test('is read in the language of the address, of the visitor’s choice, of the browser [I18N-03, I18N-14]', async () => {
    const story_text = told({ nl: 'Vlaams', en: 'English', fr: 'Français', de: 'Deutsch' });
    const { id } = await server.make.story({ story_text, targets: ['museum'] });
    const first = async (query: string, headers: Record<string, string>) =>
      (await get(museum(id) + query, headers)).html.match(/class="story-part"><p>(\S+)/)?.[1];
    expect(await first('?lang=de', { 'accept-language': 'fr', cookie: 'lang=en' })).toBe('Deutsch');
    expect(await first('', { 'accept-language': 'fr', cookie: 'lang=en' })).toBe('English');
    expect(await first('', { 'accept-language': 'fr-BE,fr;q=0.9' })).toBe('Français');
    expect(await first('', { 'accept-language': 'es' })).toBe('English');
  });

  test('says what a story of a key tells besides, without names of those who gave it [PUBLIC-25]', async () => {
    const key = await server.make.keyLocation({ name: 'Menenpoort', number: 7 });
    const contact = await server.make.contactPerson({ firstName: 'Griet', lastName: 'Geheim' });
    const { id } = await server.make.story({
      ...{ key_location_id: key.id, key_day: 22, key_month: 4, key_year: 1915, key_organisation_title: 'Stad Ieper' },
      linked_contact_persons: [{ person: contact.id, title: 'kleindochter' }],
      targets: ['key', 'museum'],
    });
    const { html, text } = await get(atKey(id));
    expect(html).toContain(`<a href="/public/key_locations/${key.id}">7. <bdi>Menenpoort</bdi></a>`);
    for (const words of ['22/4/1915', 'Stad Ieper', 'kleindochter']) expect(text).toContain(words);
    expect(html).not.toContain('Geheim');
    expect((await get(museum(id))).text).not.toContain('Menenpoort');
  });

  test('gives every picture its size, its formats, its credit and words for those who do not see it [beyond 17, PUBLIC-42]', async () => {
    const story = await server.make.story();
    const words = (nl: string) => ({ nl, en: '', fr: '', de: '' });
    const { id } = await server.make.storyPhoto(story.id, 'extra', { credit_line: { nl: 'Collectie Salient' } });
    await server.dataSource.query('UPDATE person_story_photo SET legend = $2, alt = $3 WHERE id = $1', [
      id,
      words('De weg naar de stad.'),
      words('Een weg tussen populieren.'),
    ]);
    await server.dataSource.query(
      `UPDATE person_story SET targets = '{museum}', published_date = now() WHERE id = $1`,
      [story.id],
    );
    const { html } = await get(`${museum(story.id)}?lang=en`);
    const images = html.match(/<img [^>]+>/g) ?? [];
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/width="\d+" height="\d+"/);
    expect(images[0]).toContain('fetchPriority="high"');
    expect(images[1]).toMatch(/alt="Een weg tussen populieren." lang="nl" loading="lazy"/);
    expect(html).toMatch(/<source type="image\/webp" srcSet="[^"]+360\.webp 360w, [^"]+" sizes="/);
    expect(html).toMatch(
      /<span lang="nl">De weg naar de stad\.<\/span>.*only in Dutch.*<span class="photo-credit" lang="nl">Collectie Salient/s,
    );
  });

  test('leads on to linked stories in the same form and version [PUBLIC-21]', async () => {
    const child = { story_child_option: true, targets: ['museum' as const] };
    const other = await server.make.story({ ...child, first_name: 'Emma', family_name: 'Rosseel' });
    const { id } = await server.make.story({ ...child, coupling_stories: [other.id] });
    expect((await get(`${museum(id)}?lang=fr`)).html).toContain(`<a href="${museum(other.id)}?lang=fr">`);
    expect((await get(`${museum(id)}?child`)).html).toContain(`<a href="${museum(other.id)}?child">`);
  });
});

describe('a story that is not published', () => {
  test('is not there, nor is one asked for in a form that it was never published in [PUBLIC-23]', async () => {
    const draft = await server.make.story({ story_text: told({ nl: 'Geheim' }) });
    const other = await server.make.story({ story_text: told({ nl: 'Geheim' }), targets: ['museum'] });
    for (const path of [museum(draft.id), atKey(other.id), '/public/personstories/1', '/public/personstories']) {
      const { status, html } = await get(path);
      expect(status).toBe(404);
      expect(html).not.toContain('Geheim');
      expect(html).toContain('<meta name="robots" content="noindex, follow">');
    }
    expect((await get(museum(draft.id))).text).toContain('Dit verhaal is er niet');
  });

  test.each([
    ['nl', 'Het museum heeft dit verhaal op 14 maart 2026 teruggetrokken'],
    ['en', 'The museum withdrew this story on 14 March 2026'],
    ['fr', 'Le musée a retiré ce récit le 14 mars 2026'],
    ['de', 'Das Museum hat diese Geschichte am 14. März 2026 zurückgezogen'],
  ] as const)('is gone once it was published, with the day in %s [PUBLIC-23, beyond 4]', async (language, words) => {
    const { id } = await server.make.story({ targets: ['museum'] });
    await server.dataSource.query(
      `UPDATE person_story SET targets = '{}', published_date = NULL, unpublished_date = '2026-03-14T23:30+01' WHERE id = $1`,
      [id],
    );
    const code = await giveShortAddress(server.dataSource.manager, { kind: 'person_story', id });
    const page = await get(museum(id), { 'accept-language': language });
    expect(page.status).toBe(410);
    expect(page.text).toContain(words);
    // What the museum's panel or kiosk shows says the same in the same language (beyond 6).
    const short = await get(`/s/${code}`, { 'accept-language': language });
    expect([short.status, short.text]).toEqual([410, page.text]);
  });

  test('is said to be gone by the short address of a pair and of a key in their own words [beyond 4, beyond 6]', async () => {
    const db = server.dataSource.manager;
    const revisor = await server.signIn('revisor');
    const stories = [
      await server.make.story({ targets: ['museum'] }),
      await server.make.story({ targets: ['museum'] }),
    ];
    const codes: string[] = [];
    for (const { id } of stories) codes.push(await giveShortAddress(db, { kind: 'person_story', id }));
    const [one, two] = stories.map(({ id }) => id);
    const ofBoth = `/public/storypair?story1=${one}&story2=${two}`;
    await revisor.call(unpublishPersonStory, { id: one ?? '' });
    expect((await get(ofBoth)).status).toBe(200);
    await revisor.call(unpublishPersonStory, { id: two ?? '' });
    const key = await server.make.keyLocation();
    const panel = await giveShortAddress(db, { kind: 'key_location', id: key.id });
    const editor = await server.signIn('normal');
    await editor.call(removeKeyLocation, { id: key.id, version: key.version });
    const there = await get(`/public/key_locations/${key.id}`);
    expect(await get(`/s/${panel}`)).toMatchObject({ status: 410, text: there.text });
    const met = await get(ofBoth);
    expect(met).toMatchObject({ status: 410, text: expect.stringContaining('Deze ontmoeting is niet meer te lezen') });
    expect(await get(`/s/${codes.join('-')}`)).toMatchObject({ status: 410, text: met.text });
  });
});

describe('a preview', () => {
  test('shows the draft to whoever has the ticket, says what it is, and stays out of every store [beyond 16]', async () => {
    const { id } = await server.make.story({ story_text: told({ nl: 'Ontwerp' }), story_child_option: true });
    const editor = await server.signIn('normal');
    const { path } = await editor.call(createStoryPreview, { id, target: 'museum' });
    const { status, headers, html, text } = await get(`${path}&child`);
    expect(status).toBe(200);
    expect(text).toContain('Voorbeeld');
    expect(text).toContain('Ontwerp voor kinderen, deel een.');
    expect(html).toContain('<meta name="robots" content="noindex, follow">');
    expect(html).not.toContain('application/ld+json');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect((await get(museum(id))).status).toBe(404);
  });

  test('ends after its hour, and a made-up ticket opens nothing [beyond 16]', async () => {
    const { id } = await server.make.story({ story_text: told({ nl: 'Ontwerp' }) });
    const editor = await server.signIn('normal');
    const { path } = await editor.call(createStoryPreview, { id, target: 'museum' });
    const before = now;
    now = new Date(before.getTime() + 61 * 60_000);
    try {
      for (const address of [path, `${museum(id)}?preview=abc`]) {
        const { status, text } = await get(address);
        expect(status).toBe(410);
        expect(text).toContain('Dit voorbeeld is verlopen');
        expect(text).not.toContain('Ontwerp');
      }
    } finally {
      now = before;
    }
  });
});

describe('an encounter', () => {
  test('shows two stories with their faces and leads to each, in either version [PUBLIC-26, PUBLIC-27, PUBLIC-29, ROUTE-52]', async () => {
    const child = { story_child_option: true, targets: ['museum' as const] };
    const [one, two] = [await server.make.story(child), await server.make.story(child)];
    const path = `/public/storypair?story1=${one.id}&story2=${two.id}`;
    const { status, text, html } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain('Ontmoetingen');
    expect(text).toContain('Twee mensen, twee levens in dezelfde oorlog.');
    expect(html.match(/<img /g)).toHaveLength(2);
    expect(html.indexOf(museum(one.id))).toBeLessThan(html.indexOf(museum(two.id)));
    const children = await get(`${path}&child`);
    expect(children.text).toContain('Hier ontmoet je twee mensen');
    for (const { id } of [one, two]) expect(children.html).toContain(`<a href="${museum(id)}?child">`);
  });

  test('shows the one story that there is, and says when there is none [PUBLIC-28]', async () => {
    const one = await server.make.story({ targets: ['museum'] });
    const draft = await server.make.story();
    for (const other of [draft.id, 'nothing', one.id]) {
      const { status, text, html } = await get(`/public/storypair?story1=${other}&story2=${one.id}`);
      expect(status).toBe(200);
      expect(html.match(/class="story-card"/g)).toHaveLength(1);
      expect(text).toContain('Het andere verhaal van deze ontmoeting is nu niet te lezen.');
    }
    for (const query of ['', '?story1=1&story2=2', `?story1=${draft.id}&story2=${draft.id}`]) {
      const { status, text } = await get(`/public/storypair${query}`);
      expect(status).toBe(404);
      expect(text).toContain('Deze ontmoeting is er niet');
    }
  });
});
