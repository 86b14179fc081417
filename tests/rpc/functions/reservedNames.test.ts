import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

interface Answer {
  readonly result?: { readonly status?: string; readonly data?: unknown; readonly id?: string };
  readonly error?: { readonly code: number; readonly data?: unknown };
}

/** A call whose parameters travel as they are written: what JavaScript writes may leave a name out. */
async function send(method: string, params: string): Promise<Answer> {
  const body = `{"jsonrpc":"2.0","id":1,"method":"${method}","params":{"token":"${admin.token}",${params}}}`;
  const headers = { 'content-type': 'application/json' };
  return (await (await fetch(`${server.origin}/api/v2`, { method: 'POST', headers, body })).json()) as Answer;
}

/** The names of the fields that an answer finds fault with, with what is wrong. */
function faultsOf({ result, error }: Answer): unknown {
  const data = error ? error.data : result?.status === 'NOK' ? result.data : {};
  // Its entries, as a comparison of objects passes over `__proto__`.
  return { code: error?.code ?? null, faults: Object.entries(data ?? {}) };
}

/** One that nothing bears, and those that every object of the language has. */
const names = ['hat', '__proto__', 'constructor', 'toString', 'hasOwnProperty'];

describe.each(names)('an argument called %s is refused as any unknown one', (name) => {
  const unknown = (code: number | null, field = name) => ({ code, faults: [[field, [`${field}: SHOULD_BE_EMPTY`]]] });
  const args = `{"${name}":{"value":"x"}}`;

  test.each(['FindPersonAdvancedInternal', 'FindPersonAdvancedPublic', 'UnusedPlaces'])('by %s', async (called) => {
    expect(faultsOf(await send('validateFunction', `"name":"${called}","args":${args}`))).toEqual(unknown(null));
    expect(faultsOf(await send('callFunction', `"name":"${called}","args":${args},"limit":1`))).toEqual(unknown(1013));
  });

  test('by what takes the questions of a search', async () => {
    expect(faultsOf(await send('findPersonAdvanced', `"query":${args}`))).toEqual(unknown(1013));
    const change = '"action":{"kind":"setFlag","flag":"not_for_loop","value":true}';
    expect(faultsOf(await send('previewBulkChange', `"args":${args},${change}`))).toEqual(unknown(1013));
  });

  test('by a saved search, of which nothing is kept then', async () => {
    const saved = () => server.dataSource.query('SELECT count(*)::int AS n FROM saved_search');
    const before = await saved();
    const answer = await send('createSavedSearch', `"name":"${name}","query":${args}`);
    expect(answer.error?.code).toBe(1013);
    expect(Object.keys(answer.error?.data ?? {}).join()).toContain(name);
    expect(await saved()).toEqual(before);
  });

  test('within an argument', async () => {
    const within = async (given: string) =>
      faultsOf(await send('validateFunction', `"name":"FindPersonAdvancedInternal","args":${given}`));
    expect(await within(`{"born":{"from":"19140101","${name}":1}}`)).toEqual(unknown(null, `born.${name}`));
    expect(await within(`{"events":[{"type":"born","inputs":{"${name}":"x"}}]}`)).toEqual(
      unknown(null, `events.0.inputs.${name}`),
    );
  });
});

test('objects of the server stay as they were', async () => {
  await send('validateFunction', '"name":"UnusedPlaces","args":{"__proto__":{"status":"x"},"constructor":{"a":1}}');
  expect(({} as { status?: unknown }).status).toBeUndefined();
  expect(await send('validateFunction', '"name":"UnusedPlaces","args":{}')).toMatchObject({ result: { status: 'OK' } });
});

test.each(['"x"', '5', '[]', 'null', 'true'])('arguments that are %s are no arguments', async (args) => {
  const answer = await send('validateFunction', `"name":"UnusedPlaces","args":${args}`);
  expect(answer.error?.code).toBe(-32602);
});
