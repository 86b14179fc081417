import { authenticate2, resetUserPassword } from '@salient/shared/areas/users/sessionMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passwordLink } from '../../../core-server/src/areas/users/tokens/passwordLink.ts';
import { accountTokenIn } from '../../harness/services/MailServer.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const link = (account: string) => passwordLink(server.dataSource, account, 'https://names.example.org', new Date());

test('the operator gets a link that opens an account to its owner, once', async () => {
  const { account } = await server.makeAccount({ type: 'admin' });
  const address = await link(` ${account.toUpperCase()}`);
  expect(address).toMatch(/^https:\/\/names\.example\.org\/resetPassword\?key=[\w-]{43}$/);
  const params = { key: accountTokenIn(address), password: 'klaproos in de wind' };
  expect(await server.guest.call(resetUserPassword, params)).toEqual({ status: 'OK' });
  expect(await server.guest.call(resetUserPassword, params)).toEqual({ status: 'INVALID_KEY' });
  await server.guest.call(authenticate2, { account, password: params.password });
});

test('for an invited account it is the invitation, for none and for a suspended one it is refused', async () => {
  const { account } = await server.makeAccount({ status: 'pending', password_hash: null });
  expect(await link(account)).toContain('/activateAccount?key=');
  await expect(link('nobody')).rejects.toThrow('There is no account "nobody".');
  const removed = await server.makeAccount({ deleted: true });
  await expect(link(removed.account)).rejects.toThrow('There is no account');
  const suspended = await server.makeAccount({ status: 'suspended' });
  const before = await server.dataSource.query('SELECT count(*) FROM user_key');
  await expect(link(suspended.account)).rejects.toThrow(`The account "${suspended.account}" is suspended`);
  expect(await server.dataSource.query('SELECT count(*) FROM user_key')).toEqual(before);
});
