import { readFileSync } from 'node:fs';
import { methods } from '@salient/shared/app/methods.ts';
import { createPerson } from '@salient/shared/areas/persons/personMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

/** Methods of the table that no area answers yet. */
const notYetBuilt = ['removeDocumentsForPerson'];
/** In the table of methods, and answered by a path of its own (P-08). */
const answeredByPath = ['callFunctionCsv'];

interface Answer {
  result?: unknown;
  error?: { code: number; data: { path: string[]; message: string }[] };
}
const call = (method: string, params: Record<string, unknown>, client = editor) =>
  client.post({ jsonrpc: '2.0', id: 1, method, params: { token: client.token, ...params } }) as Promise<Answer>;

describe('names of methods', () => {
  const named = Object.values(methods).flatMap(({ name, aliases = [] }) => [name, ...aliases]);

  test('are unique, aliases included [RPC-08, RPC-11]', () => {
    expect(new Set(named).size).toBe(named.length);
  });

  test('are those of the table of methods, each with its further names [RPC-11]', () => {
    const known = new Map(Object.values(methods).map(({ name, aliases = [] }) => [name as string, aliases]));
    const rows = readFileSync(new URL('../../../docs/requirements.md', import.meta.url), 'utf8').matchAll(
      /^\| M-\d+ \| `(\w+)`(?:[^|]*\|){4} ([^|]*) \|/gm,
    );
    const missing = [...rows].flatMap(([, name = '', further = '']) => {
      const aliases = known.get(name);
      if (!aliases) return [name];
      const wanted = further.replace(/\([^)]*\)/g, '').match(/[A-Za-z][\w.]+/g) ?? [];
      return wanted.filter((each) => !aliases.includes(each));
    });
    expect(missing.filter((name) => !answeredByPath.includes(name))).toEqual(notYetBuilt);
  });

  const aliased = Object.values(methods).flatMap(({ name, aliases = [] }) => aliases.map((alias) => [alias, name]));

  test.each(aliased)('%s answers exactly like %s [RPC-11]', async (alias, name) => {
    const wrong = { nonsense: 1 };
    for (const client of [editor, server.guest]) {
      expect(await call(alias as string, wrong, client)).toEqual(await call(name as string, wrong, client));
    }
    const person = await server.make.person();
    const right = { person_id: person.id };
    expect(await call(alias as string, right)).toEqual(await call(name as string, right));
  });

  test('login signs in like authenticate2, with username for account [AUTH-17, RPC-12]', async () => {
    const { account, password } = await server.makeAccount();
    const { result } = await call('login', { username: account, password }, server.guest);
    expect(result).toMatchObject({ token: expect.any(String), user: { account } });
  });
});

