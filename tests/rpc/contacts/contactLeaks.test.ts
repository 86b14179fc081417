import { createContactPerson } from '@salient/shared/areas/contacts/contactPersonMethods.ts';
import { bundleFilePath, bundlePath, type KioskBundle } from '@salient/shared/areas/kiosk-content/kioskBundle.ts';
import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import { createMeiliClient } from '@salient/shared/lib/search/createMeiliClient.ts';
import type Koa from 'koa';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPages } from '../../../core-server/src/app/pages/mountPages.ts';
import { indexPersons } from '../../harness/indexPersons.ts';
import { builtApps } from '../../harness/programs/builtApps.ts';
import { startMeilisearch, type TestMeilisearch } from '../../harness/programs/meilisearch.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { type Call, callsOfAll, isQuery, withIds } from '../undisclosed/everyMethod.ts';
import { addressesOf, pagePaths, routesOf } from '../undisclosed/everyRoute.ts';
import { type Markers, markersIn } from '../undisclosed/markers.ts';
import { type ContactValues, fillContacts, somebody } from './contactValues.ts';

// What the museum knows of living people is marked; whoever may not read it asks every method and every path for it.

const logged: string[] = [];
let meili: TestMeilisearch;
let server: TestServer;
let koa: Koa;
let values: ContactValues;
let calls: readonly Call[];
beforeAll(async () => {
  await builtApps();
  meili = await startMeilisearch();
  server = await startServer({
    meili,
    log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
    mount: (mounted, app) => {
      koa = mounted;
      mountPages(mounted, app, { publicUrl: 'https://salient.example', site: {} });
    },
  });
  values = await fillContacts(server);
  calls = await callsOfAll(server);
  await indexPersons(server, meili);
}, 300_000);
afterAll(async () => {
  await server?.close();
  await meili?.stop();
});

/** Most answers hold nothing that looks like a marked value, and are not looked through for each. */
const found = async (markers: Markers, text: string, asked = ''): Promise<string[]> =>
  /geheim|\+32 4/i.test(text) ? markersIn(markers, asked, { text, body: Buffer.from('') }) : [];
const all = (): Markers => new Map([...values.data, ...values.names, ...values.senders]);

/** The words by which every contact person is found. */
const searched = new Set(['text', 'query', 'firstName', 'lastName', 'email', 'name']);

/** The call as widely as it can be asked: for whatever begins like the marked values, without further conditions. */
function widened({ method, params }: Call): Call {
  const wide = Object.entries(params).flatMap(([key, value]) => {
    if (key === 'filter') return [];
    return [[key, searched.has(key) ? 'geheim' : key === 'limit' ? 30 : value]];
  });
  return { method, params: Object.fromEntries(wide) };
}

/** A call in each way in which it may tell of the marked records: as it is, widely, and with each of them where an id stands. */
function askedOf(call: Call): readonly Call[] {
  const ways = [call, widened(call), ...values.ids.map((id) => withIds(call, id))];
  return [...new Map(ways.map((way) => [JSON.stringify(way.params), way])).values()];
}

/** Whether it is the caller, not the record, that is refused: however else the method is called, the answer is this. */
const isRefused = (answer: string) => /"code":(1000|1010)\b/.test(answer);

/** Which of the `hidden` values `client` is told, by which methods it is told names, and which of those no line of the log tells of. */
async function askAll(client: TestClient, hidden: Markers, asked: readonly Call[]) {
  const [leaks, naming] = [new Set<string>(), new Set<MethodName>()];
  for (const call of asked) {
    for (const { method, params } of askedOf(call)) {
      const question = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, token: client.token } });
      const answer = await client.postText(question);
      for (const where of await found(hidden, answer, question)) leaks.add(`${where}: ${method}`);
      if ((await found(values.names, answer, question)).length > 0) naming.add(method);
      if (isRefused(answer)) break;
    }
  }
  const logged = await loggedFor(client);
  const unlogged = [...naming].filter((method) => !logged.has(method));
  return { leaks: [...leaks], naming: [...naming].sort(), unlogged };
}

/** By which methods the access log says that `client` read contact persons. */
async function loggedFor(client: TestClient): Promise<ReadonlySet<string>> {
  const rows = await server.dataSource.query<{ method: string }[]>(
    `SELECT DISTINCT method FROM contact_access WHERE user_id =
       (SELECT user_id FROM session WHERE token_hash = sha256(convert_to($1, 'UTF8')))`,
    [client.token],
  );
  return new Set(rows.map(({ method }) => method));
}

/** Those below the right to contact data. */
const readers = ['readonly', 'read-be-soldiers', 'api-read', 'api-write', 'normal'] as const;

/** By which queries those who are logged in read what contact persons are called (ROLE-18), and editors alone beside those. */
const namesForAll = [
  ...['findContactMomentsForDocument', 'findContactMomentsForPerson', 'findContactPersonByName'],
  ...['findContactPersonEvents', 'findContactPersons', 'getContactPerson', 'getContactPersonEvent'],
  ...['getContactPersonEventsForPerson', 'getPersonStory'],
];
const namesForEditors = [
  ...['findChanges', 'getCollectionDocument', 'getCollectionReference', 'searchCollectionReferences'],
];

