import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newestMigration } from '@salient/shared/lib/contract/newerDatabase.ts';
import { productVersion } from '@salient/shared/lib/contract/productVersion.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pickPort } from '../../core-server/launcher/src/freePort.ts';
import { migrate } from '../../core-server/src/lib/db/migrate.ts';
import { migrations } from '../../core-server/src/lib/db/migrations/migrations.ts';
import { createDatabase, type TestDatabase } from '../harness/programs/createDatabase.ts';
import { startServer } from '../harness/startServer.ts';

const root = join(import.meta.dirname, '../..');
const needed = 'This database needs Salient 9.0.0 or newer: its schema is at AddSomething1999999999999';
let database: TestDatabase;
let client: pg.Client;
let folder: string;
beforeAll(async () => {
  database = await createDatabase();
  folder = mkdtempSync(join(tmpdir(), 'salient-test-newer-'));
  client = new pg.Client(database.url);
  await client.connect();
  // What a later version leaves behind.
  await client.query(`INSERT INTO migration (timestamp, name) VALUES (1999999999999, 'AddSomething1999999999999')`);
  await client.query(`INSERT INTO migration_version VALUES ('AddSomething1999999999999', '9.0.0')`);
});
afterAll(async () => {
  await client.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const environment = async () => ({
  ...process.env,
  DATABASE_URL: database.url,
  MEILI_URL: 'http://127.0.0.1:9',
  SALIENT_DATA_DIR: join(folder, 'data'),
  SALIENT_DEMO: '0',
  PORT: String(await pickPort('newer database')),
});

test('the newest migration is named where every program reads it', () => {
  const timestampOf = (name: string) => Number(/\d{13}$/.exec(name)?.[0]);
  const newest = migrations.map(({ name }) => name).sort((a, b) => timestampOf(b) - timestampOf(a))[0];
  expect(newestMigration).toEqual({ timestamp: timestampOf(newest ?? ''), name: newest });
});

test('every migration that was written is found, in its order', () => {
  const files = readdirSync(join(root, 'core-server/src/lib/db/migrations')).filter((file) => file !== 'migrations.ts');
  const written = files.sort().map((file) => file.replace(/^(\d{13})-(\w+)\.ts$/, '$2$1'));
  expect(migrations.map(({ name }) => name)).toEqual(written);
});

test('a migration is noted with the version of the program that ran it', async () => {
  const { rows } = await client.query('SELECT migration, program_version FROM migration_version WHERE migration = $1', [
    newestMigration.name,
  ]);
  expect(rows).toEqual([{ migration: newestMigration.name, program_version: productVersion }]);
});

test.each([
  'start',
  'import list',
  'import undo 01938a3c-0000-7000-8000-000000000000',
  'reindex',
  'demo --persons 1',
  'password-link admin',
])('an older program refuses a newer database and says which version it needs: salient %s', async (command) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'core-server/launcher/bin/salient.js'), ...command.split(' ')],
    { env: await environment(), encoding: 'utf8' },
  );
  expect({ status, output: stdout + stderr }).toMatchObject({ status: 1, output: expect.stringContaining(needed) });
  expect(stderr).toContain(`this is Salient ${productVersion}`);
  expect(stderr).not.toContain('    at ');
});

test('an older search indexer refuses a newer database and says which version it needs', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'search-indexer/src/app/main.ts')], {
    cwd: root,
    env: await environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words += text;
  });
  expect(await once(child, 'close')).toEqual([2, null]);
  expect(words).toContain(needed);
});

test('an older core server refuses a newer database and says which version it needs', async () => {
  const kept = { ...database, drop: async () => undefined };
  await expect(startServer({ database: kept })).rejects.toThrow(needed);
});

test('a newer database whose version is not noted is refused too, and left as it is', async () => {
  await client.query('DELETE FROM migration_version WHERE program_version = $1', ['9.0.0']);
  await expect(migrate(database.url)).rejects.toThrow('This database needs a newer Salient: its schema is at AddSome');
  const { rows } = await client.query('SELECT count(*)::int AS count FROM migration');
  expect(rows).toEqual([{ count: migrations.length + 1 }]);
});
