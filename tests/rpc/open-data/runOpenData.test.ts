import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOpenData } from '../../../core-server/src/app/open-data/runOpenData.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { fillMuseum } from './openMuseum.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'salient-test-open-'));
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ dataDir, filesFolder: join(dataDir, 'files') });
  await fillMuseum(server);
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const settings = (databaseUrl: string) => ({
  ...process.env,
  ...{ DATABASE_URL: databaseUrl, SALIENT_DATA_DIR: dataDir, PUBLIC_URL: 'https://salient.example' },
});
const task = { now: new Date('2026-11-27T03:52:00Z'), licence: 'CC0-1.0' as const };
const index = async () => fetch(`${server.origin}/open-data/index.json`);

test('a dump is made in a process of its own, and given away by the server', async () => {
  const made = await runOpenData(task, new AbortController().signal, settings(server.databaseUrl));
  expect(made).toEqual({ records: { person: 1, place: 2, unit: 2, memorial: 1 }, changed: 6, deleted: 0 });
  const { made_at, licence } = await (await index()).json();
  expect([made_at, licence.id]).toEqual(['2026-11-27T03:52:00.000Z', 'CC0-1.0']);
  const persons = await (await fetch(`${server.origin}/open-data/persons.jsonl`)).text();
  expect(JSON.parse(persons)).toMatchObject({
    family_name: 'Pemberton',
    url: expect.stringContaining('https://salient.example/person/'),
  });
});

test('one that cannot be made says why, and leaves the one before', async () => {
  const never = new AbortController().signal;
  const nowhere = settings(`${server.databaseUrl}_gone`);
  await expect(runOpenData(task, never, nowhere)).rejects.toThrow(/were not made: .*does not exist/);
  expect((await index()).status).toBe(200);
});

test('it ends when the server does', async () => {
  const stopping = new AbortController();
  stopping.abort();
  await expect(runOpenData(task, stopping.signal, settings(server.databaseUrl))).rejects.toThrow('SIGTERM');
});
