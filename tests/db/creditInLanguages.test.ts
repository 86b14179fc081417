import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataSource } from '../../core-server/src/app/database/createDataSource.ts';
import { CreditInLanguages1764118800000 } from '../../core-server/src/lib/db/migrations/1764118800000-CreditInLanguages.ts';
import { createDatabase, type TestDatabase } from '../harness/programs/createDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

test('what a credit line said so far is its Dutch text, in the record and in its trail, and comes back from there', async () => {
  const dataSource = await createDataSource({ url: database.url, poolSize: 1 }).initialize();
  try {
    const runner = dataSource.createQueryRunner();
    const migration = new CreditInLanguages1764118800000();
    await migration.down(runner);
    const [file, credited, bare] = [1, 2, 3].map((n) => `00000000-0000-7000-8000-00000000000${n}`);
    await runner.query(
      `INSERT INTO file (id, sha256, storage_key, mimetype, size_bytes)
       VALUES ($1, decode(repeat('00', 32), 'hex'), 'k', 'image/png', 1)`,
      [file],
    );
    for (const [id, credit] of [
      [credited, 'Stad "Ieper"'],
      [bare, ''],
    ]) {
      await runner.query(
        `INSERT INTO attachment (id, collection, feedback_session, position, file_id, name, credit_line)
         VALUES ($1, 'person_feedback', 's', 0, $2, 'a.png', $3)`,
        [id, file, credit],
      );
    }
    await runner.query(
      `INSERT INTO audit_entry (method, entity, entity_id, before, after)
       VALUES ('test', 'attachment', $1, '{"credit_line": ""}', '{"credit_line": "Stad", "licence": "own"}'),
              ('test', 'attachment', $1, NULL, '{"licence": "own"}')`,
      [credited],
    );
    const stored = async () => ({
      lines: (await runner.query('SELECT credit_line FROM attachment ORDER BY id')).map(
        (row: { credit_line: unknown }) => row.credit_line,
      ),
      trail: await runner.query('SELECT before, after FROM audit_entry ORDER BY audit_entry.id'),
    });
    const former = await stored();
    await migration.up(runner);
    expect(await stored()).toEqual({
      lines: [{ nl: 'Stad "Ieper"' }, {}],
      trail: [
        { before: { credit_line: {} }, after: { credit_line: { nl: 'Stad' }, licence: 'own' } },
        { before: null, after: { licence: 'own' } },
      ],
    });
    await migration.down(runner);
    expect(await stored()).toEqual(former);
    await runner.release();
  } finally {
    await dataSource.destroy();
  }
});
