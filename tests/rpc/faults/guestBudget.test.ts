import { callFunction } from '@salient/shared/areas/functions/functionMethods.ts';
import { getKioskContentVersion } from '@salient/shared/areas/kiosk-content/kioskContentMethods.ts';
import { deviceSecretHeader } from '@salient/shared/areas/kiosks/deviceSecretHeader.ts';
import { reportKiosk } from '@salient/shared/areas/kiosks/kioskMethods.ts';
import { getPublicPerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pools } from '../../../core-server/src/lib/db/pools.ts';
import { kioskReport, pairDevice } from '../../harness/records/kioskDevice.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let pools: Pools;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer({
    mount: (_, app) => {
      pools = app.pools;
    },
  });
  editor = await server.signIn('normal');
});
afterAll(() => server?.close());

const eleven = { events: Array.from({ length: 11 }, () => ({ type: 'died', inputs: {} })) };
const search = (args: Record<string, unknown>) =>
  server.guest.call(callFunction, { name: 'FindPersonAdvancedPublic', args });

async function save(): Promise<void> {
  const { id, version } = await server.make.person({ familyname: 'Bewaard' });
  const saved = await editor.call(updatePerson, { person: { id, version, description: 'nagezien' } });
  expect(saved).toMatchObject({ description: 'nagezien' });
}
const isHealthy = async () => expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);

describe('strangers cannot stop the museum', () => {
  test('24 guest calls of eleven items leave persons, searches, staff and health available', async () => {
    await server.dataSource.query(
      `INSERT INTO person (id, familyname, surname)
       SELECT gen_random_uuid(), 'Menigte', 'Nr. ' || n FROM generate_series(1, 2000) n`,
    );
    await server.dataSource.query(
      `INSERT INTO person_event (id, person_id, type, start_year)
       SELECT gen_random_uuid(), id, 'died', 1917 FROM person WHERE familyname = 'Menigte'`,
    );
    const attack = Array.from({ length: 24 }, () => search(eleven));
    await Promise.all([save(), isHealthy(), search({ familyname: { value: 'Menigte' } })]);
    for (const answer of await Promise.all(attack)) expect(answer).toMatchObject({ total: 0 });
  });

  test('while every connection of guests is taken, staff save, kiosks get their content and health is told', async () => {
    const key = await pairDevice(server, 2);
    const taken = Array.from({ length: 6 }, () => pools.guest.createQueryRunner());
    await Promise.all(taken.map((runner) => runner.connect()));
    try {
      await save();
      await isHealthy();
      expect((await fetch(`${server.origin}/metrics`)).status).toBe(200);
      await server.guest.call(reportKiosk, { device_key: key, report: kioskReport() });
      const answer = await post(server, getKioskContentVersion.name, { kiosk: 2 }, { [deviceSecretHeader]: key });
      expect(answer.body).toMatchObject({ result: { version: expect.any(String) } });
      // Somebody who comes to work now gets in.
      await server.signIn('normal');
    } finally {
      await Promise.all(taken.map((runner) => runner.release()));
    }
  });

  test('more guest calls than can wait are turned away at once, with the time to come back', async () => {
    const { id } = await server.make.person({ familyname: 'Vraag' });
    const taken = Array.from({ length: 6 }, () => pools.guest.createQueryRunner());
    await Promise.all(taken.map((runner) => runner.connect()));
    const asked = Array.from({ length: 100 }, () => post(server, getPublicPerson.name, { id }));
    const turnedAway = await Promise.race(asked);
    await Promise.all(taken.map((runner) => runner.release()));
    expect(turnedAway).toMatchObject({
      retryAfter: '3',
      body: { error: { code: -32001, message: 'busy', data: { retryAfterSeconds: 3 } } },
    });
    // Those who waited are served; how many of them in time depends on the machine.
    const served = (await Promise.all(asked)).filter(({ body }) => 'result' in body);
    expect(served.length).toBeGreaterThan(0);
  });

  test("a guest's search that takes longer than three seconds is ended: too broad, add a name or a year", async () => {
    await server.make.person({ familyname: 'Huyghebaert' });
    // Stands for a search over more persons than a test can make.
    await server.dataSource.query(`CREATE OR REPLACE FUNCTION word_similarity(text, text) RETURNS real AS $$
      BEGIN PERFORM pg_sleep(20); RETURN 1; END $$ LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE`);
    await expect(search({ text: 'huyghebeart' })).rejects.toMatchObject({ name: 'tooBroad', code: 1030 });
  });

  test('a locked table says that it is busy and when to try again, and the save goes through afterwards', async () => {
    const { id, version } = await server.make.person({ familyname: 'Slot' });
    const changed = { person: { id, version, description: 'getypt' } };
    const other = new pg.Client(server.databaseUrl);
    await other.connect();
    await other.query('BEGIN; LOCK TABLE person IN ACCESS EXCLUSIVE MODE');
    try {
      const busy = { name: 'busy', code: -32001, data: { retryAfterSeconds: expect.any(Number) } };
      await Promise.all([
        expect(editor.call(updatePerson, changed)).rejects.toMatchObject(busy),
        expect(server.guest.call(getPublicPerson, { id })).rejects.toMatchObject(busy),
      ]);
    } finally {
      await other.end();
    }
    expect(await editor.call(updatePerson, changed)).toMatchObject({ description: 'getypt' });
  });
});

