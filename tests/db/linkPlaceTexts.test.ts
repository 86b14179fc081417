import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataSource } from '../../core-server/src/app/database/createDataSource.ts';
import { LinkPlaceTexts1763835200000 } from '../../core-server/src/lib/db/migrations/1763835200000-LinkPlaceTexts.ts';
import { createDatabase, type TestDatabase } from '../harness/programs/createDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

test('what imports kept of a place in the comments becomes its text; what staff typed there, or has a place, does not', async () => {
  const dataSource = await createDataSource({ url: database.url, poolSize: 1 }).initialize();
  try {
    const runner = dataSource.createQueryRunner();
    const migration = new LinkPlaceTexts1763835200000();
    await migration.down(runner);
    const [imported, typed, batch, place] = [1, 2, 3, 4].map((n) => `00000000-0000-7000-8000-00000000000${n}`);
    await runner.query(`INSERT INTO person (id, surname) VALUES ($1, 'Jan'), ($2, 'Piet')`, [imported, typed]);
    await runner.query(`INSERT INTO place (id, languages) VALUES ($1, '{}')`, [place]);
    await runner.query(
      `INSERT INTO import_batch (id, kind, source, title, file_name, file_sha256, status)
       VALUES ($1, 'persons', 'lijst', '', 'lijst.csv', '', 'finished')`,
      [batch],
    );
    await runner.query(
      `INSERT INTO import_row (kind, source, source_key, entity_id, row_hash, row_number, batch_id)
       VALUES ('persons', 'lijst', '1', $1, '', 1, $2)`,
      [imported, batch],
    );
    const write = (person: string | undefined, type: string, description: string, placeId: string | null = null) =>
      runner.query(
        'INSERT INTO person_event (id, person_id, type, description, place_id) VALUES (gen_random_uuid(), $1, $2, $3, $4)',
        [...[person, type, description, placeId]],
      );
    await write(imported, 'injured', 'Kogel.\nOrt in der Quelle: Galizien \nDatum in der Quelle: Mai');
    await write(imported, 'where', 'Lieu dans la source : Ypres, Belgique');
    await write(imported, 'work', 'Zie ook: Plaats in de bron: Gent');
    await write(imported, 'school', 'Place in the source: Lille', place);
    await write(typed, 'injured', 'Plaats in de bron: Gent');
    await migration.up(runner);
    expect(
      await runner.query(
        `SELECT type, place_as_written AS text, version FROM person_event WHERE place_as_written <> '' ORDER BY type`,
      ),
    ).toEqual([
      { type: 'injured', text: 'Galizien', version: 1 },
      { type: 'where', text: 'Ypres, Belgique', version: 1 },
    ]);
    await runner.release();
  } finally {
    await dataSource.destroy();
  }
});
