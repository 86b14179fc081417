import { authenticate2 } from '@salient/shared/areas/users/sessionMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../core-server/src/areas/users/AccessLimits.ts';
import { extent } from '../../harness/extent.ts';
import { type ServerProcess, startProcess } from '../../harness/programs/startProcess.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
let processes: ServerProcess[];
beforeAll(async () => {
  server = await startServer();
  processes = await Promise.all([startProcess(server.databaseUrl), startProcess(server.databaseUrl)]);
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.stop()));
  await server.close();
});

interface Attempt {
  readonly account: string;
  readonly password: string;
}

/** Sends sign-ins as one batch from one address, as a proxy in front hands it on; answers their codes, 0 for success. */
async function attempt({ origin }: ServerProcess, address: string, attempts: readonly Attempt[]): Promise<number[]> {
  const batch = attempts.map((params, id) => ({ jsonrpc: '2.0', id, method: authenticate2.name, params }));
  const response = await fetch(`${origin}/api/v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.99, ${address}` },
    body: JSON.stringify(batch),
  });
  return ((await response.json()) as { error?: { code: number } }[]).map(({ error }) => error?.code ?? 0);
}

const passwordChecks = async () => {
  const counts = await Promise.all(processes.map((each) => each.metric('salient_password_checks_total')));
  return counts.reduce((sum, count) => sum + count, 0);
};

/** Puts the counters' clock on by a window, as if so much time had gone by. */
const letTimePass = (seconds: number) =>
  server.dataSource.query('UPDATE rate_limit SET expire = expire - $1', [seconds * 1000]);

/** Each sends twenty guesses; all of them together are far more than an account may have. */
const addresses = extent(100, 500);

describe('thousands of sign-ins from hundreds of addresses, to two processes at once', () => {
  test('come down to a few passwords compared, all refused alike; the owner gets in when the window ends [AUTH-34]', async () => {
    const owner = await server.makeAccount();
    const guesses = Array.from({ length: 20 }, (_, index) => ({ account: owner.account, password: `guess ${index}` }));
    const codes = new Map<number, number>();
    let next = 0;
    const attacker = async () => {
      while (next < addresses) {
        const turn = next++;
        const address = `198.51.${100 + (turn >> 8)}.${turn & 255}`;
        for (const code of await attempt(processes[turn % 2] as ServerProcess, address, guesses)) {
          codes.set(code, (codes.get(code) ?? 0) + 1);
        }
      }
    };
    await Promise.all(Array.from({ length: 16 }, attacker));
    expect(Object.fromEntries(codes)).toEqual({ 2: 20 * addresses });
    expect(await passwordChecks()).toBe(defaultLimits.signInAccount.points);

    // Locked is locked: the right password, too, and in every process.
    for (const each of processes) expect(await attempt(each, '192.0.2.1', [owner])).toEqual([2]);
    expect(await passwordChecks()).toBe(defaultLimits.signInAccount.points);

    await letTimePass(defaultLimits.signInAccount.seconds);
    for (const each of processes) expect(await attempt(each, '192.0.2.1', [owner])).toEqual([0]);
  });
});

test('who guesses from one address locks out himself, not the owner elsewhere [AUTH-34]', async () => {
  const owner = await server.makeAccount();
  const guesses = Array.from({ length: 30 }, () => ({ ...owner, password: 'wrong' }));
  const [one, other] = processes as [ServerProcess, ServerProcess];
  const before = await passwordChecks();
  await Promise.all([attempt(one, '192.0.2.10', guesses), attempt(other, '192.0.2.10', guesses)]);
  expect(await passwordChecks()).toBe(before + defaultLimits.signInPair.points);
  expect(await attempt(one, '192.0.2.10', [owner])).toEqual([2]);
  expect(await attempt(one, '192.0.2.11', [owner])).toEqual([0]);
});

test('who tries one password on many accounts is stopped as well, also from one network of IPv6 [AUTH-34]', async () => {
  const spray = (prefix: string) =>
    Array.from({ length: 50 }, (_, index) => ({ account: `${prefix}${index}`, password: 'welkom' }));
  const [one, other] = processes as [ServerProcess, ServerProcess];
  const before = await passwordChecks();
  await attempt(one, '2001:db8::1', spray('a'));
  await attempt(other, '2001:db8::2', spray('b'));
  await attempt(one, '2001:db8::3', spray('c'));
  expect(await passwordChecks()).toBe(before + defaultLimits.signInAddress.points);
  const owner = await server.makeAccount();
  expect(await attempt(other, '2001:db8::4', [owner])).toEqual([2]);
  expect(await attempt(other, '2001:db8:0:1::4', [owner])).toEqual([0]);
});

test('a right password is not counted, and forgets the wrong ones before it [AUTH-34]', async () => {
  const owner = await server.makeAccount();
  const wrong = { ...owner, password: 'wrong' };
  const [one] = processes as [ServerProcess];
  for (let round = 0; round < 5; round++) {
    expect(await attempt(one, '192.0.2.20', [...Array(9).fill(wrong), owner])).toEqual([...Array(9).fill(2), 0]);
  }
  for (let round = 0; round < 3; round++) {
    expect(await attempt(one, '192.0.2.21', Array(50).fill(owner))).toEqual(Array(50).fill(0));
  }
});

test('an account that does not exist costs as much work and is locked as one that does [AUTH-34]', async () => {
  const { account } = await server.makeAccount();
  const [one] = processes as [ServerProcess];
  const costs = [];
  for (const [index, name] of [account, 'nobody-of-that-name'].entries()) {
    const before = await passwordChecks();
    const codes = await attempt(one, `192.0.2.${30 + index}`, Array(20).fill({ account: name, password: 'wrong' }));
    costs.push({ codes, checks: (await passwordChecks()) - before });
  }
  expect(costs[0]).toEqual(costs[1]);
  expect(costs[0]?.checks).toBe(defaultLimits.signInPair.points);
});
