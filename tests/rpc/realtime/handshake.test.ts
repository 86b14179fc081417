import { authenticate2, getAuthenticatedUser, logout } from '@salient/shared/areas/users/sessionMethods.ts';
import { getUser, suspendUser } from '@salient/shared/areas/users/userMethods.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Listener } from '../../harness/Listener.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let now = new Date();
const open: Listener[] = [];
beforeAll(async () => {
  server = await startServer({ now: () => now, realtime: { sweepEveryMs: 50 } });
});
afterAll(() => server.close());
afterEach(() => {
  for (const listener of open.splice(0)) listener.close();
  now = new Date();
});

function listen(options: ConstructorParameters<typeof Listener>[1]): Listener {
  const listener = new Listener(server.origin, options);
  open.push(listener);
  return listener;
}
const nobody = { type: 'person', id: '00000000-0000-7000-8000-000000000000' } as const;

test('a client with a valid token is let in', async () => {
  const { token } = await server.signIn('readonly');
  expect(await listen({ auth: { token } }).outcome()).toBe('connected');
});

test.each([
  ['no token', {}],
  ['the guest’s token', { token: 'GUEST' }],
  ['a blank token', { token: '' }],
  ['a wrong token', { token: 'x'.repeat(43) }],
  ['a token that is no text', { token: { $ne: '' } }],
  ['a token too long to be one', { token: 'x'.repeat(3_000) }],
])('a client with %s gets nothing', async (_, auth) => {
  const person = await server.make.person();
  const record = { type: 'person', id: person.id } as const;
  const listener = listen({ auth });
  expect(await listener.outcome()).toBe(1000);
  // It keeps talking all the same.
  listener.socket.io.engine.write(`42${JSON.stringify(['edit', record])}`);
  const editor = await server.signIn('normal');
  const other = listen({ auth: { token: editor.token } });
  await other.outcome();
  await other.edit(record);
  await other.until((each) => each.editors(record).length === 1);
  expect(listener.heard).toEqual([]);
  expect(listener.socket.connected).toBe(false);
});

test('a token in the address counts for nothing', async () => {
  const { token } = await server.signIn('admin');
  expect(await listen({ query: { token } }).outcome()).toBe(1000);
});

test('long polling, whose requests would need the same process each time, is not offered', async () => {
  const answer = await fetch(`${server.origin}/api/realtime/?EIO=4&transport=polling`);
  expect(answer.status).toBe(400);
});

test('an expired session is refused as such', async () => {
  const { token } = await server.signIn('normal');
  now = new Date(Date.now() + 13 * 60 * 60 * 1000);
  expect(await listen({ auth: { token } }).outcome()).toBe(1009);
});

test('a session that was ended is refused, and one that ends takes its connections along at once', async () => {
  const client = await server.signIn('normal');
  const listener = listen({ auth: { token: client.token } });
  await listener.outcome();
  await client.call(logout, {});
  await listener.until(({ socket }) => !socket.connected);
  expect(await listen({ auth: { token: client.token } }).outcome()).toBe(1009);
});

test('ending one session of an account leaves the other’s connections open', async () => {
  const account = await server.makeAccount();
  const [first, second] = [
    await server.guest.call(authenticate2, account),
    await server.guest.call(authenticate2, account),
  ];
  const [ending, staying] = [listen({ auth: { token: first.token } }), listen({ auth: { token: second.token } })];
  await Promise.all([ending.outcome(), staying.outcome()]);
  await server.guest.post({ jsonrpc: '2.0', id: 1, method: 'logout', params: { token: first.token } });
  await ending.until(({ socket }) => !socket.connected);
  expect(await staying.edit(nobody)).toEqual({ ok: true });
});

test.each([
  ['signs out', (client: TestClient) => client.call(logout, {})],
  ['is suspended', suspend],
])('who %s is disconnected at once, by a process that does not look round by the clock', async (_, end) => {
  const database = { url: server.databaseUrl, drop: () => Promise.resolve() };
  const heeding = await startServer({ database, realtime: { sweepEveryMs: 24 * 60 * 60 * 1000 } });
  try {
    const client = await server.signIn('normal');
    const listener = new Listener(heeding.origin, { auth: { token: client.token } });
    open.push(listener);
    expect(await listener.outcome()).toBe('connected');
    await end(client);
    await listener.until(({ socket }) => !socket.connected);
  } finally {
    await heeding.close();
  }
});

async function suspend(client: TestClient): Promise<void> {
  const { id } = await client.call(getAuthenticatedUser, {});
  const admin = await server.signIn('admin');
  const { version } = await admin.call(getUser, { id: String(id) });
  await admin.call(suspendUser, { id: String(id), version });
}

test('a session that runs out, or whose account is removed, ends its connections', async () => {
  const [outOfTime, removed] = [await server.signIn('normal'), await server.signIn('normal')];
  const listeners = [outOfTime, removed].map(({ token }) => listen({ auth: { token } }));
  await Promise.all(listeners.map((each) => each.outcome()));
  const [first, second] = listeners as [Listener, Listener];
  await server.dataSource.query(
    `UPDATE app_user SET deleted = true WHERE id = (SELECT user_id FROM session WHERE token_hash = sha256($1::bytea))`,
    [Buffer.from(removed.token)],
  );
  await second.until(({ socket }) => !socket.connected);
  expect(first.socket.connected).toBe(true);
  await server.dataSource.query(`UPDATE session SET expires_at = now() - interval '1 second'`);
  await first.until(({ socket }) => !socket.connected);
});

test('who talks too much, or at too great length, is shown out', async () => {
  const { token } = await server.signIn('normal');
  const chatty = listen({ auth: { token } });
  await chatty.outcome();
  for (let sent = 0; sent < 200; sent++) chatty.socket.emit('edit', nobody);
  await chatty.until(({ socket }) => !socket.connected);
  const verbose = listen({ auth: { token } });
  await verbose.outcome();
  verbose.socket.emit('edit', { ...nobody, more: 'x'.repeat(10_000) });
  await verbose.until(({ socket }) => !socket.connected);
});

test('what makes no sense is refused and breaks nothing', async () => {
  const { token } = await server.signIn('normal');
  const listener = listen({ auth: { token } });
  await listener.outcome();
  for (const value of [
    null,
    7,
    'person',
    {},
    { type: 'session', id: nobody.id },
    { ...nobody, id: 'x' },
    { ...nobody, x: 1 },
  ]) {
    expect(await listener.edit(value as never)).toEqual({ ok: false, code: 1013 });
    expect(await listener.leave(value as never)).toEqual({ ok: false, code: 1013 });
  }
  listener.socket.emit('edit', nobody, 'no function');
  listener.socket.emit('shutdown', {});
  expect(await listener.edit(nobody)).toEqual({ ok: true });
});
