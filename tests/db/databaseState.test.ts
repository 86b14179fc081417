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

test('persons and events are vacuumed once a fiftieth of them has changed or come, as questions read their indexes alone', async () => {
  const { rows } = await client.query(
    `SELECT c.relname, option_name, option_value::double precision AS value
     FROM pg_class c, pg_options_to_table(c.reloptions)
     WHERE c.oid IN ('person'::regclass, 'person_event'::regclass) ORDER BY 1, 2`,
  );
  const of = (relname: string) => [
    { relname, option_name: 'autovacuum_vacuum_insert_scale_factor', value: 0.02 },
    { relname, option_name: 'autovacuum_vacuum_scale_factor', value: 0.02 },
  ];
  expect(rows).toEqual([...of('person'), ...of('person_event')]);
});
