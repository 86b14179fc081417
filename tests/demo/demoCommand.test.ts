import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../harness/programs/createDatabase.ts';

const salient = join(import.meta.dirname, '../../core-server/launcher/bin/salient.js');
let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createDatabase();
  folder = mkdtempSync(join(tmpdir(), 'salient-test-demo-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [salient, 'demo', ...args], {
    env: { ...process.env, DATABASE_URL: database.url, SALIENT_DATA_DIR: join(folder, 'data') },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('salient demo loads the museum of the wanted size and says that it is fictional', () => {
  const first = run('--persons', '120');
  expect(first).toMatchObject({ status: 0 });
  expect(first.output).toMatch(/All of them are fictional/);
  expect(first.output).toMatch(/persons +120\n/);
  expect(run('--persons', '120').output).toMatch(/there already/);
});

test('salient demo leaves a museum of real persons alone unless it is told to', async () => {
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query(`INSERT INTO person (id, surname) VALUES (gen_random_uuid(), 'Iemand')`);
  await client.end();
  const refused = run('--persons', '20');
  expect(refused.status).toBe(1);
  expect(refused.output).toMatch(/--beside/);
  expect(run('--persons', '20', '--beside')).toMatchObject({ status: 0 });
});

test.each(['none', '0', '-3', '1.5', '99999999'])('salient demo refuses to make %s persons', (number) => {
  const refused = run(`--persons=${number}`);
  expect(refused.status).toBe(1);
  expect(refused.output).toMatch(/number from 1 to/);
});
