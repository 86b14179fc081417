import { methods } from '@salient/shared/app/methods.ts';
import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { fillIn, type Records, words } from './staffOnlyWords.ts';

// Every field that only staff may read is filled with a random word; whatever a guest then asks, no such word comes.

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

/** Everything that a guest can ask about these records, and about the secrets themselves. */
function questions({
  person,
  other,
  place,
  memorial,
  project,
  events,
  stories,
  keyLocation,
}: Records): [string, Record<string, unknown>][] {
  const search = (args: object, more: object = {}) =>
    ['callFunction', { name: 'FindPersonAdvancedPublic', args, limit: 1000, ...more }] as [
      string,
      Record<string, unknown>,
    ];
  const fixed: [string, Record<string, unknown>][] = [
    ['rpc.discover', {}],
    ['getPerson', { id: person, extend: ['events-with-places', 'documents', 'relation-persons'] }],
    ['getPublicPerson', { id: person }],
    ['getPublicPerson', { id: other }],
    ['getPersonsDetails', { ids: [person, other] }],
    ['findPlaces', { limit: 1000 }],
    ['findPlaces', { ids: [place], sort: ['resolution_status', 1] }],
    ['findMemorials', { limit: 1000, extend: ['nbr_of_persons', 'place_names', 'place'] }],
    ['findMemorials', { ids: [memorial] }],
    ['getProject', { id: project }],
    ['getPublicKeyLocation', { id: keyLocation }],
    ['keyLocationsForMap', {}],
    ...[1, 2, 3, 4].map((kiosk) => ['getKioskStories', { kiosk }] as [string, Record<string, unknown>]),
    ...stories.flatMap((id) =>
      [
        'getPublishedStoryFromMuseum',
        'getPublishedStoryFromKey',
        'getPersonStory',
        'getPersonStory2',
        'getStoriesForPerson',
        'createStoryPreview',
        'getKeyCertificate',
      ].map((name) => [name, { id }] as [string, Record<string, unknown>]),
    ),
    ['getPublishedStoryPair', { story1: stories[0], story2: stories[1] }],
    search({}, { facets: true }),
    search({ text: 'openbaar' }, { facets: true, sort: ['name', 1] }),
    search({ project }, { facets: true }),
    search({ events: [{ type: 'memorated', inputs: { memorial: { mode: 'selected', id: memorial } } }] }),
    ...events.map((id) => ['getPersonEvent', { id }] as [string, Record<string, unknown>]),
    ...['findPerson', 'getPersons', 'findPersonEvents', 'createPerson', 'validatePerson', 'removePerson'].map(
      (name) => [name, { id: person, ids: [person], person_id: person }] as [string, Record<string, unknown>],
    ),
  ];
  // A guest who guessed a secret must not have it confirmed with what belongs to it.
  const guesses = [...words.keys()].flatMap((word): [string, Record<string, unknown>][] => [
    ['findPlaces', { text: word }],
    ['findMemorials', { text: word }],
    search({ text: word }),
    search({ description: { value: word } }),
  ]);
  const accounts = [...words].flatMap(([word, where]) => (where === 'user.account' ? [word] : []));
  const logins = accounts.map((account): [string, Record<string, unknown>] => ['login', { account, password: 'x' }]);
  const every = (Object.keys(methods) as MethodName[]).map((name) => [name, {}] as [string, Record<string, unknown>]);
  return [...fixed, ...every, ...guesses, ...logins];
}

describe('staff-only words', () => {
  test('stand in no answer to a guest, nor on the page of the API, in health or in metrics [ROLE-23, EVENT-42, PUBLIC-40]', async () => {
    const records = await fillIn(server, admin);
    expect(words.size).toBeGreaterThanOrEqual(200);
    // They are there: staff read them.
    const read = await admin.postText(
      JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'getPerson',
        params: { token: admin.token, id: records.person },
      }),
    );
    expect([...words.keys()].some((word) => read.includes(word))).toBe(true);

    const told: string[] = [];
    const look = (asked: string, answer: string) => {
      for (const [word, where] of words)
        if (answer.includes(word) && !asked.includes(word)) told.push(`${where}: ${asked}`);
    };
    for (const [method, params] of questions(records)) {
      const asked = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
      look(asked, await server.guest.postText(asked));
    }
    for (const path of ['/api', '/healthz', '/metrics', '/api/v2', `/person/_id=${records.person}`]) {
      look(path, await (await fetch(server.origin + path)).text());
    }
    expect(told).toEqual([]);
  });

  test('are found in no search of a guest’s, whoever guesses them [ROLE-23]', async () => {
    const found: string[] = [];
    for (const [word, where] of words) {
      for (const params of [
        { name: 'FindPersonAdvancedPublic', args: { text: word, widen: false } },
        { name: 'FindPersonAdvancedPublic', args: { surname: { value: word } } },
        {
          name: 'FindPersonAdvancedPublic',
          args: { events: [{ type: 'enlisted', inputs: { topo: { value: word } } }] },
        },
      ]) {
        const answer = await server.guest.post({ jsonrpc: '2.0', id: 1, method: 'callFunction', params });
        if ((answer as { result: { total: number } }).result.total > 0)
          found.push(`${where}: ${JSON.stringify(params)}`);
      }
    }
    expect(found).toEqual([]);
  });
});
