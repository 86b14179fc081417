import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDataSource } from '../../core-server/src/app/database/createDataSource.ts';
import { migrations } from '../../core-server/src/lib/db/migrations/migrations.ts';
import { createDatabase, type TestDatabase } from '../harness/programs/createDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase({ migrated: false });
});
afterAll(() => database.drop());

const schemaQuery = `
  SELECT table_name, column_name, data_type, is_nullable, column_default, generation_expression
  FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'migration'
  ORDER BY table_name, column_name`;

describe('migrations', () => {
  test('run up, down and up again to the same schema, and leave nothing behind when undone', async () => {
    const dataSource = await createDataSource({ url: database.url, poolSize: 1 }).initialize();
    try {
      await dataSource.runMigrations();
      const first = await dataSource.query(schemaQuery);
      expect(first.length).toBeGreaterThan(200);

      for (const _ of migrations) await dataSource.undoLastMigration();
      expect(await dataSource.query(schemaQuery)).toEqual([]);
      const functions = await dataSource.query("SELECT proname FROM pg_proc WHERE proname LIKE 'salient%'");
      expect(functions).toEqual([]);

      await dataSource.runMigrations();
      expect(await dataSource.query(schemaQuery)).toEqual(first);
    } finally {
      await dataSource.destroy();
    }
  });

  test('give every entity exactly the columns it declares, with type and nullability', async () => {
    const dataSource = await createDataSource({ url: database.url, poolSize: 1 }).initialize();
    try {
      await dataSource.runMigrations();
      for (const entity of dataSource.entityMetadatas) {
        const declared = entity.columns
          .map((column) => ({
            name: column.databaseName,
            type: `${column.type}${column.isArray ? '[]' : ''}`,
            nullable: column.isNullable,
          }))
          .sort((a, b) => (a.name < b.name ? -1 : 1));
        const stored: { name: string; type: string; nullable: boolean }[] = await dataSource.query(
          `SELECT attname AS name, regexp_replace(format_type(atttypid, NULL), '^(character|bpchar)$', 'char') AS type,
             NOT attnotnull AS nullable
           FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attname COLLATE "C"`,
          [entity.tableName],
        );
        const spelled = stored.map((column) => ({
          ...column,
          type: column.type.replace('timestamp with time zone', 'timestamptz'),
        }));
        expect({ table: entity.tableName, columns: spelled }).toEqual({ table: entity.tableName, columns: declared });
      }
    } finally {
      await dataSource.destroy();
    }
  });
});
