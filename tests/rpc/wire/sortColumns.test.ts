import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { validParams } from '../validParams.ts';
import { discover, type JsonSchema } from './openRpc.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

/** The examples within a schema: of a sort they name its columns. */
const examplesIn = (schema: unknown): string[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : [
        ...(((schema as JsonSchema).examples ?? []) as unknown[]).filter((each) => typeof each === 'string'),
        ...Object.values(schema).flatMap(examplesIn),
      ];

test('every list that can be sorted answers by each column that its description names, both ways', async () => {
  const { methods } = await discover(admin);
  const refused: string[] = [];
  const different: string[] = [];
  let asked = 0;
  for (const { name, params } of methods) {
    const columns = new Set(examplesIn(params.find((param) => param.name === 'sort')?.schema));
    if (columns.size === 0) continue;
    const valid = await validParams[name](server);
    const found = new Map<string, { by: string; row: string }>();
    for (const sort of [...columns].flatMap((column) => [[column, 1] as const, [column, -1] as const])) {
      asked++;
      const { result, error } = (await admin.post({
        ...{ jsonrpc: '2.0', id: 1, method: name },
        params: { ...valid, sort, token: admin.token },
      })) as { result?: { data?: { id?: string }[] }; error?: { message: string } };
      if (error) refused.push(`${name} ${sort.join(' ')}: ${error.message}`);
      for (const row of result?.data ?? []) {
        const before = found.get(row.id ?? '');
        if (before && before.row !== JSON.stringify(row)) {
          different.push(`${name}: ${before.by} and ${sort.join(' ')} answer ${before.row} and ${JSON.stringify(row)}`);
        }
        found.set(row.id ?? '', { by: sort.join(' '), row: JSON.stringify(row) });
      }
    }
  }
  expect(asked).toBeGreaterThan(100);
  expect(refused).toEqual([]);
  // An order changes no record.
  expect(different).toEqual([]);
});
