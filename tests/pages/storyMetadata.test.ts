import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestServer } from '../harness/startServer.ts';
import { atKey, museum, origin, startPages, told } from './startPages.ts';

// What machines read of a story: search engines, and those who show a preview of a link.

let server: TestServer;
beforeAll(async () => {
  server = await startPages();
});
afterAll(() => server?.close());

const get = async (path: string) => ({ html: await (await fetch(server.origin + path)).text() });

const url = z.url({ protocol: /^https$/ });
const reference = z.strictObject({ '@id': url });
const image = z.strictObject({
  '@type': z.literal('ImageObject'),
  contentUrl: url,
  width: z.int().positive(),
  height: z.int().positive(),
  caption: z.string().min(1).optional(),
  creditText: z.string().min(1).optional(),
});
const place = z.strictObject({
  '@type': z.literal('Place'),
  name: z.string().min(1),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    addressLocality: z.string().min(1).optional(),
    addressRegion: z.string().min(1).optional(),
    addressCountry: z.string().length(2).optional(),
  }),
});
const graphSchema = z.tuple([
  z.strictObject({
    '@type': z.literal('Article'),
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: z.string().min(1).max(110),
    description: z.string().min(1),
    inLanguage: z.enum(['nl', 'en', 'fr', 'de']),
    datePublished: z.iso.datetime(),
    dateModified: z.iso.datetime(),
    about: reference,
    image: z.array(image).min(1).optional(),
    contentLocation: place.optional(),
    audience: z.strictObject({ '@type': z.literal('PeopleAudience'), suggestedMaxAge: z.int() }).optional(),
  }),
  z.strictObject({
    '@type': z.literal('Person'),
    '@id': url,
    url,
    name: z.string().min(1),
    givenName: z.string().min(1).optional(),
    familyName: z.string().min(1).optional(),
    birthDate: z
      .string()
      .regex(/^\d{4}$/)
      .optional(),
    deathDate: z
      .string()
      .regex(/^\d{4}$/)
      .optional(),
  }),
]);

test.each([
  ['museum', museum, 'fr', ''],
  ['museum', museum, 'nl', '?child'],
  ['key', atKey, 'de', ''],
] as const)('is valid JSON-LD and names one address: %s, in %3$s [beyond 12]', async (target, path, language, flag) => {
  const person = await server.make.person();
  const story = await server.make.story({
    ...{ person_id_ref: person.id, story_child_option: true, targets: [target], born_year: null },
    story_text: told({ nl: 'Vlaams', fr: 'Français', de: 'Deutsch' }),
  });
  const lang = (own: Language) => `${flag ? `${flag}&` : '?'}lang=${own}`;
  const { html } = await get(path(story.id) + lang(language));
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const [article, about] = graphSchema.parse(JSON.parse(json)['@graph']);
  const address = origin + path(story.id) + lang(language);
  expect(article).toMatchObject({ '@id': address, inLanguage: language, about: { '@id': about['@id'] } });
  // One node a person, whatever the language of the page.
  expect(about['@id']).toBe(`${origin}/person/_id=${person.id}#person`);
  expect(html).toContain(`<link rel="canonical" href="${address.replaceAll('&', '&amp;')}">`);
  for (const other of ['nl', 'en', 'fr', 'de'] as const) {
    const there = (origin + path(story.id) + lang(other)).replaceAll('&', '&amp;');
    expect(html).toContain(`<link rel="alternate" hreflang="${other}" href="${there}">`);
  }
});

test('shows the face in previews of links [beyond 12]', async () => {
  const { id } = await server.make.story({ first_name: 'Jan', family_name: 'Peeters', targets: ['museum'] });
  const { html } = await get(`${museum(id)}?lang=en`);
  expect(html).toMatch(new RegExp(`<meta property="og:image" content="${origin}/api/photo/[^"]+1080\\.jpeg">`));
  expect(html).toContain('<meta property="og:image:alt" content="Jan Peeters">');
  expect(html).toContain('<meta property="og:type" content="article">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(html).toContain('<title>Jan Peeters (1890–1917), a story from the First World War – Salient</title>');
});

test('shows the face in previews of the person too, and to search engines as that of the same node [beyond 12]', async () => {
  const person = await server.make.person({ surname: 'Jan', familyname: 'Peeters' });
  await server.make.story({
    first_name: 'Jan',
    family_name: 'Peeters',
    person_id_ref: person.id,
    targets: ['museum'],
  });
  const { html } = await get(`/person/_id=${person.id}&lang=fr`);
  expect(html).toMatch(new RegExp(`<meta property="og:image" content="${origin}/api/photo/[^"]+1080\\.jpeg">`));
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)['@graph']).toContainEqual(
    expect.objectContaining({
      '@id': `${origin}/person/_id=${person.id}#person`,
      image: expect.stringMatching(/1080\.jpeg$/),
      memberOf: [{ '@type': 'Organization', name: 'Armée britannique' }],
    }),
  );
});

test('a name that looks like markup stays a name', async () => {
  const { id } = await server.make.story({ family_name: '</script><script>alert(1)</script>', targets: ['museum'] });
  expect((await get(museum(id))).html).not.toContain('<script>alert');
});