async function post(to: TestServer, method: string, params: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${to.origin}/api/v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return { retryAfter: response.headers.get('retry-after'), body: (await response.json()) as Record<string, unknown> };
}

describe('calls cost their address', () => {
  let counted: TestServer;
  beforeAll(async () => {
    const guestCosts = { budgetMs: 30, seconds: 600, callMs: 10, lightMs: 1_000_000 };
    counted = await startServer({ guestCosts, trustedProxies: 1 });
  });
  afterAll(() => counted?.close());
  const ask = (address: string, headers: Record<string, string> = {}, params: object = {}) =>
    post(counted, 'getCountries', params, { 'x-forwarded-for': address, ...headers });

  test('an address that cost too much waits, with Retry-After; others, staff and paired kiosks behind it do not', async () => {
    for (let call = 0; call < 3; call++) expect((await ask('192.0.2.1')).body).toHaveProperty('result');
    const refused = await ask('192.0.2.1');
    expect(refused.body).toMatchObject({ error: { code: 1029, data: { retryAfterSeconds: expect.any(Number) } } });
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);

    expect((await ask('192.0.2.2')).body).toHaveProperty('result');
    const { token } = await counted.signIn('readonly');
    expect((await ask('192.0.2.1', {}, { token })).body).toHaveProperty('result');
    const key = await pairDevice(counted, 1);
    expect((await ask('192.0.2.1', { [deviceSecretHeader]: key })).body).toHaveProperty('result');
    expect((await ask('192.0.2.1', { [deviceSecretHeader]: 'guessed' })).body).toMatchObject({ error: { code: 1029 } });
  });

  test('what is read before a call is refused costs many times its time: everybody waits for it', async () => {
    const heldUp = { times: 1_000, lightMs: 0 };
    const guestCosts = { budgetMs: 500, seconds: 600, callMs: 0, lightMs: 1_000_000, heldUp };
    const server = await startServer({ guestCosts });
    const wide = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, at]));
    const args = { name: 'FindPersonAdvancedPublic', args: wide };
    expect((await post(server, 'callFunction', args)).body).toMatchObject({ error: { code: -32602 } });
    expect((await post(server, 'callFunction', args)).body).toMatchObject({ error: { code: 1029 } });
    const { token } = await server.signIn('readonly');
    expect((await post(server, 'getCountries', { token })).body).toHaveProperty('result');
    await server.close();
  });

  test('a batch costs as much as its calls', async () => {
    const body = JSON.stringify(
      Array.from({ length: 10 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'getCountries', params: {} })),
    );
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.9' };
    const response = await fetch(`${counted.origin}/api/v2`, { method: 'POST', headers, body });
    const answers = (await response.json()) as { error?: { code: number } }[];
    expect(answers.map(({ error }) => error?.code ?? 'answered')).toEqual([
      ...Array.from({ length: 3 }, () => 'answered'),
      ...Array.from({ length: 7 }, () => 1029),
    ]);
    expect(response.headers.get('retry-after')).not.toBeNull();
  });
});
