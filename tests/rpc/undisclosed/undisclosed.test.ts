import { randomUUID } from 'node:crypto';
import { publicDocumentIndex } from '@salient/shared/areas/documents/search/documentIndex.ts';
import { createMeiliClient } from '@salient/shared/lib/search/createMeiliClient.ts';
import type Koa from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPages } from '../../../core-server/src/app/pages/mountPages.ts';
import { indexPersons } from '../../harness/indexPersons.ts';
import { builtApps } from '../../harness/programs/builtApps.ts';
import { startMeilisearch, type TestMeilisearch } from '../../harness/programs/meilisearch.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { type Call, callsOfAll, guessesIn, isQuery, withIds } from './everyMethod.ts';
import { addressesOf, type Known, pagePaths, type RoutePattern, routesOf } from './everyRoute.ts';
import { fillArchive, type HiddenArchive } from './hiddenArchive.ts';
import { type Answer, type Markers, markersIn, randomWord } from './markers.ts';

// A guest asks every method and every path for an archive that is not disclosed, with all ids and words guessed right.

let now = new Date('2026-11-26T09:20:00Z');
let meili: TestMeilisearch;
let server: TestServer;
let koa: Koa;
let archive: HiddenArchive;
let calls: readonly Call[];
beforeAll(async () => {
  await builtApps();
  meili = await startMeilisearch();
  server = await startServer({
    meili,
    now: () => now,
    mount: (mounted, app) => {
      koa = mounted;
      mountPages(mounted, app, { publicUrl: 'https://salient.example', site: {} });
    },
  });
  archive = await fillArchive(server, await server.signIn('normal'));
  calls = await callsOfAll(server);
  await indexPersons(server, meili);
}, 300_000);
afterAll(async () => {
  await server?.close();
  await meili?.stop();
});

async function ask(method: string, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(server.origin + path, { method, redirect: 'manual', ...init });
  const body = Buffer.from(await response.arrayBuffer());
  const head = JSON.stringify([response.status, ...response.headers]);
  return { status: response.status, text: `${head}\n${body.toString('utf8')}`, body };
}

const callAsGuest = ({ method, params }: Call): Promise<Answer> =>
  ask('POST', '/api/v2', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, token: 'GUEST' } }),
  });

/** An answer without what differs from one to the next whatever it says: what was asked for, and what was made for it. */
const plain = ({ status, text }: Answer, guess: string) => {
  const body = text.slice(text.indexOf('\n'));
  return `${status} ${body}`
    .replaceAll(guess, 'GUESS')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}|nonce-[\w+/=]+|nonce="[^"]+"/g, '');
};

/** What a guest was told that belongs to `markers`, and which of the `seen` ones too. */
interface Told {
  readonly leaks: string[];
  /** Of markers that everybody may read: how often each kind of question told one. */
  readonly open: string[];
}

class Guest {
  readonly told: Told = { leaks: [], open: [] };
  readonly #hidden: Markers;
  readonly #open: Markers;
  /** The answers to what nobody has, by the place of the guess. */
  readonly #nothing = new Map<string, Promise<string>>();

  constructor(hidden: Markers, open: Markers) {
    this.#hidden = hidden;
    this.#open = open;
  }

