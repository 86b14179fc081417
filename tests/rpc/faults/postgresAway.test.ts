import { setTimeout as sleep } from 'node:timers/promises';
import { authenticate2, getAuthenticatedUser } from '@salient/shared/areas/users/sessionMethods.ts';
import pg from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../../core-server/src/lib/db/migrate.ts';
import type { Pools } from '../../../core-server/src/lib/db/pools.ts';
import { startPostgres, type TestPostgres } from '../../harness/programs/postgres.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { until } from '../../harness/until.ts';

interface LogLine {
  readonly level: number;
  readonly msg: string;
}

let postgres: TestPostgres;
let server: TestServer;
let pools: Pools;
let editor: TestClient;
const logged: LogLine[] = [];
beforeAll(async () => {
  postgres = await startPostgres({ survivesKill: true });
  const url = `${postgres.url}/postgres`;
  await migrate(url);
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line) as LogLine) });
  server = await startServer({
    database: { url, drop: async () => undefined },
    log,
    mount: (_, app) => {
      pools = app.pools;
    },
  });
  editor = await server.signIn('normal');
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
});
afterEach(() => {
  logged.length = 0;
});

interface Answer {
  readonly result?: { readonly id?: string };
  readonly error?: { readonly code: number };
}
const call = (method: string, params: Record<string, unknown>, token = editor.token) =>
  server.guest.post({ jsonrpc: '2.0', id: 1, method, params: { token, ...params } }) as Promise<Answer>;

const unavailable = {
  jsonrpc: '2.0',
  id: 1,
  error: { code: -32000, message: 'unavailable', data: { retryAfterSeconds: expect.any(Number) } },
};
/** Log lines of outages, and of anything that somebody would have to look at. */
const told = () => logged.filter(({ level, msg }) => level >= 40 || msg.includes('database')).map(({ msg }) => msg);

/** Calls of every kind: read by a guest, read with a session, written, signed in, searched. */
const calls: [string, Record<string, unknown>, string?][] = [
  ['findPlaces', {}, 'GUEST'],
  ['getRegimentList', {}, 'GUEST'],
  ['callFunction', { name: 'FindPersonAdvancedPublic', args: { text: 'peeters' } }, 'GUEST'],
  ['getPublicPerson', { id: '00000000-0000-7000-8000-000000000000' }, 'GUEST'],
  ['findPerson', {}],
  ['getAuthenticatedUser', {}],
  ['createPerson', { person: { surname: 'Nooit' } }],
  ['validatePerson', { person: { surname: 'Nooit' } }],
  ['authenticate2', { account: 'x', password: 'y' }],
  ['getCountries', {}],
];

async function backAgain(): Promise<void> {
  await postgres.start();
  for (let attempt = 0; attempt < 100 && !told().includes('the database is back'); attempt++) await sleep(100);
}

describe('PostgreSQL stopped under a running server', () => {
  test('every call that needs it says so and when to try again; the rest is answered; all works again afterwards [ERR-24, ERR-29]', async () => {
    const kept = await call('createPerson', { person: { surname: 'Voor' } });
    await postgres.shutDown();

    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(calls.map(([method, params, token]) => call(method, params, token)));
      for (const [index, answer] of answers.entries()) expect(answer, calls[index]?.[0]).toEqual(unavailable);
    }
    const batch = calls.map(([method, params, token = editor.token], id) => ({
      jsonrpc: '2.0',
      id,
      method,
      params: { token, ...params },
    }));
    const answers = (await server.guest.post(batch)) as Answer[];
    expect(answers.map(({ error }) => error?.code)).toEqual(calls.map(() => -32000));
    // What is known without it is answered.
    expect(await call('getFunctions', {}, 'GUEST')).toMatchObject({ result: expect.any(Array) });
    expect(await call('nobody', {}, 'GUEST')).toMatchObject({ error: { code: -32601 } });
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(503);
    expect((await fetch(`${server.origin}/metrics`)).status).toBe(200);
    expect((await fetch(`${server.origin}/api`)).status).toBe(200);

    await backAgain();
    for (const [method, params, token] of calls) {
      const { error } = await call(method, params, token);
      expect([method, error?.code ?? 'ok']).not.toEqual([method, -32000]);
    }
    expect(await call('getPerson', { id: kept.result?.id })).toMatchObject({ result: { surname: 'Voor' } });
    // Once when it went, once when it came, however many calls met the outage.
    expect(told()).toEqual(['the database is away; calls are answered as unavailable', 'the database is back']);
  });

  test('a second outage is told again', async () => {
    await postgres.shutDown();
    expect(await call('findPlaces', {}, 'GUEST')).toEqual(unavailable);
    await backAgain();
    expect(await call('findPlaces', {}, 'GUEST')).toMatchObject({ result: { total: 0 } });
    expect(told()).toHaveLength(2);
  });
});

