import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The groups of first names that a person is found by. The column is empty until the indexer, which sees that the rules
 * changed, fills the index anew and corrects the keys of each row on the way (decision 2).
 */
export class GroupGivenNames1763765000001 implements MigrationInterface {
  name = 'GroupGivenNames1763765000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE person ADD COLUMN given_keys text[] NOT NULL DEFAULT '{}'`);
    await db.query(
      'CREATE INDEX person_given_idx ON person USING gin (given_keys) WITH (gin_pending_list_limit = 32768)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE person DROP COLUMN given_keys');
  }
}
