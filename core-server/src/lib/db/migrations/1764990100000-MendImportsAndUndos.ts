import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mappings keep the order of their derived values, which build on each other; changes of many are taken up as they were asked for. */
export class MendImportsAndUndos1764990100000 implements MigrationInterface {
  name = 'MendImportsAndUndos1764990100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE import_list ALTER COLUMN mapping TYPE json USING mapping::json');
    await db.query('ALTER TABLE bulk_change ADD COLUMN asked_at timestamptz');
    await db.query('UPDATE bulk_change SET asked_at = created_at');
    await db.query(`ALTER TABLE bulk_change ALTER COLUMN asked_at SET NOT NULL,
      ALTER COLUMN asked_at SET DEFAULT clock_timestamp()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE bulk_change DROP COLUMN asked_at');
    await db.query('ALTER TABLE import_list ALTER COLUMN mapping TYPE jsonb USING mapping::jsonb');
  }
}
