import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDatabaseState } from '../../core-server/launcher/src/preparation/readDatabaseState.ts';
import { migrationNames } from '../../shared/src/lib/contract/migrationNames.ts';
import { createDatabase, type TestDatabase } from '../harness/programs/createDatabase.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client(database.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('a schema is the newest when every migration was run, and not when the last one was', async () => {
  expect(await readDatabaseState(database.url)).toMatchObject({ hasNewestSchema: true });
  // Whoever merges a branch may bring a migration that was written before one that ran already.
  for (const name of [migrationNames.at(-1), migrationNames.at(-3)]) {
    const { rows } = await client.query('DELETE FROM migration WHERE name = $1 RETURNING *', [name]);
    expect(rows).toHaveLength(1);
    expect(await readDatabaseState(database.url)).toMatchObject({ hasNewestSchema: false });
    const [{ timestamp }] = rows as [{ timestamp: string }];
    await client.query('INSERT INTO migration (timestamp, name) VALUES ($1, $2)', [timestamp, name]);
  }
  expect(await readDatabaseState(database.url)).toMatchObject({ hasNewestSchema: true });
});
