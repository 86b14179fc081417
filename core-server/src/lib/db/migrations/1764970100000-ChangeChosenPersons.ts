import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of persons who were chosen one by one among those of a search. */
export class ChangeChosenPersons1764970100000 implements MigrationInterface {
  name = 'ChangeChosenPersons1764970100000';

  async up(db: QueryRunner): Promise<void> {
    // All so far were of everybody whom a search found.
    await db.query('ALTER TABLE bulk_change ADD COLUMN is_chosen boolean NOT NULL DEFAULT false');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE bulk_change DROP COLUMN is_chosen');
  }
}
