import { createHash } from 'node:crypto';
import { truncate, unlink } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { OpenKind } from '@salient/shared/areas/open-data/openKinds.ts';
import { type OpenPerson, openSchemas } from '@salient/shared/areas/open-data/openRecord.ts';
import { removePlace } from '@salient/shared/areas/places/placeMethods.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { keepDumpFresh, lastNight } from '../../../core-server/src/areas/open-data/dump/keepDumpFresh.ts';
import { keyOf } from '../../../core-server/src/areas/open-data/dump/OpenDumps.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { fillMuseum, keepFresh, mayBeAlive } from './openMuseum.ts';

let server: TestServer;
let museum: Awaited<ReturnType<typeof fillMuseum>>;
beforeAll(async () => {
  server = await startServer();
  museum = await fillMuseum(server);
});
afterAll(() => server?.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}/open-data/${path}`, { headers, redirect: 'manual' });
const textOf = async (path: string) => (await get(path)).text();
const linesOf = async <Kind extends OpenKind>(path: string) =>
  (await textOf(path))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Kind extends 'person' ? OpenPerson : { id: string });
/** Two readers of one moment may be told the same for two seconds. */
const forgetDump = () => new Promise((resolve) => setTimeout(resolve, 2_050));

interface Index {
  readonly made_at: string;
  readonly licence: { readonly id: string };
  readonly files: readonly {
    readonly name: string;
    readonly url: string;
    readonly bytes: number;
    readonly sha256: string;
    readonly records?: number;
    readonly gzip: { readonly bytes: number; readonly sha256: string };
  }[];
}
const indexOf = async () => (await (await get('index.json')).json()) as Index;

test('before the first dump is made readers are asked to come back', async () => {
  const answer = await get('index.json');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  await forgetDump();
});

test('all that is public of persons, places, units and memorials is given away, in lines and in rows', async () => {
  await server.make.person({ ...mayBeAlive, familyname: 'Verborgen' });
  await server.make.person({ familyname: '=cmd', surname: '"A", B' });
  expect(await keepFresh(server)).toMatchObject({ records: { person: 2, place: 2, unit: 2, memorial: 1 }, changed: 7 });
  for (const kind of ['person', 'place', 'unit', 'memorial'] as const) {
    const lines = await linesOf(`${kind}s.jsonl`);
    const rows = parse(await textOf(`${kind}s.csv`), { columns: true }) as Record<string, string>[];
    for (const line of lines) expect(openSchemas[kind].strict().parse(line)).toEqual(line);
    expect(rows.map(({ id }) => id)).toEqual(lines.map(({ id }) => id));
  }
  const persons = await linesOf<'person'>('persons.jsonl');
  expect(persons.find(({ id }) => id === museum.jan.id)).toMatchObject({
    ...{ family_name: 'Pemberton', first_name: 'Arthur', born: '1893-02-03', died: '1917-07-31', age: 24 },
    ...{ url: `https://salient.example/person/_id=${museum.jan.id}`, service_number: '20431', unit_number: '10' },
  });
  const events = parse(await textOf('events.csv'), { columns: true }) as Record<string, string>[];
  expect(events.filter(({ person_id }) => person_id === museum.jan.id).map(({ type }) => type)).toEqual(
    persons.find(({ id }) => id === museum.jan.id)?.events.map(({ type }) => type),
  );
  expect(await textOf('persons.csv')).toContain(`"""A"", B",'=cmd`);
  expect(await textOf('places.csv')).toContain('50.37,-4.14');
  expect(await textOf('units.jsonl')).not.toContain('only staff');
});