describe('PostgreSQL killed while staff save', () => {
  test('loses no save that was confirmed, and confirms none that it lost', { timeout: 120_000 }, async () => {
    const confirmed: string[] = [];
    const codes = new Set<unknown>();
    let stopped = false;
    const saver = async (number: number) => {
      for (let count = 0; !stopped; count++) {
        const { result, error } = await call('createPerson', {
          person: { surname: `Schrijver ${number}`, familyname: `${count}` },
        });
        if (result?.id) confirmed.push(result.id);
        else codes.add(error?.code);
        if (error) await sleep(20);
      }
    };
    const savers = Array.from({ length: 8 }, (_, number) => saver(number));
    for (let times = 0; times < 3; times++) {
      const before = confirmed.length;
      while (confirmed.length < before + 40) await sleep(10);
      await postgres.kill();
      await sleep(100);
      await postgres.start();
    }
    const before = confirmed.length;
    while (confirmed.length < before + 40) await sleep(10);
    stopped = true;
    await Promise.all(savers);

    expect([...codes]).toEqual([-32000]);
    const rows = await server.dataSource.query(
      `SELECT p.id FROM person p WHERE EXISTS (SELECT FROM person_event e WHERE e.person_id = p.id AND type = 'born')
         AND EXISTS (SELECT FROM audit_entry a WHERE a.entity_id = p.id)`,
    );
    const stored = new Set((rows as { id: string }[]).map(({ id }) => id));
    expect(confirmed.filter((id) => !stored.has(id))).toEqual([]);
    expect(new Set(confirmed).size).toBe(confirmed.length);
  });
});

describe('connections cut one by one', () => {
  /** Backends of the connections in the server's pools, as far as the server knows. */
  const pooled = new Set<number>();
  const backendOf = (client: pg.PoolClient) => (client as unknown as { readonly processID: number }).processID;

  beforeAll(async () => {
    const all = Object.values(pools).map(({ driver }) => (driver as unknown as { readonly master: pg.Pool }).master);
    for (const pool of all) {
      pool.on('connect', (client) => pooled.add(backendOf(client)));
      pool.on('remove', (client) => pooled.delete(backendOf(client)));
    }
    // Those of before were not counted.
    await cut();
    await until('the pools are empty', async () => all.every(({ totalCount }) => totalCount === 0));
  });

  /** Asks PostgreSQL past the server. */
  async function askDirectly<Row extends pg.QueryResultRow>(query: string): Promise<Row[]> {
    const client = new pg.Client(`${postgres.url}/postgres`);
    await client.connect();
    const { rows } = await client.query<Row>(query);
    await client.end();
    return rows;
  }

  /** Ends every connection of the server, as a firewall or an administrator would. */
  async function cut(): Promise<number[]> {
    const ended = await askDirectly<{ pid: number }>(
      `SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'salient-core%'`,
    );
    return ended.map(({ pid }) => pid);
  }

  /** A connection that was cut is used again until the server has heard of its end. */
  const heardOf = (ended: readonly number[]) =>
    until('the pool has heard of every end', async () => !ended.some((pid) => pooled.has(pid)));

  test('while they wait for work, nobody notices', async () => {
    await Promise.all(Array.from({ length: 10 }, () => editor.call(getAuthenticatedUser, {})));
    const ended = await cut();
    expect(ended.length).toBeGreaterThan(0);
    await heardOf(ended);
    const users = await Promise.all(Array.from({ length: 10 }, () => editor.call(getAuthenticatedUser, {})));
    expect(users).toHaveLength(10);
  });

  test('in the middle of a command, that command alone is unavailable, and nothing of it is kept', async () => {
    const { account, password } = await server.makeAccount();
    const countSessions = async () =>
      (await askDirectly<{ n: number }>('SELECT count(*)::int AS n FROM session'))[0]?.n;
    const before = await countSessions();
    // A password is compared within the transaction: long enough to cut the connection meanwhile.
    const slow = await server.makeAccount({ account: 'nobody-yet' });
    await server.dataSource.query('DELETE FROM app_user WHERE account = $1', [slow.account]);
    const outcomes = Promise.all(
      Array.from({ length: 12 }, () => call('authenticate2', { account: slow.account, password })),
    );
    await sleep(30);
    const ended = await cut();
    for (const { error } of await outcomes) expect([2, -32000]).toContain(error?.code);
    expect(await countSessions()).toBe(before);
    await heardOf(ended);
    await server.guest.call(authenticate2, { account, password });
  });
});
