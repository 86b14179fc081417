import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getKeyCertificate, publishPersonStory } from '@salient/shared/areas/stories/storyMethods.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayInWords } from '../../../core-server/src/areas/stories/certificate/drawCertificate.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
let now = new Date('2026-11-22T10:00:00Z');
beforeAll(async () => {
  server = await startServer({ now: () => now });
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

/** Above the organisation's line, in millimetres from the top: nothing that stands before it may come down here. */
const aboveFoot = { from: 237.5, to: 240 };
const insideFrame = { from: 20, to: 190 };

/** The words of a PDF, how bright its first page is, and whether what stands above its foot runs into it. */
async function readPdf(bytes: Uint8Array) {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const pages = [...document.pages()];
    const words = pages.map((page) => page.getText()).join('\n');
    const inked = await pages[0]?.render({
      scale: 2,
      render: async ({ data, width, height }) => {
        const page = sharp(data, { raw: { width, height, channels: 4 } }).greyscale();
        const at = (millimetres: number) => Math.round((millimetres * height) / 297);
        const strip = {
          ...{ left: at(insideFrame.from), width: at(insideFrame.to - insideFrame.from) },
          ...{ top: at(aboveFoot.from), height: at(aboveFoot.to - aboveFoot.from) },
        };
        const whole = await page.clone().stats();
        const above = await sharp(await page.clone().extract(strip).png().toBuffer()).stats();
        return Buffer.from([Math.round(whole.channels[0]?.mean ?? 255), above.channels[0]?.min ?? 0]);
      },
    });
    const [brightness = 255, darkestAboveFoot = 0] = inked?.data ?? [];
    return { pages: pages.length, words: words.replace(/\s+/g, ' '), brightness, darkestAboveFoot };
  } finally {
    library.destroy();
  }
}

test('the certificate is one page with all that the key story tells, in the language asked [STORY-24, UPLOAD-12, UPLOAD-14, P-06]', async () => {
  const { make } = server;
  const key = await make.keyLocation({ name: 'Menenpoort' });
  const contact = await make.contactPerson({ firstName: 'Griet', lastName: 'Maes' });
  const { id } = await make.story({
    ...{ first_name: 'Jožef', family_name: 'Kovačič', key_location_id: key.id, key_certificate: true },
    ...{
      key_day: 11,
      key_month: 11,
      key_year: 2018,
      key_organisation_title: 'Gidsenbond',
      key_form_of_address: 'Mevrouw',
    },
    linked_contact_persons: [{ person: contact.id, title: 'kleindochter' }],
  });
  const { short_codes } = await (await server.signIn('revisor')).call(publishPersonStory, {
    id,
    version: 1,
    target: 'key',
  });
  const fetchIn = async (language: 'nl' | 'fr') => {
    const { url } = await editor.call(getKeyCertificate, { id, language });
    const response = await fetch(server.origin + url);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    return readPdf(new Uint8Array(await response.arrayBuffer()));
  };
  const dutch = await fetchIn('nl');
  expect(dutch.pages).toBe(1);
  for (const words of [
    'Jožef Kovačič',
    '1890 – 1917',
    'Menenpoort',
    'Mevrouw',
    'Griet Maes, kleindochter',
    'Gidsenbond',
    '11 november 2018',
    `salient.example/s/${short_codes.key}`,
  ]) {
    expect(dutch.words).toContain(words);
  }
  expect(dutch.brightness).toBeLessThan(254);
  const french = await fetchIn('fr');
  expect(french.words).toContain('11 novembre 2018');
  expect(french.words).toContain('Remis à');
});

const long = (length: number) => 'lang '.repeat(length / 5).trim();

test.each([
  ['the longest texts that may be typed', [long(500), long(500)], long(500), long(100), [`${long(100)} n`, long(200)]],
  [
    'a noble name and three who receive it',
    ['Maximilien-Alexandre', 'de Saint-Genois de Grandbreucq d’Assignies'],
    'Bois-Seigneur-Isaac',
    'Monsieur le bourgmestre de la ville d’Ypres et les membres du conseil',
    ['Jan-Baptist Vandenbroucke', 'schepen'],
  ],
] as const)(
  '%s stay on one page and clear of its foot [UPLOAD-14]',
  async (_, names, place, address, [contact, title]) => {
    const contacts = [];
    for (const n of [1, 2, 3]) {
      contacts.push({ person: (await server.make.contactPerson({ firstName: `${contact} ${n}` })).id, title });
    }
    const { id } = await server.make.story({
      ...{ first_name: names[0], family_name: names[1], community: place, area: place, key_certificate: true },
      ...{ key_organisation_title: place, key_form_of_address: address, linked_contact_persons: contacts },
    });
    const { url } = await editor.call(getKeyCertificate, { id });
    const bytes = new Uint8Array(await (await fetch(server.origin + url)).arrayBuffer());
    expect(await readPdf(bytes)).toMatchObject({ pages: 1, darkestAboveFoot: 255 });
  },
);

test('opens by its ticket alone, for a minute, and only where one is to be made [UPLOAD-12, ROLE-12]', async () => {
  const { id } = await server.make.story({ key_certificate: true });
  const other = await server.make.story();
  const { url } = await editor.call(getKeyCertificate, { id });
  const status = async (path: string) => (await fetch(server.origin + path)).status;
  expect(await status(url)).toBe(200);
  expect(await status(url.replace(id, other.id))).toBe(403);
  expect(await status(`/api/pdf/keyCertificate?id=${id}&ticket=x.y`)).toBe(403);
  expect(await status(`/pdf/keyCertificate?id=${id}&token=${editor.token}`)).toBe(400);
  await expect(editor.call(getKeyCertificate, { id: other.id })).rejects.toMatchObject({
    name: 'invalidData',
    data: { key_certificate: ['key_certificate: REQUIRED'] },
  });
  await expect(editor.call(getKeyCertificate, { id: '0198c3a0-0000-7000-8000-000000000001' })).rejects.toMatchObject({
    name: 'notFound',
  });
  now = new Date(now.getTime() + 61_000);
  expect(await status(url)).toBe(403);
});

test.each([
  ['20181111', '11 november 2018'],
  ['201811??', 'november 2018'],
  ['2018????', '2018'],
  ['????1111', ''],
  ['????????', ''],
])('the day %s reads %j', (date, words) => {
  expect(dayInWords(date, 'nl')).toBe(words);
});