/** Ways to ask for contact persons that no call of `callsOfAll` is. */
const furtherCalls = (): Call[] => [
  { method: 'searchCollectionReferences', params: { type: 'contact-person', query: 'geheim' } },
  { method: 'getCollectionReference', params: { type: 'contact-person', id: values.ids[0] } },
  { method: 'findChanges', params: { type: 'document', id: values.ids[3] } },
];

test('contact data reach nobody below the right to them by any method, and names no guest [CONTACT-18, ROLE-18, ROLE-23]', {
  timeout: 300_000,
}, async () => {
  expect(values.data.size + values.names.size + values.senders.size).toBeGreaterThanOrEqual(300);
  const queries = [...calls.filter(({ method }) => isQuery(method)), ...furtherCalls()];
  // They are there, and would be found in answers: a revisor is told them.
  const told = await askAll(await server.signIn('revisor'), values.data, queries);
  expect(told.leaks.length).toBeGreaterThan(100);
  // Whoever is told a name stands in the access log, whatever the method.
  expect(told.naming).toEqual(expect.arrayContaining([...namesForAll, ...namesForEditors, 'findRetentionEntries']));
  expect(told.unlogged).toEqual([]);
  const ofAdmin = await askAll(await server.signIn('admin'), values.data, queries);
  expect(ofAdmin.naming).toContain('getPersonalData');
  expect(ofAdmin.unlogged).toEqual([]);

  const asking = await Promise.all(
    readers.map(async (type) => ({
      ...{ type, client: await server.signIn(type) },
      hidden: type === 'normal' ? values.data : new Map([...values.data, ...values.senders]),
    })),
  );
  const heard = await Promise.all(
    asking.map(async ({ type, client, hidden }) => ({ type, ...(await askAll(client, hidden, queries)) })),
  );
  expect(heard).toEqual(
    readers.map((type) => ({
      ...{ type, leaks: [], unlogged: [] },
      naming: [...namesForAll, ...(type === 'normal' ? namesForEditors : [])].sort(),
    })),
  );
  // What changes something comes last, so that all of it is there to be read until then.
  const commands = calls.filter(({ method }) => !isQuery(method) && method !== 'logout');
  for (const { type, client, hidden } of asking) {
    const { leaks } = await askAll(client, hidden, commands);
    expect({ type, leaks }).toEqual({ type, leaks: [] });
  }
  expect((await askAll(server.guest, all(), calls)).leaks).toEqual([]);
});

test('no path, page, feed, sitemap, metric or bundle of a kiosk tells of a contact person [CONTACT-18, ROLE-23]', async () => {
  const known = { documents: values.ids, ids: values.ids, words: ['geheim'], tickets: [] };
  const routes = routesOf(koa).filter(({ method }) => method === 'GET');
  const pages = Object.values(pagePaths).flatMap((paths) => paths(known));
  // The app of the kiosk is the same for every museum; its content is made of records.
  const { files } = (await (await fetch(server.origin + bundlePath(1))).json()) as KioskBundle;
  const content = files.filter(({ path }) => path.endsWith('.json')).map(({ sha256 }) => bundleFilePath(1, sha256));
  expect(content).not.toEqual([]);
  const paths = [
    ...routes.flatMap((route) => addressesOf(route, known)),
    ...[...pages, ...content, '/metrics', '/healthz', '/api'],
  ];
  let shown = 0;
  for (const path of paths) {
    const answer = await (await fetch(server.origin + path, { headers: { accept: 'text/html' } })).text();
    if (/Openbaar|Openbare|Peeters/.test(answer)) shown += 1;
    expect({ path, told: await found(all(), answer, path) }).toEqual({ path, told: [] });
  }
  // The records that they stand behind are there.
  expect(shown).toBeGreaterThan(5);
});

test('no document of the search index, no line of the log and no mail but the answer to its sender has them [CONTACT-18]', async () => {
  const client = createMeiliClient({ url: meili.url, key: meili.key, timeoutMs: 20_000 });
  const { results: indexes } = await client.getIndexes();
  for (const { uid } of indexes) {
    const { results } = await client.index(uid).getDocuments({ limit: 10_000 });
    expect({ uid, told: await found(all(), JSON.stringify(results)) }).toEqual({ uid, told: [] });
  }
  // A fault, after which the program tells what it was about to write.
  await server.dataSource.query(`ALTER TABLE contact_person ADD CONSTRAINT fault CHECK (street <> 'Fout') NOT VALID`);
  const revisor = await server.signIn('revisor');
  const contactPerson = { ...somebody('fault', values.data, values.names), street: 'Fout' };
  await expect(revisor.call(createContactPerson, { contactPerson })).rejects.toThrow();
  expect(logged.join('')).toContain('createContactPerson');
  expect(await found(all(), logged.join(''))).toEqual([]);
  const mails = await server.dataSource.query<{ recipient: string }[]>('SELECT * FROM mail');
  expect(mails.length).toBeGreaterThan(0);
  for (const mail of mails) expect(await found(all(), JSON.stringify(mail), mail.recipient)).toEqual([]);
});