test('every file has the checksums that are told, as it is and compressed, and the index tells of all of them', async () => {
  const { files, licence } = await indexOf();
  expect(licence.id).toBe('CC-BY-4.0');
  const told = new Map(
    (await textOf('SHA256SUMS')).split('\n').map((line) => line.split('  ').reverse() as [string, string]),
  );
  const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
  for (const { name, bytes, sha256, gzip } of files) {
    const plain = Buffer.from(await (await get(name, { 'accept-encoding': 'identity' })).arrayBuffer());
    const packed = Buffer.from(await (await get(`${name}.gz`)).arrayBuffer());
    expect(gunzipSync(packed).equals(plain), name).toBe(true);
    expect([plain.length, hashOf(plain), packed.length, hashOf(packed)]).toEqual([
      bytes,
      sha256,
      gzip.bytes,
      gzip.sha256,
    ]);
    if (name !== 'SHA256SUMS') expect([told.get(name), told.get(`${name}.gz`)]).toEqual([sha256, gzip.sha256]);
  }
  expect(files.find(({ name }) => name === 'persons.csv')?.records).toBe(2);
  expect(await textOf('LICENCE.txt')).toContain('https://creativecommons.org/licenses/by/4.0/');
  for (const field of Object.keys(openSchemas.person.shape))
    expect(await textOf('dictionary.md')).toContain(`| ${field} |`);
});

test('a download that broke off is taken up, and what is still the same is not sent again', async () => {
  const whole = Buffer.from(await (await get('persons.jsonl.gz')).arrayBuffer());
  const part = await get('persons.jsonl.gz', { range: 'bytes=10-' });
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    `bytes 10-${whole.length - 1}/${whole.length}`,
  ]);
  expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(10))).toBe(true);
  expect((await get('persons.jsonl.gz', { range: `bytes=${whole.length}-` })).status).toBe(416);
  for (const path of ['persons.jsonl.gz', 'persons.jsonl', 'index.json']) {
    const etag = (await get(path)).headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status, path).toBe(304);
  }
  const changed = await get('persons.jsonl.gz', { range: 'bytes=10-', 'if-range': '"another"' });
  expect(changed.status).toBe(200);
  const head = await fetch(`${server.origin}/open-data/persons.jsonl`, { method: 'HEAD' });
  expect(head.headers.get('access-control-allow-origin')).toBe('*');
});

test.each(['nothing.csv', '..%2fdump.json', 'dump.json', 'persons.jsonl.gz.gz', '%00'])(
  '%s is no file of the open data',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('a dump is made anew by night, and at once when something in it is nobody’s to read any more', async () => {
  const now = new Date();
  expect(await keepFresh(server, now)).toBeUndefined();
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60_000);
  expect(await keepFresh(server, tomorrow)).toMatchObject({ changed: 0, deleted: 0 });
  const { id } = await server.make.person({ familyname: 'Later' });
  expect(await keepFresh(server, tomorrow)).toBeUndefined();
  expect(await keepFresh(server, new Date(now.getTime() + 48 * 60 * 60_000))).toMatchObject({ changed: 1 });
  await server.dataSource.query(
    `UPDATE person SET stated_living_status = 'presumed_living', living_status_reason = 'a mistake' WHERE id = $1`,
    [id],
  );
  expect(await keepFresh(server, new Date(now.getTime() + 48 * 60 * 60_000))).toMatchObject({ changed: 0, deleted: 1 });
  await forgetDump();
  expect(await textOf('persons.jsonl')).not.toContain(id);
});

test('a place that was removed is withdrawn at once as well, and harvesters are told', async () => {
  const place = await server.make.place({ languages: { nl: { name: 'Nergens' } } });
  const later = new Date(Date.now() + 72 * 60 * 60_000);
  expect(await keepFresh(server, later)).toMatchObject({ changed: 1 });
  const admin = await server.signIn('admin');
  await admin.call(removePlace, { id: place.id });
  expect(await keepFresh(server, later)).toMatchObject({ deleted: 1 });
  await forgetDump();
  expect(await textOf('places.jsonl')).not.toContain(place.id);
});

