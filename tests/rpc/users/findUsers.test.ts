import { createUser, findUsers, removeUser } from '@salient/shared/areas/users/userMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
  const people = [
    { account: 'Zoe', name: 'An Peeters', email: 'zoe@example.org', phone: '057 20 00 00', type: 'normal' },
    { account: 'adam', name: 'Bert Claes', email: 'adam@example.org', type: 'revisor', language: 'fr' },
    { account: 'Bea_1', name: 'Céline 100%', email: 'bea@museum.example', type: 'normal', description: 'zaalwacht' },
    { account: 'beax1', name: 'Dirk', email: 'dirk@museum.example', type: 'readonly', dataset: 'military' },
    { account: 'gone', email: 'gone@example.org', type: 'normal' },
  ];
  for (const user of people) await admin.call(createUser, { user });
  const [gone] = (await admin.call(findUsers, { text: 'gone' })).data;
  await admin.call(removeUser, { id: gone?.id as string, version: 1 });
});
afterAll(() => server.close());

async function accounts(params: Parameters<typeof admin.call<typeof findUsers>>[1]): Promise<string[]> {
  const { data, total } = await admin.call(findUsers, params);
  if ((params.limit ?? 10) >= total && !params.offset) expect(data).toHaveLength(total);
  return data.map(({ account }) => account).filter((account) => !account.startsWith('admin-'));
}

test('lists all accounts but removed ones, by account name in any letters [USER-01, USER-16]', async () => {
  expect(await accounts({})).toEqual(['adam', 'Bea_1', 'beax1', 'Zoe']);
});

test('has nothing of passwords or keys', async () => {
  const { data } = await admin.call(findUsers, {});
  expect(JSON.stringify(data)).not.toMatch(/hash|argon|password|key/);
});

describe('finds', () => {
  test.each([
    ['peeters', ['Zoe']],
    ['PEETERS zoe', ['Zoe']],
    ['peeters adam', []],
    ['museum.example', ['Bea_1', 'beax1']],
    ['057 20', ['Zoe']],
    ['zaalwacht', ['Bea_1']],
    ['bea_1', ['Bea_1']],
    ['100%', ['Bea_1']],
    ['%', ['Bea_1']],
    ['céline', ['Bea_1']],
    ['  ', ['adam', 'Bea_1', 'beax1', 'Zoe']],
  ])('%j in account, name, address, phone and description', async (text, found) => {
    expect(await accounts({ text })).toEqual(found);
    expect(await accounts({ filter: text })).toEqual(found);
  });

  test('by columns, choices equal and texts contained', async () => {
    expect(await accounts({ filter: { type: 'normal' } })).toEqual(['Bea_1', 'Zoe']);
    expect(await accounts({ filter: { type: 'normal', email: 'EXAMPLE.org' } })).toEqual(['Zoe']);
    expect(await accounts({ filter: { language: 'fr' } })).toEqual(['adam']);
    expect(await accounts({ filter: { dataset: 'military' } })).toEqual(['beax1']);
    expect(await accounts({ filter: { status: 'checked' } })).toEqual([]);
    expect(await accounts({ filter: { status: 'pending', name: 'dirk' } })).toEqual(['beax1']);
  });
});

test('sorts by each column, up and down', async () => {
  expect(await accounts({ sort: ['account', -1] })).toEqual(['Zoe', 'beax1', 'Bea_1', 'adam']);
  expect(
    await accounts({
      sort: [
        ['type', 1],
        ['account', -1],
      ],
    }),
  ).toEqual(['Zoe', 'Bea_1', 'beax1', 'adam']);
  expect(await accounts({ sort: ['name', 1], filter: { status: 'pending' } })).toEqual([
    'Zoe',
    'adam',
    'Bea_1',
    'beax1',
  ]);
  for (const column of ['email', 'phone', 'status'] as const) {
    expect((await accounts({ sort: [column, 1] })).length).toBe(4);
  }
});

test('pages ten at a time with the exact total', async () => {
  const { data, total } = await admin.call(findUsers, { offset: 1, limit: 2, filter: { status: 'pending' } });
  expect([data.map(({ account }) => account), total]).toEqual([['Bea_1', 'beax1'], 4]);
});
