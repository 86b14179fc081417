import { createPersonEvent, findPersonEvents } from '@salient/shared/areas/events/eventMethods.ts';
import { createPerson, getPerson, getPersons, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxValuesOfRequest } from '../../../core-server/src/lib/rpc/parseJson.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

const tooManyValues = { jsonrpc: '2.0', id: null, error: { code: -32600, message: expect.stringContaining('values') } };
const invalidParams = { jsonrpc: '2.0', id: 1, error: { code: -32602, message: 'Invalid params' } };
const repeat = (text: string, times: number) => Array.from({ length: times }, () => text).join(',');

describe('an answer stays short however much is wrong with the call', () => {
  const bodies: [string, string][] = [
    ['a list of a million wrong choices', `"method":"findMemorials","params":{"extend":[${repeat('1', 1_000_000)}]}`],
    ['a list of too many ids', `"method":"getPersonsDetails","params":{"ids":[${repeat('1', 1_000_000)}]}`],
    [
      'a hundred thousand unknown parameters',
      `"method":"getCountries","params":{${Array.from({ length: 100_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
    ],
    [
      'one unknown parameter with a name of a million letters',
      `"method":"getCountries","params":{"${'k'.repeat(1_000_000)}":1}`,
    ],
    [
      'a text of a million letters for a choice',
      `"method":"findPlaces","params":{"search_mode":"${'k'.repeat(1_000_000)}"}`,
    ],
    [
      'lists in lists, two million deep',
      `"method":"validateFunction","params":{"name":"FindPersonAdvancedPublic","args":{"events":${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}}}`,
    ],
    [
      'records in records, a hundred thousand deep',
      `"method":"getPerson","params":{"id":${'{"id":'.repeat(100_000)}1${'}'.repeat(100_000)}}`,
    ],
  ];

  test.each(bodies)('%s', async (_, members) => {
    const text = await server.guest.postText(`{"jsonrpc":"2.0","id":1,${members}}`);
    // What holds too many values is not read at all, so that nobody knows its id.
    const isTooMuch = (members.match(/[,[{]/g) ?? []).length > maxValuesOfRequest;
    expect(JSON.parse(text)).toMatchObject(isTooMuch ? tooManyValues : invalidParams);
    expect(text.length).toBeLessThan(20_000);
  });

  test('nesting and lists that the contract allows are read', async () => {
    const place = { value: 'Ieper', mode: 'complete' };
    const events = Array.from({ length: 20 }, () => ({
      type: 'enlisted',
      inputs: { place, army: place, unit: place },
    }));
    const params = { name: 'FindPersonAdvancedPublic', args: { events } };
    const answer = await server.guest.post({ jsonrpc: '2.0', id: 1, method: 'validateFunction', params });
    expect(answer).toMatchObject({ result: { status: 'OK' } });
    const ids = Array.from(
      { length: 1000 },
      (_, index) => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    );
    expect(await editor.call(getPersons, { ids })).toEqual([]);
  });
});

describe('texts', () => {
  test('lose NUL characters, which no database column holds', async () => {
    const person = await editor.call(createPerson, { person: { surname: 'J\u0000an', description: '\u0000' } });
    expect(person).toMatchObject({ surname: 'Jan', description: '' });
  });

  test('get a replacement character for each half of a pair, and are saved with their history', async () => {
    const person = await editor.call(createPerson, { person: { surname: 'A\ud83c', familyname: '\udf3aB' } });
    expect(person).toMatchObject({ surname: 'A\ufffd', familyname: '\ufffdB' });
    const event = await editor.call(createPersonEvent, {
      event: { type: 'work', person_id: person.id, work_profession: '\ud800smid\udfff', description: 'heel \u{1f33a}' },
    });
    expect(event).toMatchObject({ work_profession: '\ufffdsmid\ufffd', description: 'heel \u{1f33a}' });
  });

  test('reach the database as they are, whatever they mean to SQL, LIKE or HTML', async () => {
    const texts = [
      `'; DROP TABLE person; --`,
      '100%_\\',
      '$1$$2',
      '<script>alert(1)</script>',
      '|a|b|',
      '\u202eevil',
      '日本語',
    ];
    for (const surname of texts) {
      const { id } = await editor.call(createPerson, { person: { surname } });
      expect(await editor.call(getPerson, { id })).toMatchObject({ surname });
      for (const text of [surname, `${surname} `]) {
        expect(
          await server.guest.post({ jsonrpc: '2.0', id: 1, method: 'findPlaces', params: { text } }),
        ).toMatchObject({
          result: { total: 0 },
        });
      }
    }
  });
});

describe('numbers', () => {
  test('too large for a version are wrong parameters', async () => {
    const { id } = await server.make.person();
    const event = await server.make.event('work', { person_id: id });
    for (const version of [2 ** 31, 2 ** 53 - 1, 2 ** 60, -1, 0, 1.5]) {
      const calls = [
        ['updatePerson', { person: { id, version } }],
        ['removePerson', { id, version }],
        ['updatePersonEvent', { event: { id: event.id, version } }],
        ['removePersonEvent', { id: event.id, version }],
      ] as const;
      for (const [method, params] of calls) {
        const answer = await editor.post({ jsonrpc: '2.0', id: 1, method, params: { token: editor.token, ...params } });
        expect(answer, `${method} ${version}`).toMatchObject(invalidParams);
      }
    }
    const largest = editor.call(updatePerson, { person: { id, version: 2 ** 31 - 1 } });
    await expect(largest).rejects.toMatchObject({ name: 'conflict', data: { version: 1 } });
  });
});

describe('ids', () => {
  test('are the same in capitals', async () => {
    const person = await server.make.person();
    const id = person.id.toUpperCase();
    expect(await editor.call(getPerson, { id })).toMatchObject({ id: person.id });
    expect(await editor.call(getPersons, { ids: [id, person.id] })).toHaveLength(1);
    const toOneself = editor.call(updatePerson, {
      person: { id: person.id, version: 1, relations: [{ person_id: id, relation: 'friend' }] },
    });
    await expect(toOneself).rejects.toMatchObject({ data: { relations: ['relations: INVALID_REFERENCE'] } });
    const project = await server.make.project();
    const twice = editor.call(updatePerson, {
      person: {
        id,
        version: 1,
        project_memberships: [{ project: project.id }, { project: project.id.toUpperCase() }],
      },
    });
    await expect(twice).rejects.toMatchObject({
      data: { project_memberships: ['project_memberships: CONNECTION_ALREADY_EXISTS'] },
    });
    expect(await editor.call(findPersonEvents, { person_id: id })).toMatchObject({ total: 2 });
  });

  test.each([
    'nonsense',
    '',
    '1',
    `{${'0'.repeat(8)}-0000-0000-0000-000000000000}`,
    "00000000-0000-7000-8000-00000000000' OR '1'='1",
    '000000000000700080000000000000000',
  ])('of another shape are those of no record (%j)', async (id) => {
    const answer = await server.guest.post({ jsonrpc: '2.0', id: 1, method: 'getPublicPerson', params: { id } });
    expect(answer).toMatchObject({ error: { code: 1011, data: { entity: 'person', id } } });
  });
});
