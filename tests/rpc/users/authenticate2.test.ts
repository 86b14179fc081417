import { hash } from '@node-rs/argon2';
import { authenticate2, getAuthenticatedUser } from '@salient/shared/areas/users/sessionMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureAdmin } from '../../../core-server/src/areas/users/ensureAdmin.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const signIn = (account: string, password: string) => server.guest.call(authenticate2, { account, password });
const invalidLogin = { code: 2, name: 'invalidLogin' };
const quickHash = (password: string) => hash(password, { memoryCost: 8, timeCost: 1 });

describe('signing in', () => {
  test('answers a token and the account as its owner sees it, without secrets [AUTH-05, AUTH-16, AUTH-18, USER-04]', async () => {
    const { account, password } = await server.makeAccount({
      type: 'revisor',
      name: 'Ann',
      email: 'ann@example.org',
      language: 'fr',
    });
    const { token, user } = await signIn(account, password);
    expect(user).toEqual({
      id: expect.any(String),
      type: 'revisor',
      account,
      name: 'Ann',
      email: 'ann@example.org',
      language: 'fr',
      army: null,
      dataset: 'any',
      readsContactData: true,
    });
    const params = { token };
    const answer = await server.guest.post({ jsonrpc: '2.0', id: 1, method: getAuthenticatedUser.name, params });
    expect(answer).toMatchObject({ result: user });
  });

  test('takes the account in any case and with blanks around it [AUTH-17]', async () => {
    const { account, password } = await server.makeAccount({ account: 'Élodie.De-Smet' });
    for (const typed of [account, 'ÉLODIE.DE-SMET', 'élodie.de-smet', account.normalize('NFD'), ` ${account}\n`]) {
      expect((await signIn(typed, password)).user.account).toBe(account);
    }
  });

  test('takes any password letter by letter, however long or strange', async () => {
    for (const password of [
      '12345678',
      ' met  blanks ',
      'wachtwoord\u{1f33a}',
      '密码密码密码密码',
      'x'.repeat(1000),
      '"\\\'%_',
      'Straße',
    ]) {
      const { account } = await server.makeAccount({ password_hash: await quickHash(password) });
      await signIn(account, password);
      for (const wrong of [password.toUpperCase(), `${password} `, password.slice(0, -1), '']) {
        if (wrong !== password && wrong.length <= 1000) {
          await expect(signIn(account, wrong)).rejects.toMatchObject(invalidLogin);
        }
      }
    }
  });

  test('takes a password whose accents another keyboard composes differently', async () => {
    const { account } = await server.makeAccount({ password_hash: await quickHash('crème brûlée'.normalize('NFC')) });
    await signIn(account, 'crème brûlée'.normalize('NFD'));
  });

  test('gives each sign-in a session of its own', async () => {
    const { account, password } = await server.makeAccount();
    const tokens = await Promise.all(Array.from({ length: 5 }, async () => (await signIn(account, password)).token));
    expect(new Set(tokens).size).toBe(5);
  });
});

describe('is refused with code 2, and nothing more is said [AUTH-06, ERR-07]', () => {
  test('for a wrong password, an unknown account and a removed one alike [AUTH-06, USER-20]', async () => {
    const known = await server.makeAccount();
    const removed = await server.makeAccount({ deleted: true });
    const answers = await Promise.all(
      [
        { account: known.account, password: 'wrong' },
        { account: 'nobody', password: known.password },
        removed,
        { account: '', password: '' },
        { account: '%', password: known.password },
      ].map((params) => server.guest.post({ jsonrpc: '2.0', id: 1, method: 'authenticate2', params })),
    );
    for (const answer of answers) {
      expect(answer).toEqual({ jsonrpc: '2.0', id: 1, error: { code: 2, message: 'invalidLogin' } });
    }
  });

  test('and no session is made', async () => {
    const { account } = await server.makeAccount();
    const count = async () => (await server.dataSource.query('SELECT count(*)::int AS n FROM session'))[0].n;
    const before = await count();
    await expect(signIn(account, 'wrong')).rejects.toMatchObject(invalidLogin);
    expect(await count()).toBe(before);
  });
});

test('an account whose invitation waits is refused with code 8 [AUTH-06, ERR-07, USER-09]', async () => {
  const { account } = await server.makeAccount({ status: 'pending', password_hash: null });
  await expect(signIn(account, 'whatever')).rejects.toMatchObject({ code: 8, name: 'accountNotActivated' });
});

test('the account of a removed user is free for another [USER-20]', async () => {
  const removed = await server.makeAccount({ account: 'twice', deleted: true, type: 'admin' });
  await server.makeAccount({ account: 'Twice', type: 'readonly' });
  expect((await signIn(removed.account, removed.password)).user.type).toBe('readonly');
});

test('account and password beyond any length are wrong parameters', async () => {
  for (const params of [
    { account: 'a'.repeat(255), password: 'x' },
    { account: 'a', password: 'x'.repeat(1001) },
  ]) {
    const answer = await server.guest.post({ jsonrpc: '2.0', id: 1, method: 'authenticate2', params });
    expect(answer).toMatchObject({ error: { code: -32602 } });
  }
});

describe('the database', () => {
  test('holds passwords as Argon2id hashes with their own salt [AUTH-34]', async () => {
    await server.dataSource.query('DELETE FROM app_user');
    expect(await ensureAdmin(server.dataSource, 'correct horse')).toBe(true);
    expect(await ensureAdmin(server.dataSource, 'another')).toBe(false);
    const [{ password_hash }] = await server.dataSource.query('SELECT password_hash FROM app_user');
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=(\d{4,}),t=\d+,p=\d+\$/);
    expect(password_hash).not.toContain('horse');
    expect((await signIn('admin', 'correct horse')).user).toMatchObject({ type: 'admin', account: 'admin' });
    await expect(signIn('admin', 'another')).rejects.toMatchObject(invalidLogin);
  });
});
