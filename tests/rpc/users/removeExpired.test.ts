import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeExpired } from '../../../core-server/src/areas/users/removeExpired.ts';
import { createAccountToken } from '../../../core-server/src/areas/users/tokens/accountTokens.ts';
import { UserEntity } from '../../../core-server/src/areas/users/UserEntity.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const day = 24 * 60 * 60 * 1000;

test('what is over is cleared away in its time, and nothing else [AUTH-31, AUTH-32]', async () => {
  const { dataSource } = server;
  const now = new Date();
  const { account } = await server.makeAccount();
  const { id } = await dataSource.manager.findOneByOrFail(UserEntity, { account });
  await createAccountToken(dataSource.manager, id, 'passwordReset', now);
  await createAccountToken(dataSource.manager, id, 'invitation', now);
  await dataSource.query('DELETE FROM rate_limit');
  await dataSource.query('INSERT INTO rate_limit VALUES ($1, 1, $2)', ['x', now.getTime() + day / 24]);
  const left = async (days: number) => {
    await removeExpired({ dataSource }, new Date(now.getTime() + days * day));
    const counts = ['user_key', 'rate_limit'].map(async (table) => {
      const [row] = await dataSource.query<{ n: number }[]>(`SELECT count(*)::int AS n FROM ${table}`);
      return row?.n;
    });
    return Promise.all(counts);
  };
  expect(await left(0)).toEqual([2, 1]);
  expect(await left(1.1)).toEqual([1, 0]);
  expect(await left(7.1)).toEqual([0, 0]);
});
