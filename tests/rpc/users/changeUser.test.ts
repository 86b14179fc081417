import { getAuthenticatedUser } from '@salient/shared/areas/users/sessionMethods.ts';
import type { User } from '@salient/shared/areas/users/user.ts';
import {
  createUser,
  findUsers,
  getUser,
  removeUser,
  updateUser,
  validateUser,
} from '@salient/shared/areas/users/userMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UserEntity } from '../../../core-server/src/areas/users/UserEntity.ts';
import { AuditEntryEntity } from '../../../core-server/src/lib/changes/AuditEntryEntity.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

let counter = 0;
const input = (given: object = {}) => ({
  type: 'normal',
  account: `user${++counter}`,
  email: `user${counter}@example.org`,
  ...given,
});
const create = (given: object = {}): Promise<User> => admin.call(createUser, { user: input(given) });
const taken = (field: string) => ({
  code: 1013,
  data: { [field]: [`${field}: USERNAME_OR_EMAIL_ALREADY_EXISTS`] },
});
const ownId = async () => (await admin.call(getAuthenticatedUser, {})).id as string;

describe('creating an account', () => {
  test('answers it as pending, with its invitation on the way [USER-04, USER-09, USER-11, USER-12]', async () => {
    const user = await admin.call(createUser, {
      user: {
        type: 'read-be-soldiers',
        username: 'An.Peeters',
        name: 'An Peeters',
        email: 'An@Example.org',
        phone: '057 12 34 56',
        description: 'Vrijwilliger',
        language: 'fr',
        dataset: 'military',
      } as never,
    });
    expect(user).toEqual({
      id: expect.any(String),
      version: 1,
      type: 'read-be-soldiers',
      account: 'An.Peeters',
      name: 'An Peeters',
      email: 'An@Example.org',
      phone: '057 12 34 56',
      description: 'Vrijwilliger',
      language: 'fr',
      army: 'B.E.F.',
      dataset: 'military',
      status: 'pending',
      deleted: false,
      invitation: { mail_id: expect.any(String), status: 'queued', at: expect.any(String) },
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(await admin.call(getUser, { id: user.id })).toMatchObject({ account: 'An.Peeters', status: 'pending' });
  });

  test('refuses what validation refuses, and validation says the same [USER-06, USER-13, USER-17, VALID-40]', async () => {
    const user = input({
      type: 'anonymous',
      account: 'a b',
      email: 'nobody',
      language: 'es',
      dataset: 'x',
      phone: 'x',
    });
    const data = {
      type: ['type: INVALID_OPTION'],
      account: ['account: SPACES_NOT_ALLOWED'],
      email: ['email: INVALID_FORMAT'],
      language: ['language: INVALID_OPTION'],
      dataset: ['dataset: INVALID_OPTION'],
      phone: ['phone: INVALID_FORMAT'],
    };
    await expect(admin.call(createUser, { user })).rejects.toMatchObject({ code: 1013, data });
    expect(await admin.call(validateUser, { user })).toEqual({ status: 'NOK', data });
    expect(await admin.call(validateUser, { user: input() })).toEqual({ status: 'OK' });
  });

  test('refuses an account name or address that another one has, in whatever letters [USER-14]', async () => {
    const { account, email } = await create();
    for (const [field, text] of [
      ['account', account.toUpperCase()],
      ['email', email.toUpperCase()],
    ] as const) {
      const user = input({ [field]: text });
      await expect(admin.call(createUser, { user })).rejects.toMatchObject(taken(field));
      expect(await admin.call(validateUser, { user })).toEqual({ status: 'NOK', data: taken(field).data });
    }
  });

  test('of two who take one name at the same moment, one gets it [USER-14]', async () => {
    const account = 'both.want.it';
    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => create({ account })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject(taken('account'));
    const email = 'both.want.it@example.org';
    const others = await Promise.allSettled(Array.from({ length: 6 }, () => create({ email })));
    expect(others.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('changing an account', () => {
  test('keeps what is not spoken of and raises the version [USER-15]', async () => {
    const { id } = await create({ name: 'An', phone: '057 1' });
    const saved = await admin.call(updateUser, { user: { id, version: 1, name: 'Bea', phone: null } });
    expect(saved).toMatchObject({ id, version: 2, name: 'Bea', phone: '', type: 'normal' });
  });

  test('takes back the record that was read, with what only the server sets', async () => {
    const user = await create();
    const saved = await admin.call(updateUser, { user: { ...user, name: 'An', status: 'checked', deleted: true } });
    expect(saved).toMatchObject({ name: 'An', status: 'pending', deleted: false });
  });

  test('may keep its own name and address in other letters, not take those of another [USER-14]', async () => {
    const [one, other] = [await create(), await create()];
    const { version } = await admin.call(updateUser, {
      user: { id: one.id, version: 1, account: one.account.toUpperCase(), email: one.email.toUpperCase() },
    });
    for (const field of ['account', 'email'] as const) {
      const user = { id: one.id, version, [field]: other[field] };
      await expect(admin.call(updateUser, { user })).rejects.toMatchObject(taken(field));
    }
  });

  test('of an older version is refused with what changed meanwhile, and nothing is lost', async () => {
    const { id } = await create();
    await admin.call(updateUser, { user: { id, version: 1, name: 'An' } });
    await expect(admin.call(updateUser, { user: { id, version: 1, phone: '1' } })).rejects.toMatchObject({
      code: 1020,
      data: { version: 2, changedFields: ['name'], changedBy: expect.stringContaining('admin') },
    });
    expect(await admin.call(getUser, { id })).toMatchObject({ name: 'An', phone: '' });
  });

  test('of an account that is not there, or removed, is not found', async () => {
    const { id } = await create();
    await admin.call(removeUser, { id, version: 1 });
    for (const gone of [id, '00000000-0000-7000-8000-000000000000']) {
      const notFound = { code: 1011, data: { entity: 'app_user', id: gone } };
      await expect(admin.call(updateUser, { user: { id: gone, version: 1 } })).rejects.toMatchObject(notFound);
      await expect(admin.call(removeUser, { id: gone, version: 1 })).rejects.toMatchObject(notFound);
      await expect(admin.call(getUser, { id: gone })).rejects.toMatchObject(notFound);
      expect(await admin.call(validateUser, { user: { id: gone, version: 1 }, mode: 'update' })).toEqual({
        status: 'NOK',
        data: { id: ['id: DOES_NOT_EXIST'] },
      });
    }
  });

  test('of its type ends its sessions, of other fields does not [AUTH-31]', async () => {
    const { account, password } = await server.makeAccount({ type: 'normal', email: 'type@example.org' });
    const client = await server.signInAs(account, password);
    const { id } = await client.call(getAuthenticatedUser, {});
    const { version } = await admin.call(updateUser, { user: { id: id as string, version: 1, name: 'An' } });
    expect(await client.call(getAuthenticatedUser, {})).toMatchObject({ name: 'An' });
    await admin.call(updateUser, { user: { id: id as string, version, type: 'revisor' } });
    await expect(client.call(getAuthenticatedUser, {})).rejects.toMatchObject({ code: 1009 });
  });

  test('of the own type is refused, also beforehand [USER-20]', async () => {
    const user = { id: await ownId(), version: 1, type: 'revisor' };
    const data = { type: ['type: OWN_ACCOUNT'] };
    await expect(admin.call(updateUser, { user })).rejects.toMatchObject({ code: 1013, data });
    expect(await admin.call(validateUser, { user, mode: 'update' })).toEqual({ status: 'NOK', data });
  });
});

describe('removing an account', () => {
  test('frees its name and address for another, which is another [USER-20]', async () => {
    const { id, account, email } = await create();
    expect(await admin.call(removeUser, { id, version: 1 })).toEqual({ status: 'OK' });
    const next = await create({ account, email });
    expect(next.id).not.toBe(id);
    expect((await admin.call(findUsers, { text: account })).data.map((user) => user.id)).toEqual([next.id]);
    const row = await server.dataSource.manager.findOneByOrFail(UserEntity, { id });
    expect(row).toMatchObject({ deleted: true, account, email });
  });

  test('of an older version is refused', async () => {
    const { id } = await create();
    await admin.call(updateUser, { user: { id, version: 1, name: 'An' } });
    await expect(admin.call(removeUser, { id, version: 1 })).rejects.toMatchObject({ code: 1020 });
  });

  test('never of the own one [USER-20]', async () => {
    await expect(admin.call(removeUser, { id: await ownId(), version: 1 })).rejects.toMatchObject({
      code: 1013,
      data: { none: ['none: OWN_ACCOUNT'] },
    });
  });

  test('of two last admins who remove or demote each other at the same moment, one stays [USER-20]', async () => {
    for (const change of ['remove', 'demote'] as const) {
      const alone = await startServer();
      try {
        const [one, other] = [await alone.signIn('admin'), await alone.signIn('admin')];
        const [oneId, otherId] = await Promise.all(
          [one, other].map(async (each) => (await each.call(getAuthenticatedUser, {})).id as string),
        );
        const strike = (client: TestClient, id: string | undefined) =>
          change === 'remove'
            ? client.call(removeUser, { id: id as string, version: 1 })
            : client.call(updateUser, { user: { id: id as string, version: 1, type: 'normal' } });
        const answers = await Promise.allSettled([strike(one, otherId), strike(other, oneId)]);
        expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        const left = await alone.dataSource.manager.countBy(UserEntity, { type: 'admin', deleted: false });
        expect(left).toBe(1);
      } finally {
        await alone.close();
      }
    }
  });
});

describe('the audit trail', () => {
  test('has who created, changed and removed what, and never a secret', async () => {
    const { id } = await create({ name: 'An' });
    await admin.call(updateUser, { user: { id, version: 1, name: 'Bea' } });
    await admin.call(removeUser, { id, version: 2 });
    const entries = await server.dataSource.manager.find(AuditEntryEntity, {
      where: { entity: 'app_user', entity_id: id },
      order: { id: 'ASC' },
    });
    expect(entries.map(({ method, version, user_id }) => [method, version, user_id])).toEqual([
      ['createUser', 1, await ownId()],
      ['createUser', null, await ownId()],
      ['updateUser', 2, await ownId()],
      ['removeUser', 3, await ownId()],
    ]);
    expect(entries[1]).toMatchObject({ after: { invitation_sent_to: expect.stringContaining('@') } });
    expect(entries[2]).toMatchObject({ before: { name: 'An' }, after: { name: 'Bea' } });
    expect(entries[3]).toMatchObject({ before: { name: 'Bea', type: 'normal' }, after: null });
    const all = JSON.stringify(await server.dataSource.manager.find(AuditEntryEntity));
    expect(all).not.toMatch(/password_hash|argon2|key_hash|token/);
  });
});