test('while the next dump cannot be made the one before is given away, whole', async () => {
  const before = await indexOf();
  const { dumps } = server.services.openData;
  const put = dumps.put.bind(dumps);
  dumps.put = () => Promise.reject(new Error('the disk is gone'));
  const later = new Date(Date.now() + 96 * 60 * 60_000);
  await server.make.person({ familyname: 'Nieuw' });
  await expect(keepFresh(server, later)).rejects.toThrow('the disk is gone');
  dumps.put = put;
  expect(await indexOf()).toEqual(before);
  expect((await get('persons.jsonl.gz')).status).toBe(200);
  // After a failure it rests, and then takes up again.
  expect(await keepFresh(server, later)).toBeUndefined();
  expect(await keepFresh(server, new Date(later.getTime() + 61 * 60_000))).toMatchObject({ records: { person: 3 } });
  const keys: string[] = [];
  for await (const { key } of server.files.store.list('open-data/')) keys.push(key);
  expect(keys).toHaveLength(before.files.length + 1);
});

describe('a file of the dump that is lost', () => {
  const storedFile = async (name: string) => {
    const dump = await server.services.openData.dumps.current();
    const entry = dump?.files.find((each) => each.name === name);
    const path = entry && server.files.store.pathOf?.(keyOf(entry));
    if (!path) throw new Error(`${name} lies on no disk`);
    return path;
  };
  const losses = {
    removed: (path: string) => unlink(path),
    'cut short': (path: string) => truncate(path, 20),
    emptied: (path: string) => truncate(path, 0),
  };

  test.each(['removed', 'cut short', 'emptied'] as const)(
    'because it was %s is told as such instead of being offered, and made again at once',
    async (loss) => {
      // After the dumps of the tests before.
      const now = new Date(Date.now() + 73 * 60 * 60_000);
      await keepFresh(server, now);
      await forgetDump();
      const before = await textOf('persons.csv');
      expect(await keepFresh(server, now)).toBeUndefined();
      await losses[loss](await storedFile('persons.csv'));
      await losses[loss](await storedFile('SHA256SUMS'));
      const sentences = {
        nl: 'Dit bestand is verloren gegaan en wordt opnieuw gemaakt.',
        en: 'This file was lost and is being made again.',
        fr: 'Ce fichier a été perdu et est créé à nouveau.',
        de: 'Diese Datei ist verloren gegangen und wird neu erstellt.',
      };
      for (const [language, sentence] of Object.entries(sentences)) {
        for (const name of ['persons.csv', 'persons.csv.gz']) {
          for (const encoding of ['gzip', 'identity']) {
            const answer = await get(name, { 'accept-language': language, 'accept-encoding': encoding });
            expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
            expect(answer.headers.get('cache-control')).toBe('no-store');
            expect(await answer.text()).toContain(sentence);
          }
        }
      }
      await forgetDump();
      const html = await textOf('?lang=nl');
      expect(html).toContain('Niet alle bestanden zijn er');
      const links = [...html.matchAll(/href="(\/open-data\/[^"]*)"/g)].map(([, path = '']) => path);
      expect(links).toContain('/open-data/persons.jsonl');
      for (const path of links) expect((await fetch(server.origin + path)).status, path).toBe(200);
      const index = await indexOf();
      expect(index).toMatchObject({ being_made_again: ['persons.csv', 'SHA256SUMS'] });
      expect(index.files.map(({ name }) => name)).not.toContain('persons.csv');

      expect(await keepFresh(server, now)).toMatchObject({ changed: 0, deleted: 0 });
      await forgetDump();
      expect(await textOf('persons.csv')).toBe(before);
      expect(await textOf('?lang=nl')).not.toContain('Niet alle bestanden zijn er');
      expect(await keepFresh(server, now)).toBeUndefined();
    },
  );

  test.each(['persons.jsonl', 'persons.jsonl.gz'])(
    '%s that goes in the moment in which it is opened is lost as well',
    async (name) => {
      const now = new Date(Date.now() + 73.5 * 60 * 60_000);
      await keepFresh(server, now);
      await forgetDump();
      const path = await storedFile('persons.jsonl');
      const { store } = server.files;
      const open = store.open.bind(store);
      const opening = vi.spyOn(store, 'open').mockImplementationOnce(async (...asked) => {
        await unlink(path);
        return open(...asked);
      });
      const answer = await get(name, { 'accept-language': 'en' });
      opening.mockRestore();
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
      expect(answer.headers.get('content-type')).toContain('text/plain');
      expect(answer.headers.get('content-disposition')).toBeNull();
      expect(await answer.text()).toContain('This file was lost and is being made again.');
      await forgetDump();
      await keepFresh(server, now);
    },
  );

  test('a dump whose list of files cannot be read is made again', async () => {
    const now = new Date(Date.now() + 74 * 60 * 60_000);
    await keepFresh(server, now);
    await server.files.store.putBytes('open-data/dump.json', Buffer.from('{"made_at":"20'));
    await forgetDump();
    const answer = await get('index.json', { 'accept-language': 'fr' });
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('Revenez')]);
    expect(await keepFresh(server, now)).toBeDefined();
    expect((await get('index.json')).status).toBe(200);
  });
});

