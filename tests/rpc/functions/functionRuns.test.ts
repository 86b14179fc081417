import { createCsvDownload } from '@salient/shared/areas/functions/csv/csvMethods.ts';
import { applyAction, callFunction, getFunctionRuns } from '@salient/shared/areas/functions/functionMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { until } from '../../harness/until.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const runsOf = async (name?: string) =>
  (await admin.call(getFunctionRuns, { ...(name ? { name } : {}), limit: 100 })).data;

test('a run is kept with who, what, how many rows and how it ended; further pages are the same run', async () => {
  const args = { familyname: 'Nobody' };
  await admin.call(callFunction, { name: 'PersonsWithoutEvents', args });
  await admin.call(callFunction, { name: 'PersonsWithoutEvents', args, offset: 10 });
  await expect(admin.call(callFunction, { name: 'PersonsWithoutEvents', args: { hat: 1 } })).rejects.toThrow();
  const [run, ...others] = await runsOf('PersonsWithoutEvents');
  expect(others).toEqual([]);
  expect(run).toMatchObject({ action: null, arguments: args, rows: 0, failed: 0, outcome: 'done' });
  expect(run?.account).toMatch(/\w/);
});

test('an action is kept with what it did and what not; its preview is not', async () => {
  const [one, used] = [await server.make.place(), await server.make.place()];
  await server.make.memorial({ place_id: used.id });
  const asked = { name: 'UnusedPlaces', action: 'remove', ids: [one.id, used.id] };
  await admin.call(applyAction, { ...asked, preview: true });
  await admin.call(applyAction, asked);
  expect(await runsOf('UnusedPlaces')).toMatchObject([{ action: 'remove', rows: 1, failed: 1, outcome: 'done' }]);
});

test('a table that is taken along as a file is a run as well', async () => {
  const args = { familyname: 'Filed' };
  await admin.call(createCsvDownload, { name: 'PersonsWithoutEvents', args });
  const runs = await runsOf('PersonsWithoutEvents');
  expect(runs.filter((run) => run.arguments.familyname === 'Filed')).toMatchObject([{ rows: 0, outcome: 'done' }]);
});

test('searches of persons are not kept: they are no work of administrators', async () => {
  await server.guest.call(callFunction, { name: 'FindPersonAdvancedPublic', args: { text: 'Jan' } });
  await admin.call(callFunction, { name: 'FindPerson', args: { text: 'Jan' } });
  expect((await runsOf()).filter((run) => run.function.startsWith('FindPerson'))).toEqual([]);
});

test('the database stops when nobody waits for the answer any more, and the run says so', async () => {
  const holder = server.dataSource.createQueryRunner();
  await holder.startTransaction();
  await holder.query('LOCK TABLE memorial IN ACCESS EXCLUSIVE MODE');
  const stop = new AbortController();
  const params = { token: admin.token, name: 'MemorialsWithoutPersons', args: {} };
  const calling = fetch(`${server.origin}/api/v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'callFunction', params }),
    signal: stop.signal,
  }).catch((error: Error) => error.name);
  const waiting = async () => {
    const [row] = await server.dataSource.query<{ n: number }[]>(
      `SELECT count(*)::integer AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FROM memorial m%'`,
    );
    return row?.n ?? 0;
  };
  await until('the report waits', async () => (await waiting()) > 0);
  stop.abort();
  expect(await calling).toBe('AbortError');
  await until('the database stops', async () => (await waiting()) === 0);
  await until('the run is noted', async () => (await runsOf('MemorialsWithoutPersons'))[0]?.outcome === 'cancelled');
  await holder.rollbackTransaction();
  await holder.release();
  expect(await admin.call(callFunction, { name: 'MemorialsWithoutPersons' })).toMatchObject({ total: 1 });
});

test('only administrators read the runs', async () => {
  const revisor = await server.signIn('revisor');
  await expect(revisor.call(getFunctionRuns, {})).rejects.toMatchObject({ code: 1010 });
});