  async look(question: string, answer: Answer): Promise<void> {
    for (const where of await markersIn(this.#hidden, question, answer)) this.told.leaks.push(`${where}: ${question}`);
    for (const where of await markersIn(this.#open, question, answer)) this.told.open.push(`${where}: ${question}`);
  }

  /** Looks at an answer to a guess, which nothing may tell from that to a guess of what nobody has. */
  async compare(guess: string, place: string, asking: (guess: string) => Promise<Answer>): Promise<void> {
    const answer = await asking(guess);
    await this.look(`${place} = ${guess}`, answer);
    const nobodys = guess.includes('-') ? guess.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/i, randomUUID()) : randomWord();
    const nothing = this.#nothing.get(place) ?? asking(nobodys).then((given) => plain(given, nobodys));
    this.#nothing.set(place, nothing);
    if (this.#hidden.has(guess) && plain(answer, guess) !== (await nothing)) {
      this.told.leaks.push(`that it is there: ${place} = ${guess}`);
    }
  }
}

/** Asks every method, with each guess in each of its texts. */
async function askAllMethods(guest: Guest, ids: readonly string[], words: readonly string[]): Promise<string[]> {
  const answered: string[] = [];
  for (const call of calls) {
    const first = await callAsGuest(withIds(call, ids[0] as string));
    await guest.look(`${call.method} with ${ids[0]}`, first);
    if (/"code":1000\b/.test(first.text)) continue;
    answered.push(call.method);
    for (const { guess, place, withGuess } of guessesIn(call, ids, words)) {
      if (isQuery(call.method)) await guest.compare(guess, place, (other) => callAsGuest(withGuess(other)));
      else await guest.look(`${place} = ${guess}`, await callAsGuest(withGuess(guess)));
    }
  }
  return answered;
}

/** Asks every route to be read, with each guess in each of its parameters. */
async function askAllRoutes(guest: Guest, known: Known): Promise<void> {
  for (const route of routesOf(koa).filter(({ method }) => method === 'GET')) {
    for (const path of addressesOf(route, known)) await guest.look(path, await ask('GET', path));
  }
}

/** Asks every route that takes something, and every page. */
async function askAllOthers(guest: Guest, known: Known): Promise<void> {
  for (const route of routesOf(koa)) {
    if (route.method !== 'GET') await sendTo(guest, route);
  }
  const headers = { accept: 'text/html' };
  const pages = Object.values(pagePaths).flatMap((paths) => paths(known));
  for (const path of pages) await guest.look(path, await ask('GET', path, { headers }));
}

/** Sends a file and every field by which an upload may name a record. */
async function sendTo(guest: Guest, { method, pattern }: RoutePattern): Promise<void> {
  if (pattern === '/api/v2') return;
  for (const id of archive.guessed.documents) {
    await guest.compare(id, `${method} ${pattern}`, (text) => {
      const body = new FormData();
      for (const field of ['document_id', '_id', 'id', 'collection_id']) body.set(field, text);
      body.set('collection', 'documents');
      body.set('token', 'GUEST');
      body.set('file', new Blob(['1917;Ieper\n']), 'lijst.csv');
      return ask(method, pattern, { body });
    });
  }
}

/** Some words of a map, of different kinds. */
const some = (markers: Markers) =>
  [...markers.keys()].filter((word) => word.startsWith('geheim')).filter((_, n) => n % 7 === 0);

test('nothing undisclosed reaches a guest by any method or path, with every id and word guessed [DOCUMENT-74, ROLE-23]', {
  timeout: 600_000,
}, async () => {
  const { hidden, open, guessed, tickets } = archive;
  const ids = [...guessed.documents, ...guessed.others];
  const words = [...some(hidden), ...some(open)];
  const [ofRead = '', ofWithdrawn = ''] = tickets;
  const known = (given: readonly string[]): Known => {
    const records = Object.values(archive.known);
    const documents = [...guessed.documents, archive.known.document, archive.known.whole];
    return { documents, ids: [...ids, ...records], words, tickets: given };
  };

  const before = new Guest(hidden, open);
  const answered = await askAllMethods(before, ids, words);
  await askAllRoutes(before, known([]));
  await askAllOthers(before, known([]));
  expect(before.told.leaks).toEqual([]);
  // What is disclosed is told, so that this test would see it: by methods, pages and paths, as words and as pictures.
  for (const way of [
    /getPublicDocument /,
    /searchPublicDocuments /,
    /\/document\//,
    /\/iiif\/3\/documents\/.*\/manifest/,
    /a picture: \/iiif/,
  ]) {
    expect(before.told.open.filter((told) => way.test(told))).not.toEqual([]);
  }
  expect(answered).toContain('getPublicDocument');

  await archive.takeBack();
  // The index has it still: the museum's indexer does not run.
  const after = new Guest(new Map([...hidden, ...open]), new Map());
  await askAllMethods(after, ids, words);
  // A ticket of the disclosed document opens no other, nor a page that has left it; what is over opens nothing.
  await askAllRoutes(after, known([ofRead]));
  await askAllOthers(after, known([]));
  now = new Date(now.getTime() + 18 * 60 * 60 * 1000);
  await askAllRoutes(after, known([ofWithdrawn]));
  expect(after.told.leaks).toEqual([]);

  await indexPersons(server, meili);
  const client = createMeiliClient({ url: meili.url, key: meili.key, timeoutMs: 20_000 });
  const { results } = await client.index(publicDocumentIndex).getDocuments({ limit: 1000 });
  const text = JSON.stringify(results);
  expect(text).toContain(archive.known.document);
  expect([...hidden, ...open].flatMap(([each, where]) => (text.includes(each) ? [where] : []))).toEqual([]);
});
