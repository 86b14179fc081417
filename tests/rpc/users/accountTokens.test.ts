import type { AccountMailKind } from '@salient/shared/areas/mails/mail.ts';
import {
  activateUser,
  authenticate2,
  requestUserPasswordReset,
  resendUserInvitationMail,
  resetUserPassword,
} from '@salient/shared/areas/users/sessionMethods.ts';
import { createUser, removeUser, updateUser } from '@salient/shared/areas/users/userMethods.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../core-server/src/areas/users/AccessLimits.ts';
import { accountTokenLifeMs, createAccountToken } from '../../../core-server/src/areas/users/tokens/accountTokens.ts';
import { UserEntity } from '../../../core-server/src/areas/users/UserEntity.ts';
import { AuditEntryEntity } from '../../../core-server/src/lib/changes/AuditEntryEntity.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let time = new Date();
let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer({ now: () => time });
  admin = await server.signIn('admin');
});
afterAll(() => server.close());
afterEach(() => {
  time = new Date();
});

const methodOf = { invitation: activateUser, passwordReset: resetUserPassword } as const;
const statusOf = { invitation: 'pending', passwordReset: 'checked' } as const;
const password = 'klaproos in de wind';
const invalid = { status: 'INVALID_KEY' };
const ok = { status: 'OK' };
let counter = 0;

async function accountWithToken(purpose: AccountMailKind) {
  const status = statusOf[purpose];
  const { account } = await server.makeAccount({ status, email: `key${++counter}@example.org` });
  const db = server.dataSource.manager;
  const user = await db.findOneByOrFail(UserEntity, { account });
  const key = await createAccountToken(db, user.id, purpose, time);
  const use = (chosen = password, other = key) =>
    server.guest.call(methodOf[purpose], { key: other, password: chosen });
  return { user, key, use, signIn: () => server.guest.call(authenticate2, { account, password }) };
}

