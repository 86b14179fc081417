import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { personIndex } from '@salient/shared/areas/search/indexSettings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IndexedMuseum } from './IndexedMuseum.ts';
import { insertPersons } from './madeUpPersons.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const dataDir = mkdtempSync(join(tmpdir(), 'salient-test-reindex-'));

let museum: IndexedMuseum;
beforeAll(async () => {
  museum = await IndexedMuseum.open();
  await insertPersons(museum.dataSource, 300, 1);
});
afterAll(async () => {
  await museum.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs `salient reindex` as a person does, on this test's services. */
function reindex(...options: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(root, 'core-server/launcher/bin/salient.js'), 'reindex', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      SALIENT_DATA_DIR: dataDir,
      DATABASE_URL: museum.databaseUrl,
      MEILI_URL: museum.meilisearch.url,
      MEILI_MASTER_KEY: museum.meilisearch.key,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}

test('fills the index when no indexer runs, and leaves none behind', async () => {
  const { code, output } = await reindex();
  expect(output).toContain('The index is built anew');
  expect(code).toBe(0);
  await museum.expectIndexToEqualDatabase();
  expect((await museum.state()).indexer).toBeNull();
});

test('has the running indexer do it', async () => {
  const indexer = await museum.startIndexer();
  await museum.untilIndexed();
  expect(await reindex()).toMatchObject({ code: 0 });
  expect(indexer.log).toContainEqual(expect.objectContaining({ reason: 'somebody asked for it' }));
  await museum.expectIndexToEqualDatabase();
  await indexer.stop();
});

test('compares and repairs with --check', async () => {
  expect(await reindex('--check')).toMatchObject({ code: 0, output: expect.stringContaining('fits the database') });
  const [{ id }] = await museum.dataSource.query('SELECT id FROM person LIMIT 1');
  await museum.done(museum.client.index(personIndex).deleteDocument(id));
  expect(await reindex('--check')).toMatchObject({ code: 0, output: expect.stringContaining('made anew: 1.') });
  await museum.expectIndexToEqualDatabase();
});
