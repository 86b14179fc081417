import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

// What a client that was written by the owner's documents sends, in their names and shapes, one call after another. The
// answers are compared as far as the transcript tells them:
//   "$name.path"   what an earlier answer, kept under that name, or a record that is there from the start holds
//   {"...": "$x"}  all that was kept as x, and what stands beside it instead
//   "<id>" "<text>" "<number>" "<list>" "<record>"   anything of that kind

interface Call {
  readonly as: 'nobody' | 'guest' | 'reader' | 'editor' | 'revisor' | 'admin';
  readonly method: string;
  readonly says: string;
  readonly params: Record<string, unknown>;
  readonly result?: unknown;
  readonly error?: unknown;
  /** The name under which later calls know the result. */
  readonly keep?: string;
}

const calls = JSON.parse(readFileSync(new URL('./transcript.json', import.meta.url), 'utf8')) as Call[];

let server: TestServer;
let clients: Record<Call['as'], TestClient>;
let kept: Record<string, unknown>;
beforeAll(async () => {
  server = await startServer();
  const { make, makeAccount, signIn, guest } = server;
  clients = {
    ...{ nobody: guest, guest, reader: await signIn('readonly'), editor: await signIn('normal') },
    ...{ revisor: await signIn('revisor'), admin: await signIn('admin') },
  };
  kept = {
    editor: await makeAccount(),
    pending: await makeAccount({ status: 'pending' }),
    place: await make.place({ languages: { nl: { name: 'Menen' } }, lat: 50.8, lon: 3.12 }),
    memorial: await make.memorial(),
    regiment: await make.militaryEntity({ regiment: 'Royal Irish Rifles' }),
    project: await make.project(),
    key: await make.keyLocation(),
    ready: await make.story(),
    enlisted: await make.event('military', { enlisted_army: 'B.E.F.', enlisted_regt: 'Royal Irish Rifles' }),
    published: await make.story({ targets: ['museum'] }),
  };
});
afterAll(() => server.close());

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of the transcript with its references filled in. */
function filled(value: unknown): unknown {
  if (typeof value === 'string' && value.startsWith('$')) {
    return value
      .slice(1)
      .split('.')
      .reduce<unknown>((record, key) => (record as Record<string, unknown>)[key], kept);
  }
  if (Array.isArray(value)) return value.map(filled);
  if (!isRecord(value)) return value;
  const { '...': whole, ...own } = value;
  const given = Object.fromEntries(Object.entries(own).map(([key, item]) => [key, filled(item)]));
  return whole === undefined ? given : { ...(filled(whole) as object), ...given };
}

const kinds: Readonly<Record<string, unknown>> = {
  '<id>': expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  '<text>': expect.any(String),
  '<number>': expect.any(Number),
  '<list>': expect.any(Array),
  '<record>': expect.any(Object),
};

/** What an answer must hold. */
function expected(value: unknown): unknown {
  if (typeof value === 'string') return kinds[value] ?? filled(value);
  if (Array.isArray(value)) return value.map(expected);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, expected(item)]));
}

/** No key of a reply is `_id`: `id` is the one name (decided against RPC-13). */
function doubleIdentifiers(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(doubleIdentifiers);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => [...(key === '_id' ? [key] : []), ...doubleIdentifiers(item)]);
}

describe('a client that was written by the documents', () => {
  const titled = calls.map((call) => [`${call.as}: ${call.method} ${call.says}`, call] as const);
  test.each(titled)('%s [RPC-03, RPC-05, RPC-12]', async (_title, { as, method, params, keep, ...answer }) => {
    const token = as === 'nobody' ? {} : { token: clients[as].token };
    const given = { ...(filled(params) as object), ...token };
    const reply = (await server.guest.post({ jsonrpc: '2.0', id: 1, method, params: given })) as { result?: unknown };
    expect(reply).toMatchObject(
      'error' in answer ? { error: expected(answer.error) } : { result: expected(answer.result) },
    );
    expect(doubleIdentifiers(reply.result)).toEqual([]);
    if (keep) kept[keep] = reply.result;
  });
});
