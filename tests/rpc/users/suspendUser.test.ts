import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import { authenticate2, findSessions, requestUserPasswordReset } from '@salient/shared/areas/users/sessionMethods.ts';
import { findUsers, resumeUser, suspendUser } from '@salient/shared/areas/users/userMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const userOf = async (account: string) => {
  const { data } = await admin.call(findUsers, { filter: { account } });
  const [user] = data;
  if (!user) throw new Error(`no account ${account}`);
  return user;
};
const signIn = (account: string, password: string) => server.guest.call(authenticate2, { account, password });

test.each(['normal', 'api-write'] as const)(
  'a suspended %s account is out at once, and in again once it is resumed [beyond USER-20]',
  async (type) => {
    const { account, password } = await server.makeAccount({ type });
    const theirs = await server.signInAs(account, password);
    expect((await theirs.call(findSessions, {})).total).toBe(1);

    const { id, version } = await userOf(account);
    expect(await admin.call(suspendUser, { id, version })).toMatchObject({ status: 'suspended', version: version + 1 });
    await expect(theirs.call(findSessions, {})).rejects.toMatchObject({ code: 1009 });
    await expect(signIn(account, password)).rejects.toMatchObject({ code: 2501, name: 'accountSuspended' });
    // Who does not know the password learns nothing, and no mail opens a way in.
    await expect(signIn(account, 'wrong')).rejects.toMatchObject({ code: 2, name: 'invalidLogin' });
    expect((await admin.call(findUsers, { filter: { status: 'suspended' } })).data.map((user) => user.id)).toContain(
      id,
    );

    const resumed = await admin.call(resumeUser, { id, version: version + 1 });
    expect(resumed).toMatchObject({ status: 'checked', version: version + 2 });
    await expect(theirs.call(findSessions, {})).rejects.toMatchObject({ code: 1009 });
    expect((await signIn(account, password)).user.account).toBe(account);

    const { data } = await admin.call(findChanges, { type: 'app_user', id });
    expect(data.map(({ method, fields }) => [method, fields.map(({ field }) => field)])).toEqual([
      ['resumeUser', ['status']],
      ['suspendUser', ['status']],
    ]);
  },
);

test('a session that somehow outlives it is refused all the same', async () => {
  const { account, password } = await server.makeAccount({ type: 'normal' });
  const theirs = await server.signInAs(account, password);
  await server.dataSource.query(`UPDATE app_user SET status = 'suspended' WHERE account = $1`, [account]);
  await expect(theirs.call(findSessions, {})).rejects.toMatchObject({ code: 1009 });
});

test('neither the own account nor the last administrator is suspended, and a stale version is a conflict', async () => {
  const { account, password } = await server.makeAccount({ type: 'admin' });
  const other = await userOf(account);
  const theirs = await server.signInAs(account, password);
  await expect(theirs.call(suspendUser, { id: other.id, version: other.version })).rejects.toMatchObject({
    data: { none: ['none: OWN_ACCOUNT'] },
  });
  await expect(admin.call(suspendUser, { id: other.id, version: 7 })).rejects.toMatchObject({ code: 1020 });
  await admin.call(suspendUser, { id: other.id, version: other.version });
  // Of two administrators one is suspended: a suspended one keeps no museum open.
  const { data } = await admin.call(findUsers, { filter: { type: 'admin', status: 'checked' } });
  expect(data).toHaveLength(1);
});

test('who never accepted the invitation waits for a new one after it', async () => {
  const { account } = await server.makeAccount({ type: 'normal', status: 'pending', password_hash: null });
  const { id, version } = await userOf(account);
  await admin.call(suspendUser, { id, version });
  expect(await admin.call(resumeUser, { id, version: version + 1 })).toMatchObject({ status: 'pending' });
});

test('a forgotten password opens no suspended account', async () => {
  const { account } = await server.makeAccount({ type: 'normal', email: 'kept.out@example.org' });
  const { id, version } = await userOf(account);
  await admin.call(suspendUser, { id, version });
  const asked = server.guest.call(requestUserPasswordReset, { email: 'kept.out@example.org' });
  expect(await asked).toEqual({ status: 'OK' });
  const tokens = await server.dataSource.query('SELECT FROM user_key WHERE user_id = $1', [id]);
  expect(tokens).toEqual([]);
  expect(await server.dataSource.query('SELECT FROM mail WHERE user_id = $1', [id])).toEqual([]);
  const { data } = await admin.call(findChanges, { type: 'app_user', id });
  expect(data.map(({ method }) => method)).toEqual(['suspendUser']);
});
