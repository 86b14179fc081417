import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitemaps } from '../../core-server/src/app/pages/sitemaps.ts';
import { startServer, type TestServer } from '../harness/startServer.ts';

const origin = 'https://names.example.org';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    mount: (koa, { dataSource }) => koa.use(sitemaps({ dataSource, publicUrl: origin, addressesPerFile: 3 }).routes()),
  });
});
afterAll(() => server?.close());

const get = async (path: string) => {
  const reply = await fetch(server.origin + path.replace(origin, ''));
  return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() };
};
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address as string);

test('robots are told what is not for them and where the sitemaps are [beyond 12]', async () => {
  const robots = await get('/robots.txt');
  expect(robots).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8' });
  expect(robots.text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots.text).toContain('Disallow: /publicsearch/search');
  expect(robots.text).toContain('Allow: /api/photo/');
});

test('an empty museum has an index without sitemaps [beyond 12]', async () => {
  const index = await get('/sitemap.xml');
  expect(index).toMatchObject({ status: 200, type: 'application/xml; charset=utf-8' });
  expect(addresses(index.text)).toEqual([]);
});

test('every person stands in one sitemap with the day of its last change; who is removed is gone [beyond 12]', async () => {
  const persons: string[] = [];
  for (let n = 0; n < 7; n++) persons.push((await server.make.person()).id);
  const read = async () => {
    const files = addresses((await get('/sitemap.xml')).text);
    return { files, listed: (await Promise.all(files.map(get))).flatMap(({ text }) => addresses(text)) };
  };
  const expected = (ids: string[]) => [...ids].sort().map((id) => `${origin}/person/_id=${id}`);
  const first = await read();
  expect(first.files).toHaveLength(3);
  expect(first.listed).toEqual(expected(persons));
  const [day] = await server.dataSource.query(`SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS today`);
  expect((await get(first.files[0] as string)).text).toContain(`<lastmod>${day.today}</lastmod>`);

  const [removed] = persons.splice(6, 1);
  await server.dataSource.query('DELETE FROM person WHERE id = $1', [removed]);
  const second = await read();
  expect(second.listed).toEqual(expected(persons));
  expect(second.files).toEqual(first.files.slice(0, 2));
});

test('every memorial stands in a sitemap of its own [beyond 12]', async () => {
  expect((await get('/sitemap.xml')).text).not.toContain('memorials.xml');
  const { id } = await server.make.memorial();
  expect(addresses((await get('/sitemap.xml')).text)).toContain(`${origin}/sitemaps/memorials.xml`);
  expect(addresses((await get('/sitemaps/memorials.xml')).text)).toEqual([`${origin}/memorial/${id}`]);
  await server.dataSource.query('DELETE FROM memorial WHERE id = $1', [id]);
});

test('disclosed documents stand in a sitemap of their own, until that is taken back or they are removed [beyond 12, DOCUMENT-74]', async () => {
  await server.make.document();
  expect((await get('/sitemap.xml')).text).not.toContain('documents-');
  const { id } = await server.make.document({ disclosed: true });
  await server.make.document({ disclosed: true, deleted: true });
  expect(addresses((await get('/sitemap.xml')).text)).toContain(`${origin}/sitemaps/documents-0.xml`);
  expect(addresses((await get('/sitemaps/documents-0.xml')).text)).toEqual([`${origin}/document/${id}`]);
  await server.dataSource.query('UPDATE document SET disclosed = false WHERE id = $1', [id]);
  expect((await get('/sitemap.xml')).text).not.toContain('documents-');
});

test('a sitemap that is no person’s is not there', async () => {
  expect((await get('/sitemaps/everybody.xml')).status).toBe(404);
});

test('published stories stand in a sitemap of their own with their list, in each form; others do not [beyond 12, PUBLIC-23]', async () => {
  expect((await get('/sitemap.xml')).text).not.toContain('stories.xml');
  await server.make.story();
  const museum = await server.make.story({ targets: ['museum'] });
  const both = await server.make.story({ targets: ['key', 'museum'] });
  expect(addresses((await get('/sitemap.xml')).text)).toContain(`${origin}/sitemaps/stories.xml`);
  const listed = addresses((await get('/sitemaps/stories.xml')).text);
  expect(listed.sort()).toEqual(
    [
      `${origin}/publicsearch/stories`,
      `${origin}/public/personstories/${museum.id}`,
      `${origin}/public/personstories/${both.id}`,
      `${origin}/public/remembrancekey/${both.id}`,
    ].sort(),
  );
});

test('the list, the map in each language and every key stand in a sitemap of their own [beyond 12]', async () => {
  const { id } = await server.make.keyLocation();
  expect(addresses((await get('/sitemap.xml')).text)).toContain(`${origin}/sitemaps/keys.xml`);
  const listed = addresses((await get('/sitemaps/keys.xml')).text);
  expect(listed.slice(0, 2)).toEqual([`${origin}/keys`, `${origin}/public/key_locations_map/nl`]);
  expect(listed).toHaveLength(6);
  expect(listed.at(-1)).toBe(`${origin}/public/key_locations/${id}`);
});

test('every military unit stands in a sitemap of units [beyond 12]', async () => {
  const units = await Promise.all([1, 2, 3, 4].map((nr) => server.make.militaryEntity({ regiment: `${nr}e Linie` })));
  const files = addresses((await get('/sitemap.xml')).text).filter((address) => address.includes('/units-'));
  expect(files).toHaveLength(2);
  const listed = (await Promise.all(files.map(get))).flatMap(({ text }) => addresses(text));
  expect(listed).toEqual(units.map(({ id }) => `${origin}/unit/${id}`).sort());
});
