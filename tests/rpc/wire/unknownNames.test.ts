import { methods } from '@salient/shared/app/methods.ts';
import type { MethodDeclaration } from '@salient/shared/lib/contract/defineMethod.ts';
import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState } from '../../harness/programs/databaseState.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { validParams } from '../validParams.ts';

// What a client can only get wrong by a slip of the pen, an id or a column, is answered as what it is and not as a fault
// of the protocol.

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  // The clock stands still, so that no session slides on and changes the database.
  const now = new Date();
  server = await startServer({ now: () => now });
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

type Params = Record<string, unknown>;
interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly data: unknown };
}
const call = (method: string, params: Params) =>
  admin.post({ jsonrpc: '2.0', id: 1, method, params: { ...params, token: admin.token } }) as Promise<Answer>;

const names = Object.keys(methods) as MethodName[];
const isRecord = (value: unknown): value is Params =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys under which a call names the record that it is about. */
const ownIds = ['id', '_id', 'idA', 'idB'];

/** The same parameters about another record; null where they name none. */
function aboutRecord(params: Params, id: string): Params | null {
  const key = ownIds.find((each) => each in params);
  if (key) return { ...params, [key]: id };
  const [holder, record] = Object.entries(params).find(([, value]) => isRecord(value) && 'id' in value) ?? [];
  return holder === undefined ? null : { ...params, [holder]: { ...(record as Params), id } };
}

describe.each(names.filter((name) => /^(get|update|remove|delete|publish|unpublish|merge)/.test(name)))(
  '%s',
  (name) => {
    const declares1011 = (methods[name] as MethodDeclaration).errors.some(({ code }) => code === 1011);

    test('answers a text that can be no id like the id of no record, and writes nothing [ERR-24]', async () => {
      const valid = (await validParams[name](server, admin)) as Params;
      const none = uuidv7();
      const unknown = aboutRecord(valid, none);
      if (!unknown) return expect(Object.keys(valid)).not.toContain('id');
      const expected = await call(name, unknown);
      if (declares1011) expect(expected).toMatchObject({ error: { code: 1011, data: { id: none } } });
      const before = await databaseState(server.dataSource);
      for (const id of ['abc', '', ' ', '12', 'search', none.replaceAll('-', ''), `${none} `, 'é'.repeat(5_000)]) {
        const answer = await call(name, aboutRecord(valid, id) as Params);
        const told = JSON.parse(JSON.stringify(expected).replaceAll(none, 'ID')) as Answer;
        expect(JSON.stringify(answer).replaceAll(JSON.stringify(id.slice(0, 200)), '"ID"'), id).toBe(
          JSON.stringify(told),
        );
      }
      expect(await databaseState(server.dataSource)).toEqual(before);
    });
  },
);

describe.each(names.filter((name) => 'sort' in methods[name].params.shape))('%s', (name) => {
  test('refuses a column that it does not sort by with 1013 at `sort` [RPC-06, RPC-18]', async () => {
    expect((methods[name] as MethodDeclaration).errors.map(({ code }) => code)).toContain(1013);
    const valid = (await validParams[name](server, admin)) as Params;
    for (const sort of [['salary', 1], [['salary', -1]], [['toString', 1]], [['', 1]]]) {
      expect(await call(name, { ...valid, sort }), JSON.stringify(sort)).toMatchObject({
        error: { code: 1013, data: { sort: ['sort: INVALID_OPTION'] } },
      });
    }
    for (const sort of [['name'], 'name', [['name', 0]], { name: 1 }]) {
      expect(await call(name, { ...valid, sort }), JSON.stringify(sort)).toMatchObject({ error: { code: -32602 } });
    }
  });
});
