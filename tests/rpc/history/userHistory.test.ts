import {
  findChanges,
  restoreFields,
  restoreRemoved,
  restoreVersion,
} from '@salient/shared/areas/changes/changeMethods.ts';
import { authenticate2, endSession, findSessions } from '@salient/shared/areas/users/sessionMethods.ts';
import { createUser, getUser, removeUser, suspendUser, updateUser } from '@salient/shared/areas/users/userMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UserEntity } from '../../../core-server/src/areas/users/UserEntity.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

let count = 0;
const create = (given: object = {}) => {
  const account = `ann.${++count}`;
  const user = { account, name: 'Ann', email: `${account}@museum.example`, type: 'normal', language: 'nl', ...given };
  return admin.call(createUser, { user: user as never });
};
const mailsTo = (id: string) =>
  server.dataSource.query<{ id: string; kind: string }[]>('SELECT id, kind FROM mail WHERE user_id = $1', [id]);
const historyOf = async (id: string) => (await admin.call(findChanges, { type: 'app_user', id })).data;

test('the history of an account has its changes, its mails and the sessions that were ended for it', async () => {
  const { id } = await create();
  await admin.call(updateUser, { user: { id, version: 1, name: 'Anna', dataset: 'survivors' } });
  await server.dataSource.manager.update(UserEntity, { id }, { status: 'checked', password_hash: 'x' });
  await server.dataSource.query(
    `INSERT INTO session (token_hash, user_id, expires_at, address) VALUES (sha256('a'), $1, now() + interval '1 hour', '192.0.2.1')`,
    [id],
  );
  const { data: sessions } = await admin.call(findSessions, { user_id: id });
  await admin.call(endSession, { id: sessions[0]?.id ?? '' });
  const changes = await historyOf(id);
  expect(changes.map(({ kind, version, fields }) => [kind, version, ...fields.map(({ field }) => field)])).toEqual([
    ['changed', null, 'session'],
    ['changed', 2, 'name', 'dataset'],
    ['changed', null, 'invitation_sent_to'],
    ['created', 1, 'account', 'type', 'name', 'email', 'language', 'dataset', 'status'],
  ]);
  expect(changes[0]?.fields[0]?.before).toEqual({ kind: 'text', text: '192.0.2.1' });
  expect(changes[1]?.fields).toEqual([
    { field: 'name', before: { kind: 'text', text: 'Ann' }, after: { kind: 'text', text: 'Anna' } },
    { field: 'dataset', before: { kind: 'choice', choice: 'any' }, after: { kind: 'choice', choice: 'survivors' } },
  ]);
});

test('an earlier state of an account comes back by the rules of accounts', async () => {
  const { id, account } = await create({ phone: '057 12 34 56' });
  const renamed = { id, version: 1, account: `${account}.nieuw`, phone: '' };
  await admin.call(updateUser, { user: renamed });
  const change = (await historyOf(id)).find(({ version }) => version === 2);
  const restoring = { change: change?.id ?? '', side: 'before', version: 2 } as const;
  await admin.call(restoreFields, { ...restoring, fields: ['phone'] });
  expect(await admin.call(getUser, { id })).toMatchObject({ phone: '057 12 34 56', account: renamed.account });
  // Meanwhile somebody else got the former name.
  await create({ account });
  await expect(admin.call(restoreVersion, { ...restoring, version: 3 })).rejects.toMatchObject({
    data: { account: ['account: USERNAME_OR_EMAIL_ALREADY_EXISTS'] },
  });
});

test('nobody takes away the own rights by way of history [USER-20]', async () => {
  const own = await server.makeAccount({ type: 'normal' });
  const { id } = await server.dataSource.manager.findOneByOrFail(UserEntity, { account: own.account });
  await admin.call(updateUser, { user: { id, version: 1, type: 'admin' } });
  const promotion = (await historyOf(id)).find(({ version }) => version === 2);
  const { token } = await server.guest.call(authenticate2, own);
  const itself = new TestClient(server.origin, token);
  const restoring = itself.call(restoreVersion, { change: promotion?.id ?? '', side: 'before', version: 2 });
  await expect(restoring).rejects.toMatchObject({ code: 1013, data: { type: ['type: OWN_ACCOUNT'] } });
});

test('a removed account comes back under its own id, without password, and its owner is invited anew', async () => {
  const { id, account, email } = await create({ description: 'vrijwilliger' });
  await server.dataSource.manager.update(UserEntity, { id }, { status: 'checked', password_hash: 'geheim' });
  await admin.call(removeUser, { id, version: 1 });
  const removal = (await historyOf(id)).find(({ kind }) => kind === 'removed');
  expect(removal).toMatchObject({ kind: 'removed', restorable: true, record: { name: 'Ann' } });
  // That of its creation, if it was sent before the removal took back what still waited.
  const sentBefore = await mailsTo(id);
  expect(await admin.call(restoreRemoved, { change: removal?.id ?? '' })).toEqual({ type: 'app_user', id, version: 3 });
  expect(await admin.call(getUser, { id })).toMatchObject({
    account,
    email,
    description: 'vrijwilliger',
    status: 'pending',
    version: 3,
  });
  const stored = await server.dataSource.manager.findOneByOrFail(UserEntity, { id });
  expect(stored.password_hash).toBeNull();
  const known = new Set(sentBefore.map((mail) => mail.id));
  expect((await mailsTo(id)).filter((mail) => !known.has(mail.id))).toEqual([
    { id: expect.any(String), kind: 'invitation' },
  ]);
});

test('one that was suspended comes back suspended, and nobody is invited', async () => {
  const { id } = await create();
  await admin.call(suspendUser, { id, version: 1 });
  await admin.call(removeUser, { id, version: 2 });
  const removal = (await historyOf(id)).find(({ kind }) => kind === 'removed');
  await admin.call(restoreRemoved, { change: removal?.id ?? '' });
  expect(await admin.call(getUser, { id })).toMatchObject({ status: 'suspended', version: 4 });
  const invited = (await historyOf(id)).filter(({ fields }) =>
    fields.some(({ field }) => field === 'invitation_sent_to'),
  );
  // By its creation alone.
  expect(invited).toHaveLength(1);
});

test('a removed account whose name was given away stays where it is', async () => {
  const { id, account } = await create();
  await admin.call(removeUser, { id, version: 1 });
  await create({ account });
  const removal = (await historyOf(id)).find(({ kind }) => kind === 'removed');
  await expect(admin.call(restoreRemoved, { change: removal?.id ?? '' })).rejects.toMatchObject({ code: 1013 });
});
