import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataSource } from '../../core-server/src/app/database/createDataSource.ts';
import { KeepHistory1763740000000 } from '../../core-server/src/lib/db/migrations/1763740000000-KeepHistory.ts';
import { createDatabase, type TestDatabase } from '../harness/programs/createDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

test('changes of events that were recorded before find their person, whoever knows it', async () => {
  const dataSource = await createDataSource({ url: database.url, poolSize: 1 }).initialize();
  try {
    const runner = dataSource.createQueryRunner();
    const migration = new KeepHistory1763740000000();
    await migration.down(runner);
    const [person, living, gone, unknown] = [1, 2, 3, 4].map((n) => `00000000-0000-7000-8000-00000000000${n}`);
    await runner.query(`INSERT INTO person (id, surname) VALUES ($1, 'Jan')`, [person]);
    await runner.query(`INSERT INTO person_event (id, person_id, type) VALUES ($1, $2, 'school')`, [living, person]);
    const record = (entity: string, id: string | undefined, before: object | null, after: object | null) =>
      runner.query(
        `INSERT INTO audit_entry (method, entity, entity_id, before, after) VALUES ('test', $1, $2, $3, $4)`,
        [entity, id, before, after],
      );
    await record('person', person, { surname: 'Jo' }, { surname: 'Jan' });
    await record('person_event', living, { topo: '' }, { topo: 'Markt' });
    await record('person_event', gone, { topo: '' }, { topo: 'Markt' });
    await record('person_event', gone, { person_id: person, topo: 'Markt' }, null);
    await record('person_event', unknown, { topo: '' }, { topo: 'Markt' });
    await migration.up(runner);
    const rows = await runner.query(
      'SELECT part_of_type AS type, part_of_id AS id FROM audit_entry ORDER BY audit_entry.id',
    );
    const ofPerson = { type: 'person', id: person };
    const ofNobody = { type: null, id: null };
    expect(rows).toEqual([ofNobody, ofPerson, ofPerson, ofPerson, ofNobody]);
    await runner.release();
  } finally {
    await dataSource.destroy();
  }
});