describe('names of parameters', () => {
  test('_id and storyId stand for id [RPC-12]', async () => {
    const { id } = await server.make.person({ surname: 'Alias' });
    for (const key of ['id', '_id', 'storyId']) {
      expect(await call('getPerson', { [key]: id })).toMatchObject({ result: { id, surname: 'Alias' } });
    }
  });

  test('query stands for text, and skip for offset [RPC-12]', async () => {
    const whole = await call('getArmyList', { text: 'e.', limit: 10 });
    expect(await call('getArmyList', { query: 'e.', limit: 10 })).toEqual(whole);
    expect(whole.result).not.toEqual([]);
    expect(await call('getArmyList', { query: 'e.', skip: 1 })).toEqual({
      ...whole,
      result: (whole.result as string[]).slice(1),
    });
  });

  test.each(['extend', 'extends', 'expand', 'expansions', 'extensions', 'includes'])(
    '%s asks for more of a record [RPC-12]',
    async (key) => {
      const event = await server.make.event('where', { place_id: (await server.make.place()).id });
      const { result } = await call('getPerson', { id: event.person_id, [key]: ['events-with-places'] });
      expect((result as { events: unknown[] }).events).toContainEqual(
        expect.objectContaining({ id: event.id, extend_place: expect.objectContaining({ id: event.place_id }) }),
      );
    },
  );

  test.each(['args', 'arguments'])('%s holds the arguments of a function [RPC-12, FUNC-13]', async (key) => {
    const { result } = await call('validateFunction', { name: 'FindPersonAdvancedPublic', [key]: { gender: 5 } });
    expect(result).toMatchObject({ status: 'NOK', data: { gender: ['gender: INVALID_OPTION'] } });
  });

  test('_id stands for id in the records of a payload too [RPC-12]', async () => {
    const { id } = await server.make.person({ surname: 'Voor' });
    const saved = await call('updatePerson', { person: { _id: id, version: 1, surname: 'Na' } });
    expect(saved).toMatchObject({ result: { id, surname: 'Na', version: 2 } });
    const { id: eventId } = await server.make.event('work', { person_id: id });
    const event = await call('updateEvent', { event: { _id: eventId, version: 1, work_profession: 'smid' } });
    expect(event).toMatchObject({ result: { id: eventId, work_profession: 'smid' } });
  });

  test('are refused, not guessed, when two of them name the same thing', async () => {
    const { id } = await server.make.person();
    const other = await server.make.person();
    const doubled = [
      ['getPerson', { id, _id: other.id }],
      ['getPerson', { _id: id, storyId: other.id }],
      ['getPerson', { id, extends: [], includes: ['documents'] }],
      ['getArmyList', { text: 'a', query: 'b' }],
      ['updatePerson', { person: { id, _id: other.id, version: 1 } }],
    ] as const;
    for (const [method, params] of doubled) {
      expect(await call(method, params), JSON.stringify(params)).toMatchObject({ error: { code: -32602 } });
    }
  });

  test('mean nothing where the method has no such parameter', async () => {
    expect(await call('getCountries', { _id: 'x' })).toMatchObject({ error: { code: -32602 } });
    expect(await call('getFunction', { name: 'x', text: 'y' })).toMatchObject({ error: { code: -32602 } });
  });

  test('of the language itself are refused like any unknown one', async () => {
    for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const params = JSON.parse(`{"token":"${editor.token}","person":{"surname":"P"},"${key}":{"surname":"Q"}}`);
      const answer = (await editor.post({ jsonrpc: '2.0', id: 1, method: createPerson.name, params })) as Answer;
      expect(answer.error, key).toMatchObject({ code: -32602 });
      const nested = JSON.parse(`{"token":"${editor.token}","person":{"surname":"P","${key}":{"gender":"male"}}}`);
      const inner = (await editor.post({ jsonrpc: '2.0', id: 1, method: createPerson.name, params: nested })) as Answer;
      expect(inner.error, key).toMatchObject({ code: -32602 });
    }
  });
});

describe('sort', () => {
  const sorted = async (sort: unknown) => (await call('findPerson', { sort, limit: 3 })) as Answer;

  test('is one pair or a list of pairs; 1 ascends and -1 descends [RPC-06, RPC-14]', async () => {
    for (const born_year of [1891, 1893, 1892]) await server.make.person({ familyname: 'Sorteer', born_year });
    const years = async (sort: unknown) => {
      const { result } = await call('findPerson', { text: 'sorteer', sort });
      return (result as { data: { born_year: number }[] }).data.map(({ born_year }) => born_year);
    };
    expect(await years(['born', 1])).toEqual([1891, 1892, 1893]);
    expect(await years([['born', 1]])).toEqual([1891, 1892, 1893]);
    expect(await years(['born', -1])).toEqual([1893, 1892, 1891]);
    expect(
      await years([
        ['name', 1],
        ['born', -1],
      ]),
    ).toEqual([1893, 1892, 1891]);
    expect(await years([])).toHaveLength(3);
  });

  test.each([
    [['born', 0]],
    [['born', 'asc']],
    [['born']],
    [['born', 1, 1]],
    ['born'],
    [{ born: 1 }],
    [[['born', 1], ['born']]],
    [Array(6).fill(['born', 1])],
    [null],
  ])('%j is no sort and refused with -32602 [RPC-18]', async (sort) => {
    expect(await sorted(sort)).toMatchObject({ error: { code: -32602, data: [{ path: ['sort'] }] } });
  });
});

describe('paging', () => {
  test('limit is 10 unless stated, at most 1000; offset and limit are whole and not negative [RPC-09, RPC-18, CONST-01]', async () => {
    for (let index = 0; index < 11; index++) await server.make.person({ familyname: 'Bladzijde' });
    const page = (params: object) => call('findPerson', { text: 'bladzijde', ...params });
    const { result } = await page({});
    expect(result).toMatchObject({ total: 11, data: expect.arrayContaining([]) });
    expect((result as { data: unknown[] }).data).toHaveLength(10);
    expect((await page({ limit: 1000 })).result).toMatchObject({ total: 11 });
    expect((await page({ limit: 0 })).result).toEqual({ data: [], total: 11 });
    expect((await page({ offset: 11 })).result).toEqual({ data: [], total: 11 });
    for (const wrong of [
      { limit: 1001 },
      { limit: -1 },
      { limit: 1.5 },
      { limit: '10' },
      { offset: -1 },
      { offset: null },
    ]) {
      expect(await page(wrong), JSON.stringify(wrong)).toMatchObject({ error: { code: -32602 } });
    }
  });
});