test('the night begins at eight to four', () => {
  const at = (text: string) => new Date(`${text}:00`);
  expect(lastNight(at('2026-11-26T03:51'))).toEqual(at('2026-11-25T03:52'));
  expect(lastNight(at('2026-11-26T03:53'))).toEqual(at('2026-11-26T03:52'));
});

test('the page of the files speaks the reader’s language, and every address on it leads somewhere', async () => {
  const titles = { nl: 'Open data', en: 'Open data', fr: 'Données ouvertes', de: 'Offene Daten' };
  for (const [language, title] of Object.entries(titles)) {
    const answer = await get('', { 'accept-language': language });
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-language')]).toEqual([200, language]);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(`<html lang="${language}">`);
  }
  const links = [...(await textOf('?lang=en')).matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(20);
  for (const path of links) expect((await fetch(server.origin + path)).status, path).toBe(200);
  const summed = (await textOf('SHA256SUMS'))
    .trim()
    .split('\n')
    .map((line) => line.split('  ')[1]);
  expect(await (await fetch(`${server.origin}/api`)).text()).toContain('href="/open-data/?lang=en"');
  expect(summed.filter((name) => !links.includes(`/open-data/${name}`))).toEqual([]);
});

test('a museum that gives nothing away answers that there is nothing', async () => {
  const closed = await startServer({ openData: null });
  try {
    await closed.make.person();
    expect(await keepFresh(closed)).toBeUndefined();
    for (const path of ['/open-data/index.json', '/open-data/persons.csv', '/reconcile', '/oai?verb=Identify']) {
      expect((await fetch(closed.origin + path)).status, path).toBe(404);
    }
    expect(await (await fetch(`${closed.origin}/api`)).text()).not.toContain('/open-data/');
  } finally {
    await closed.close();
  }
});

test('a dump that failed is made again after a minute, later after longer pauses', async () => {
  const own = await startServer();
  try {
    await own.make.person();
    const fullDisk = Object.assign(Object.create(own.services.disk), {
      require: () => Promise.reject(new Error('the disk is full')),
    });
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000);
    const failing = (seconds: number) =>
      keepDumpFresh({ ...own.services, dataSource: own.dataSource, disk: fullDisk }, at(seconds));
    await expect(failing(0)).rejects.toThrow('the disk is full');
    expect(await failing(40)).toBeUndefined();
    await expect(failing(70)).rejects.toThrow('the disk is full');
    expect(await failing(150)).toBeUndefined();
    expect(await keepFresh(own, at(200))).toMatchObject({ records: { person: 1 } });
  } finally {
    await own.close();
  }
});
