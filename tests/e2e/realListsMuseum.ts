import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runImport } from '../../core-server/importer/src/run/runImport.ts';
import { summerProject } from './museumFacts.ts';
import { openMuseum } from './openMuseum.ts';
import { mapOf, realLists } from './realLists.ts';

/** A museum of real persons, places and graves, brought in by the product's own imports. */
await openMuseum(async ({ dataSource }, databaseUrl) => {
  const folder = await mkdtemp(join(tmpdir(), 'salient-real-museum-'));
  for (const [kind, file] of realLists) {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await runImport(client, { kind, file, map: mapOf(file), rejectsFile: join(folder, 'rejects.csv') });
    await client.end();
  }
  await rm(folder, { recursive: true, force: true });
  await dataSource.query(`INSERT INTO project (id, title) VALUES ($1, $2)`, [summerProject.id, summerProject.title]);
});
