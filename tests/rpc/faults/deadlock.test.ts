import { setTimeout as sleep } from 'node:timers/promises';
import { updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { createPlace } from '@salient/shared/areas/places/placeMethods.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../harness/programs/createDatabase.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createDatabase();
  // PostgreSQL looks for a deadlock once, so long after a wait began: by then a busy machine must have made it.
  const patient = `${database.url}?options=${encodeURIComponent('-c deadlock_timeout=3s')}`;
  server = await startServer({ database: { ...database, url: patient } });
});
afterAll(() => server.close());

test('a save that PostgreSQL gives up for another transaction is made again, and its author notices nothing', async () => {
  const editor = await server.signIn('normal');
  const [first, second] = [await server.make.person(), await server.make.person()].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  const other = new pg.Client(database.url);
  await other.connect();
  await other.query(`SET deadlock_timeout = '1min'`);
  await other.query('BEGIN');
  await other.query('SELECT FROM person WHERE id = $1 FOR UPDATE', [second?.id]);
  // The save takes the first person and waits for the second.
  const saving = editor.call(updatePerson, {
    person: { id: first?.id ?? '', version: 1, relations: [{ person_id: second?.id ?? '', relation: 'friend' }] },
  });
  const waiting = async () => (await other.query('SELECT FROM pg_locks WHERE NOT granted')).rowCount;
  while ((await waiting()) === 0) await sleep(10);
  // Now each waits for the other. PostgreSQL ends the one that looks first: the save.
  await other.query('SELECT FROM person WHERE id = $1 FOR UPDATE', [first?.id]);
  await other.query('COMMIT');
  await other.end();
  expect(await saving).toMatchObject({ version: 2, relations: [{ person_id: second?.id }] });
  const [row] = await server.dataSource.query(
    'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
  );
  expect(row.deadlocks).toBeGreaterThan(0);
});

test('a save that is given up at every attempt is asked for again, as one that waited too long', async () => {
  const editor = await server.signIn('normal');
  await server.dataSource.query(`
    CREATE FUNCTION give_up() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = 'deadlock_detected'; END $$;
    CREATE TRIGGER give_up BEFORE INSERT ON place EXECUTE FUNCTION give_up()`);
  const place = { languages: { nl: { name: 'Vastgelopen' } } };
  await expect(editor.call(createPlace, { place })).rejects.toMatchObject({
    ...{ name: 'busy', data: { retryAfterSeconds: expect.any(Number) } },
  });
  await server.dataSource.query('DROP FUNCTION give_up CASCADE');
  expect(await editor.call(createPlace, { place })).toMatchObject({ version: 1 });
});
