import { createPerson, getPersons } from '@salient/shared/areas/persons/personMethods.ts';
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

const call = (more: Record<string, unknown> = {}) => ({ jsonrpc: '2.0', id: 1, method: 'getFunctions', ...more });
const invalidRequest = { jsonrpc: '2.0', error: { code: -32600, message: 'Invalid Request' } };

const creation = (surname: string) => ({
  jsonrpc: '2.0',
  method: createPerson.name,
  params: { token: editor.token, person: { surname } },
});
const personsNamed = async (surname: string) => {
  const [row] = await server.dataSource.query('SELECT count(*)::int AS n FROM person WHERE surname = $1', [surname]);
  return (row as { n: number }).n;
};

describe('the id', () => {
  test.each([0, -7, 1.5, 2 ** 53, 1e300, '', 'één', '\u{1f33a}', '\u0000', 'x'.repeat(100_000), null])(
    'comes back as it was sent (%#)',
    async (id) => {
      expect(await server.guest.post(call({ id }))).toMatchObject({ jsonrpc: '2.0', id, result: expect.anything() });
    },
  );

  test.each([[true], [false], [[]], [[1]], [{}], [{ id: 1 }]])('may not be %j', async (id) => {
    expect(await server.guest.post(call({ id }))).toEqual({ ...invalidRequest, id: null });
  });

  test('may not be a number beyond all numbers, which JSON can write', async () => {
    const answer = await server.guest.postText('{"jsonrpc":"2.0","id":1e999,"method":"getFunctions"}');
    expect(JSON.parse(answer)).toEqual({ ...invalidRequest, id: null });
  });

  test('comes back with a refusal of the request itself when it can be read', async () => {
    expect(await server.guest.post({ id: 'mine', method: 'getFunctions' })).toEqual({ ...invalidRequest, id: 'mine' });
  });

  test('given as null is an id: the call is answered, unlike one without an id', async () => {
    expect(await server.guest.post(call({ id: null }))).toMatchObject({ id: null, result: expect.anything() });
    expect(await server.guest.post({ jsonrpc: '2.0', method: 'getFunctions' })).toBeUndefined();
  });
});

describe('the request object', () => {
  test.each([
    ['no version', { jsonrpc: undefined }],
    ['version 1.0', { jsonrpc: '1.0' }],
    ['the version as a number', { jsonrpc: 2.0 }],
    ['no method', { method: undefined }],
    ['a method that is no text', { method: ['getFunctions'] }],
    ['params that are a text', { params: 'x' }],
    ['params that are null', { params: null }],
    ['params that are a number', { params: 3 }],
  ])('with %s is -32600', async (_, broken) => {
    expect(await server.guest.post(call(broken))).toEqual({ ...invalidRequest, id: 1 });
  });

  test.each([null, 1, 'getFunctions', true])('that is %j is -32600', async (value) => {
    expect(await server.guest.post(value)).toEqual({ ...invalidRequest, id: null });
  });

  test('may leave out params, and carry members that the specification does not know', async () => {
    expect(await server.guest.post(call({ extra: { a: 1 } }))).toMatchObject({ id: 1, result: expect.anything() });
  });

  test.each([
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '',
    'getfunctions',
    ' getFunctions',
    'getFunctions\u0000',
    'rpc.describe',
    'x'.repeat(1_000_000),
  ])('naming a method of the language or of nobody is -32601 (%#)', async (method) => {
    expect(await server.guest.post(call({ method }))).toMatchObject({ id: 1, error: { code: -32601 } });
  });
});

describe('a notification', () => {
  test('is carried out, answered by 204 without a body, and its failure stays silent [RPC-17]', async () => {
    const send = (value: unknown) => fetch(`${server.origin}/api/v2`, { method: 'POST', body: JSON.stringify(value) });
    const done = await send(creation('Notified'));
    expect([done.status, await done.text()]).toEqual([204, '']);
    expect(await personsNamed('Notified')).toBe(1);

    const failing = await send({ ...creation('Notified'), params: { person: { surname: 'Notified' } } });
    expect([failing.status, await failing.text()]).toEqual([204, '']);
    expect(await personsNamed('Notified')).toBe(1);
  });
});

describe('a batch', () => {
  const batch = (size: number) => Array.from({ length: size }, (_, id) => call({ id }));

  test('of 50 calls is answered in their order, one of 51 is refused whole [RPC-17]', async () => {
    const answers = (await server.guest.post(batch(50))) as { id: number }[];
    expect(answers.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, id) => id));

    const tooMany = [...batch(50), creation('Fifty-first')];
    expect(await server.guest.post(tooMany)).toMatchObject({ id: null, error: { code: -32600 } });
    expect(await personsNamed('Fifty-first')).toBe(0);
  });

  test('within a batch is no call', async () => {
    const answers = await server.guest.post([call({ id: 'outer' }), [call({ id: 'inner' })], []]);
    expect(answers).toEqual([
      expect.objectContaining({ id: 'outer', result: expect.anything() }),
      { ...invalidRequest, id: null },
      { ...invalidRequest, id: null },
    ]);
  });

  test('runs its calls one after another, each in a transaction of its own', async () => {
    const answers = (await server.guest.post([
      { ...creation('First'), id: 'a' },
      { ...creation(''), id: 'b' },
      { ...creation('Third'), id: 'c' },
      creation('Fourth, silently'),
    ])) as { id: string; result?: { id: string }; error?: { code: number } }[];
    expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
      ['a', undefined],
      ['b', 1013],
      ['c', undefined],
    ]);
    const ids = answers.flatMap(({ result }) => result?.id ?? []);
    const persons = await editor.call(getPersons, { ids });
    expect(persons.map(({ surname }) => surname)).toEqual(['First', 'Third']);
    expect(await personsNamed('Fourth, silently')).toBe(1);
  });

  test('may repeat an id: each call gets its answer', async () => {
    const answers = await server.guest.post([call({ id: 7 }), call({ id: 7, method: 'foobar' })]);
    expect(answers).toMatchObject([
      { id: 7, result: expect.anything() },
      { id: 7, error: { code: -32601 } },
    ]);
  });
});
