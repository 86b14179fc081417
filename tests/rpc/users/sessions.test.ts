import {
  authenticate2,
  endSession,
  findSessions,
  getAuthenticatedUser,
} from '@salient/shared/areas/users/sessionMethods.ts';
import { removeUser } from '@salient/shared/areas/users/userMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditEntryEntity } from '../../../core-server/src/lib/changes/AuditEntryEntity.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let time = new Date('2026-11-11T10:00:00Z');
let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer({ now: () => time });
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const idOf = async (client: TestClient) => (await client.call(getAuthenticatedUser, {})).id as string;

describe('sessions', () => {
  test('are listed to their owner, the one that asks marked, without tokens', async () => {
    const { account, password } = await server.makeAccount();
    const first = await server.signInAs(account, password);
    time = new Date(time.getTime() + 60_000);
    const second = await server.signInAs(account, password);
    const { data, total } = await second.call(findSessions, {});
    expect(total).toBe(2);
    expect(data).toMatchObject([
      {
        account,
        current: true,
        address: '127.0.0.1',
        user_agent: expect.stringMatching(/./),
        last_used_at: time.toISOString(),
      },
      { account, current: false },
    ]);
    expect(JSON.stringify(data)).not.toContain(first.token);
    expect((await second.call(findSessions, { offset: 1, limit: 1 })).data).toMatchObject([{ current: false }]);
  });

  test('are ended by their owner, one by one', async () => {
    const { account, password } = await server.makeAccount();
    const [kept, lost] = [await server.signInAs(account, password), await server.signInAs(account, password)];
    const { data } = await kept.call(findSessions, {});
    const other = data.find(({ current }) => !current);
    expect(await kept.call(endSession, { id: other?.id as string })).toEqual({ status: 'OK' });
    await expect(lost.call(getAuthenticatedUser, {})).rejects.toMatchObject({ code: 1009 });
    expect(await kept.call(findSessions, {})).toMatchObject({ total: 1 });
    const id = other?.id as string;
    await expect(kept.call(endSession, { id })).rejects.toMatchObject({ code: 1011, data: { entity: 'session', id } });
  });

  test('of others are hidden from everybody but administrators', async () => {
    const client = await server.signIn('normal');
    const user_id = await idOf(client);
    const [mine] = (await client.call(findSessions, {})).data;
    for (const type of ['revisor', 'normal', 'readonly'] as const) {
      const other = await server.signIn(type);
      await expect(other.call(findSessions, { user_id })).rejects.toMatchObject({ code: 1010 });
      await expect(other.call(endSession, { id: mine?.id as string })).rejects.toMatchObject({ code: 1011 });
    }
    expect(await admin.call(findSessions, { user_id })).toMatchObject({
      total: 1,
      data: [{ id: mine?.id, current: false }],
    });
    expect(await admin.call(endSession, { id: mine?.id as string })).toEqual({ status: 'OK' });
    await expect(client.call(getAuthenticatedUser, {})).rejects.toMatchObject({ code: 1009 });
    const [entry] = await server.dataSource.manager.findBy(AuditEntryEntity, {
      entity: 'app_user',
      entity_id: user_id,
    });
    expect(entry).toMatchObject({
      method: 'endSession',
      before: { session: expect.stringContaining('127.0.0.1') },
      after: { session: null },
    });
    expect(JSON.stringify(entry)).not.toMatch(/token|hash/);
  });

  test('that ended are listed no longer', async () => {
    const client = await server.signIn('normal');
    const user_id = await idOf(client);
    time = new Date(time.getTime() + 12 * 60 * 60 * 1000 + 1000);
    admin = await server.signIn('admin');
    expect(await admin.call(findSessions, { user_id })).toEqual({ data: [], total: 0 });
    await expect(client.call(getAuthenticatedUser, {})).rejects.toMatchObject({ code: 1009 });
  });

  test('of a removed account are none', async () => {
    const client = await server.signIn('normal');
    const user_id = await idOf(client);
    await admin.call(removeUser, { id: user_id, version: 1 });
    expect(await admin.call(findSessions, { user_id })).toEqual({ data: [], total: 0 });
  });
});

describe('the address of a client', () => {
  /** Signs in through what may be proxies; answers the address that the session keeps. */
  async function addressSeen(trustedProxies: number, forwarded: string): Promise<string> {
    const behind = await startServer({ trustedProxies });
    try {
      const params = await behind.makeAccount();
      await fetch(`${behind.origin}/api/v2`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: authenticate2.name, params }),
      });
      const [row] = await behind.dataSource.query<{ address: string }[]>('SELECT address FROM session');
      return row?.address ?? 'no session';
    } finally {
      await behind.close();
    }
  }

  test.each([
    [0, '203.0.113.5', '127.0.0.1'],
    [1, '203.0.113.5', '203.0.113.5'],
    [1, '198.51.100.1, 203.0.113.5', '203.0.113.5'],
    [2, '198.51.100.1, 203.0.113.5, 192.0.2.1', '203.0.113.5'],
  ])(
    'with %i trusted proxies and the header %j is %s: what anybody can write is not believed',
    async (proxies, header, address) => {
      expect(await addressSeen(proxies, header)).toBe(address);
    },
  );
});
