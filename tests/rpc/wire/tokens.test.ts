import { setTimeout as sleep } from 'node:timers/promises';
import { getAuthenticatedUser, logout } from '@salient/shared/areas/users/sessionMethods.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

const hour = 60 * 60 * 1000;
const start = new Date('2026-03-01T08:00:00Z');
let now = start;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: () => now });
});
afterAll(() => server.close());
beforeEach(() => {
  now = start;
});

const later = (hours: number) => {
  now = new Date(now.getTime() + hours * hour);
};
const call = (method: string, params: Record<string, unknown> = {}) =>
  server.guest.post({ jsonrpc: '2.0', id: 1, method, params });
const noSession = { jsonrpc: '2.0', id: 1, error: { code: 1000, message: 'noSession' } };
const expired = { jsonrpc: '2.0', id: 1, error: { code: 1009, message: 'sessionExpired' } };
const asGuest = { result: { type: 'anonymous', id: null } };

describe('a call', () => {
  test('without a token, with null or with GUEST is a guest’s [RPC-04, AUTH-24, AUTH-25]', async () => {
    for (const params of [{}, { token: null }, { token: 'GUEST' }]) {
      expect(await call('getAuthenticatedUser', params)).toMatchObject(asGuest);
    }
  });

  test('with a token of another type is refused as wrong parameters', async () => {
    for (const token of [1, true, {}, [], ['GUEST']]) {
      expect(await call('getAuthenticatedUser', { token })).toMatchObject({
        error: { code: -32602, data: [{ path: ['token'] }] },
      });
    }
  });

  test('with a token that nobody ever had is 1000, also where guests may call [AUTH-29, ERR-04]', async () => {
    for (const token of ['', 'guest', ' GUEST', 'A'.repeat(43), 'é', '\u0000', 'x'.repeat(1_000_000), "' OR 1=1 --"]) {
      expect(await call('getCountries', { token })).toEqual(noSession);
    }
  });

  test('that needs a login is 1000 for a guest, before its parameters are looked at [AUTH-29, ROLE-12]', async () => {
    expect(await call('findPerson', { token: 'GUEST' })).toEqual(noSession);
    expect(await call('createPerson', { nonsense: 1 })).toEqual(noSession);
  });

  test('of authenticate2 needs no token and minds none [RPC-04, AUTH-16]', async () => {
    const { account, password } = await server.makeAccount();
    for (const token of [undefined, 'GUEST', 'nobody’s', 5]) {
      expect(await call('authenticate2', { account, password, token })).toMatchObject({
        result: { user: { account } },
      });
    }
  });

  test('is counted against the account of its own token, whoever else is in the batch', async () => {
    const admin = await server.signIn('admin');
    const reader = await server.signIn('readonly');
    const tokens = [admin.token, 'GUEST', reader.token, 'nobody’s', admin.token];
    const answers = await server.guest.post(
      tokens.map((token, id) => ({ jsonrpc: '2.0', id, method: 'getAuthenticatedUser', params: { token } })),
    );
    expect(answers).toMatchObject([
      { result: { type: 'admin' } },
      asGuest,
      { result: { type: 'readonly' } },
      { error: { code: 1000 } },
      { result: { type: 'admin' } },
    ]);
  });
});

describe('a session', () => {
  test('lives 12 hours after its last use and then answers 1009 [AUTH-29, AUTH-31]', async () => {
    const client = await server.signIn('normal');
    later(11.9);
    await client.call(getAuthenticatedUser, {});
    later(11.9);
    expect(await client.call(getAuthenticatedUser, {})).toMatchObject({ type: 'normal' });
    later(12.1);
    expect(await call('getAuthenticatedUser', { token: client.token })).toEqual(expired);
    expect(await call('getCountries', { token: client.token })).toEqual(expired);
  });

  test('that ended is not brought back by being used', async () => {
    const client = await server.signIn('normal');
    later(12);
    expect(await call('getAuthenticatedUser', { token: client.token })).toEqual(expired);
    later(-1);
    await client.call(getAuthenticatedUser, {});
    later(2);
    expect(await client.call(getAuthenticatedUser, {})).toMatchObject({ type: 'normal' });
  });

  test('is written at most once a minute however often it is used', async () => {
    const client = await server.signIn('normal');
    const written = async () => {
      const [row] = await server.dataSource.query('SELECT sum(xmin::text::bigint) AS version FROM session');
      return row;
    };
    const before = await written();
    for (let times = 0; times < 5; times++) await client.call(getAuthenticatedUser, {});
    expect(await written()).toEqual(before);
    later(1);
    await client.call(getAuthenticatedUser, {});
    expect(await written()).not.toEqual(before);
  });

  test('ends at logout, and no other of the same account with it [AUTH-31, SHELL-03]', async () => {
    const { account, password } = await server.makeAccount();
    const signIn = async () => {
      const { result } = (await call('authenticate2', { account, password })) as { result: { token: string } };
      return result.token;
    };
    const [one, other] = [await signIn(), await signIn()];
    expect(one).not.toBe(other);
    expect(await call('logout', { token: one })).toMatchObject({ result: { status: 'OK' } });
    expect(await call('getAuthenticatedUser', { token: one })).toEqual(expired);
    expect(await call('logout', { token: one })).toEqual(expired);
    expect(await call('getAuthenticatedUser', { token: other })).toMatchObject({ result: { account } });
  });

  test('ends with its account, and follows the account’s type at once [AUTH-31, USER-20]', async () => {
    const { account, password } = await server.makeAccount({ type: 'admin' });
    const { result } = (await call('authenticate2', { account, password })) as { result: { token: string } };
    const change = (set: string) => server.dataSource.query(`UPDATE app_user SET ${set} WHERE account = $1`, [account]);
    await change(`type = 'readonly'`);
    expect(await call('createPerson', { token: result.token, person: { surname: 'X' } })).toMatchObject({
      error: { code: 1010 },
    });
    await change('deleted = true');
    expect(await call('getAuthenticatedUser', { token: result.token })).toEqual(expired);
  });

  test('is known to the database by the hash of its token alone [AUTH-31]', async () => {
    const client = await server.signIn('normal');
    expect(Buffer.from(client.token, 'base64url')).toHaveLength(32);
    const rows = await server.dataSource.query(
      `SELECT encode(token_hash, 'hex') AS hash, s::text AS row FROM session s`,
    );
    const hashes = (rows as { hash: string; row: string }[]).map(({ hash, row }) => hash + row).join(' ');
    expect(hashes).not.toContain(client.token);
    expect(hashes).not.toContain(Buffer.from(client.token, 'base64url').toString('hex'));
    expect(hashes).not.toContain(Buffer.from(client.token).toString('hex'));
  });

  test('of a guest cannot be logged out: there is none', async () => {
    expect(await call(logout.name, { token: 'GUEST' })).toEqual(noSession);
    await sleep(0);
  });
});
