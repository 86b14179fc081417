import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The Dutch name of a key location is joined by its names in the other languages, empty where it has none. */
export class NameKeyLocations1764118900000 implements MigrationInterface {
  name = 'NameKeyLocations1764118900000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE key_location ADD COLUMN names jsonb NOT NULL DEFAULT '{"en": "", "fr": "", "de": ""}'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE key_location DROP COLUMN names');
  }
}