describe.each(['invitation', 'passwordReset'] as const)('the token of a mail of kind %s', (purpose) => {
  test('sets the password once [AUTH-19, AUTH-20, AUTH-23, AUTH-32]', async () => {
    const { use, signIn } = await accountWithToken(purpose);
    expect(await use()).toEqual(ok);
    expect(await use('another password')).toEqual(invalid);
    await signIn();
  });

  test('of many who use it at the same moment, lets one [AUTH-32]', async () => {
    const { use } = await accountWithToken(purpose);
    const answers = await Promise.all(Array.from({ length: 8 }, () => use()));
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(1);
  });

  test('is good until its time is over, not a moment longer [AUTH-32]', async () => {
    const [kept, late] = [await accountWithToken(purpose), await accountWithToken(purpose)];
    time = new Date(time.getTime() + accountTokenLifeMs[purpose] - 1000);
    expect(await kept.use()).toEqual(ok);
    time = new Date(time.getTime() + 2000);
    expect(await late.use()).toEqual(invalid);
  });

  test('is good for its own purpose alone', async () => {
    const { key } = await accountWithToken(purpose);
    const other = purpose === 'invitation' ? resetUserPassword : activateUser;
    expect(await server.guest.call(other, { key, password })).toEqual(invalid);
  });

  test('that nobody was sent is answered as invalid, whatever it is [AUTH-15]', async () => {
    const { use, key } = await accountWithToken(purpose);
    for (const wrong of ['', 'x', key.slice(1), `${key} `, key.toUpperCase(), '%']) {
      expect(await use(password, wrong)).toEqual(invalid);
    }
    expect(await use()).toEqual(ok);
  });

  test('is kept when the password chosen is too short [AUTH-13]', async () => {
    const { use } = await accountWithToken(purpose);
    for (const [short, code] of [
      ['1234567', 'INVALID_LENGTH'],
      ['', 'DATA_REQUIRED'],
    ] as const) {
      await expect(use(short)).rejects.toMatchObject({ code: 1013, data: { password: [`password: ${code}`] } });
    }
    expect(await use()).toEqual(ok);
  });

  test('is worthless once the account is removed, or its address another [USER-20]', async () => {
    const [removed, moved] = [await accountWithToken(purpose), await accountWithToken(purpose)];
    await admin.call(removeUser, { id: removed.user.id, version: 1 });
    await admin.call(updateUser, { user: { id: moved.user.id, version: 1, email: `moved${purpose}@example.org` } });
    expect([await removed.use(), await moved.use()]).toEqual([invalid, invalid]);
  });

  test('is stored as a hash alone, and used with a trace that holds no secret [AUTH-32]', async () => {
    const { use, user, key } = await accountWithToken(purpose);
    const stored = JSON.stringify(
      await server.dataSource.query('SELECT *, encode(key_hash, $1) FROM user_key', ['hex']),
    );
    expect(stored).not.toContain(key);
    await use();
    const entries = await server.dataSource.manager.findBy(AuditEntryEntity, {
      entity: 'app_user',
      entity_id: user.id,
    });
    expect(entries).toMatchObject([
      {
        method: methodOf[purpose].name,
        account: user.account,
        version: 2,
        after: { password_changed_at: expect.any(String) },
      },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/argon2|hash/);
    const row = await server.dataSource.manager.findOneByOrFail(UserEntity, { id: user.id });
    expect([row.status, row.version]).toEqual(['checked', 2]);
  });
});

test('a changed password makes the other tokens of the account worthless, and opens it where it was locked [AUTH-31]', async () => {
  const strict = await startServer({ limits: defaultLimits });
  try {
    const owner = await strict.makeAccount({ email: 'owner@example.org' });
    const db = strict.dataSource.manager;
    const { id } = await db.findOneByOrFail(UserEntity, { account: owner.account });
    const keys = [
      await createAccountToken(db, id, 'passwordReset', time),
      await createAccountToken(db, id, 'passwordReset', time),
    ];
    const signIn = (chosen: string) => strict.guest.call(authenticate2, { account: owner.account, password: chosen });
    for (let wrong = 0; wrong < 12; wrong++) await expect(signIn('wrong')).rejects.toMatchObject({ code: 2 });
    await expect(signIn(owner.password)).rejects.toMatchObject({ code: 2 });
    const use = (key: string | undefined) => strict.guest.call(resetUserPassword, { key: key as string, password });
    expect([await use(keys[0]), await use(keys[1])]).toEqual([ok, invalid]);
    await signIn(password);
  } finally {
    await strict.close();
  }
});

describe('asking for mail', () => {
  const ask = (email: string) => server.guest.call(requestUserPasswordReset, { email });
  const mails = (user_id: string) =>
    server.dataSource.query('SELECT kind, recipient FROM mail WHERE user_id = $1 ORDER BY id', [user_id]);

  test('for a new password reaches the account in whatever letters, and says when there is none [AUTH-09, AUTH-23]', async () => {
    const { user } = await accountWithToken('passwordReset');
    expect(await ask(` ${user.email.toUpperCase()} `)).toEqual(ok);
    expect(await mails(user.id)).toEqual([{ kind: 'passwordReset', recipient: user.email }]);
    for (const nobody of ['nobody@example.org', '', '%', user.account]) {
      expect(await ask(nobody)).toEqual({ status: 'NOT_FOUND' });
    }
  });

  test('for a new password before the first one sends the invitation again', async () => {
    const { user, use } = await accountWithToken('invitation');
    expect(await ask(user.email)).toEqual(ok);
    expect(await mails(user.id)).toEqual([{ kind: 'invitation', recipient: user.email }]);
    // The first mail may still be the one that arrives.
    expect(await use()).toEqual(ok);
  });

  test('for the invitation again renews the token [AUTH-22, AUTH-32, USER-02]', async () => {
    const { user, use } = await accountWithToken('invitation');
    expect(await admin.call(resendUserInvitationMail, { id: user.id })).toEqual(ok);
    expect(await mails(user.id)).toEqual([{ kind: 'invitation', recipient: user.email }]);
    expect(await use()).toEqual(invalid);
  });

  test('for the invitation again is refused where none waits, and says when there is no such account [AUTH-23]', async () => {
    const { user } = await accountWithToken('passwordReset');
    await expect(admin.call(resendUserInvitationMail, { id: user.id })).rejects.toMatchObject({
      code: 1013,
      data: { status: ['status: INVALID_STATUS_OPTION'] },
    });
    const nobody = { id: '00000000-0000-7000-8000-000000000000' };
    expect(await admin.call(resendUserInvitationMail, nobody)).toEqual({ status: 'NOT_FOUND' });
    await admin.call(removeUser, { id: user.id, version: 1 });
    expect(await admin.call(resendUserInvitationMail, { id: user.id })).toEqual({ status: 'NOT_FOUND' });
  });

  test('happens when the address of an invited person is corrected, at the new one', async () => {
    const user = await admin.call(createUser, {
      user: { type: 'normal', account: 'mistyped', email: 'mistyped@exmaple.org' },
    });
    await admin.call(updateUser, { user: { id: user.id, version: 1, email: 'right@example.org' } });
    expect(await mails(user.id)).toContainEqual({ kind: 'invitation', recipient: 'right@example.org' });
  });
});

describe('too many attempts [AUTH-34]', () => {
  const tooMany = { code: 1029, data: { retryAfterSeconds: expect.any(Number) } };

  test('with tokens are answered with the time to wait, good ones do not count', async () => {
    const strict = await startServer({ limits: { key: { points: 3, seconds: 60 } } });
    try {
      const wrong = () => strict.guest.call(activateUser, { key: 'x', password });
      for (let good = 0; good < 6; good++) {
        const { account } = await strict.makeAccount();
        const { id } = await strict.dataSource.manager.findOneByOrFail(UserEntity, { account });
        const key = await createAccountToken(strict.dataSource.manager, id, 'passwordReset', time);
        expect(await strict.guest.call(resetUserPassword, { key, password })).toEqual(ok);
      }
      for (let tried = 0; tried < 3; tried++) expect(await wrong()).toEqual(invalid);
      await expect(wrong()).rejects.toMatchObject(tooMany);
      await expect(strict.guest.call(resetUserPassword, { key: 'x', password })).rejects.toMatchObject(tooMany);
    } finally {
      await strict.close();
    }
  });

  test('for reset mails are answered so, to one mailbox and from one address', async () => {
    const limits = { resetEmail: { points: 2, seconds: 60 }, resetAddress: { points: 4, seconds: 60 } };
    const strict = await startServer({ limits });
    try {
      const ask = (email: string) => strict.guest.call(requestUserPasswordReset, { email });
      await strict.makeAccount({ email: 'flooded@example.org' });
      expect([await ask('flooded@example.org'), await ask('FLOODED@example.org')]).toEqual([ok, ok]);
      await expect(ask('flooded@example.org')).rejects.toMatchObject(tooMany);
      expect(await ask('other@example.org')).toEqual({ status: 'NOT_FOUND' });
      await expect(ask('third@example.org')).rejects.toMatchObject(tooMany);
      expect(await strict.dataSource.query('SELECT count(*)::int AS n FROM mail')).toEqual([{ n: 2 }]);
    } finally {
      await strict.close();
    }
  });
});
