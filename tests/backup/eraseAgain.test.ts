import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { erasePersonalData, findErasures } from '@salient/shared/areas/privacy/erase/erasureMethods.ts';
import { authenticate2 } from '@salient/shared/areas/users/sessionMethods.ts';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { TestClient } from '../harness/TestClient.ts';
import { leaveTraces, living, type Traces, tracesLeft } from '../rpc/privacy/fortyTraces.ts';
import { cleanUp, Launch, makeFolder } from '../start/Launch.ts';

const command = join(import.meta.dirname, '../../core-server/launcher/bin/salient.js');
const password = 'Veldpost1917x';
const folder = makeFolder();
afterAll(cleanUp);

/** Runs a command of Salient on a data directory below the folder of the test. */
function salient(dataDir: string, ...args: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH, SALIENT_DATA_DIR: join(folder, dataDir), DISK_FLOOR_MB: '100' };
    const child = spawn(process.execPath, [command, ...args], { cwd: folder, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.once('exit', (code) => resolve({ code, output }));
  });
}

const start = async (dataDir: string) =>
  (
    await Launch.start(join(folder, dataDir), {
      env: { SALIENT_ADMIN_PASSWORD: password, BACKUP_TARGET: join(folder, 'backups'), BACKUP_AT: 'off' },
    })
  ).ready();

async function withDatabase<T>(launch: Launch, steps: (db: pg.Client & { query: never }) => Promise<T>): Promise<T> {
  const client = new pg.Client(launch.facts?.services?.databaseUrl);
  await client.connect();
  try {
    return await steps(client as never);
  } finally {
    await client.end();
  }
}

/** As a DataSource answers: the rows. */
const rowsOf = (client: pg.Client) => ({
  query: async <T>(sql: string, values?: unknown[]) => (await client.query(sql, values)).rows as T,
});

async function signIn(launch: Launch): Promise<TestClient> {
  const { token } = await new TestClient(launch.address, 'GUEST').call(authenticate2, { account: 'admin', password });
  return new TestClient(launch.address, token);
}

test('who was erased today is found nowhere after yesterday’s backup was restored, on another machine and without a start', async () => {
  const museum = await start('museum');
  const traces: Traces = await withDatabase(museum, (db) => leaveTraces(rowsOf(db)));
  expect(await salient('museum', 'backup', join(folder, 'backups'), '--full-speed')).toMatchObject({ code: 0 });

  const admin = await signIn(museum);
  const { id } = await admin.call(erasePersonalData, {
    ...{ contactPersonId: traces.contactId, confirmation: `${living.first} ${living.last}` },
  });
  expect(await withDatabase(museum, (db) => tracesLeft(rowsOf(db)))).toEqual([]);
  await expect.poll(() => existsSync(join(folder, 'backups/erasures', `${id}.json`)), { timeout: 20_000 }).toBe(true);
  await expect
    .poll(async () => (await admin.call(findErasures, {})).data[0]?.proof?.found, { timeout: 60_000 })
    .toBe(0);
  expect((await admin.call(findErasures, {})).data[0]?.proof?.indexes).toBeGreaterThan(0);

  const restored = await salient('elsewhere', 'restore', join(folder, 'backups'));
  expect(restored.output).toContain('1 erasure was done again');
  expect(restored.code).toBe(0);
  expect(readdirSync(join(folder, 'elsewhere/erasures'))).toEqual([`${id}.json`]);
  const again = await start('elsewhere');
  expect(await withDatabase(again, (db) => tracesLeft(rowsOf(db)))).toEqual([]);
  const [listed] = (await (await signIn(again)).call(findErasures, {})).data;
  expect(listed).toMatchObject({ id, repeatedAt: expect.any(String) });
}, 300_000);
