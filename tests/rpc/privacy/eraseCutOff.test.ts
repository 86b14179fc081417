import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { erasePersonalData, findErasures } from '@salient/shared/areas/privacy/erase/erasureMethods.ts';
import { authenticate2 } from '@salient/shared/areas/users/sessionMethods.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { repeatListedErasures } from '../../../core-server/src/app/repeatListedErasures.ts';
import { type ServerProcess, startProcess } from '../../harness/programs/startProcess.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { TestClient } from '../../harness/TestClient.ts';
import { leaveTraces, living, type Traces, tracesLeft } from './fortyTraces.ts';

let server: TestServer;
let core: ServerProcess;
let admin: TestClient;
let traces: Traces;
let before: number;
/** Holds up an erasure in the process, as slow disks and locks do. */
let holder: pg.Client;
const dataDir = mkdtempSync(join(tmpdir(), 'salient-cut-off-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

beforeEach(async () => {
  server = await startServer();
  traces = await leaveTraces(server.dataSource);
  before = (await tracesLeft(server.dataSource)).length;
  core = await startProcess(server.databaseUrl, {}, dataDir);
  const { account, password } = await server.makeAccount({ type: 'admin' });
  const { token } = await new TestClient(core.origin, 'GUEST').call(authenticate2, { account, password });
  admin = new TestClient(core.origin, token);
  holder = new pg.Client(server.databaseUrl);
  await holder.connect();
});
afterEach(async () => {
  await holder.end();
  await server.close();
});

const begin = () =>
  void admin
    .call(erasePersonalData, { contactPersonId: traces.contactId, confirmation: `${living.first} ${living.last}` })
    .catch(() => undefined);
const waits = async () => {
  const [row] = await server.dataSource.query(
    `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return row.n;
};
/** One that is being written is called `.part` until it is whole. */
const listed = () =>
  readdirSync(dataDir).includes('erasures')
    ? readdirSync(join(dataDir, 'erasures')).filter((name) => name.endsWith('.json')).length
    : 0;

test('a server killed while it erases has erased nothing, and lists nothing', async () => {
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE use_count IN ACCESS EXCLUSIVE MODE');
  begin();
  await expect.poll(waits).toBe(1);
  await core.kill();
  await holder.query('ROLLBACK');
  await expect.poll(waits).toBe(0);
  expect(await tracesLeft(server.dataSource)).toHaveLength(before);
  expect(listed()).toBe(0);
  expect(await repeatListedErasures(server.databaseUrl, dataDir)).toBe(0);
});

test('one that is killed in the last moment is erased to the end at the next start, and the list says that it was done again', async () => {
  // The commit waits: the list on the disk is written, the database does not have it yet.
  await holder.query(`CREATE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock(4711); RETURN NULL; END $$`);
  await holder.query(`CREATE CONSTRAINT TRIGGER wait_for_test AFTER INSERT ON erasure DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION wait_for_test()`);
  await holder.query('SELECT pg_advisory_lock(4711)');
  begin();
  await expect.poll(listed, { timeout: 20_000 }).toBe(1);
  await core.kill();
  await holder.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'salient-core-staff'`,
  );
  await holder.query('SELECT pg_advisory_unlock(4711)');
  await expect.poll(async () => (await tracesLeft(server.dataSource)).length).toBe(before);

  expect(await repeatListedErasures(server.databaseUrl, dataDir)).toBe(1);
  expect(await tracesLeft(server.dataSource)).toEqual([]);
  const [erasure] = (await (await server.signIn('admin')).call(findErasures, {})).data;
  expect(erasure?.repeatedAt).not.toBeNull();
});
