import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is left out of the names of the day, and the index that finds those names in their order. */
export class RememberNamesOfDay1763765000000 implements MigrationInterface {
  name = 'RememberNamesOfDay1763765000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE person ADD COLUMN not_for_loop boolean NOT NULL DEFAULT false');
    await db.query(`
      CREATE INDEX person_names_of_day_idx ON person (died_month, died_day, sort_name, id) INCLUDE (not_for_loop)
        WHERE in_namelist AND died_year BETWEEN 1914 AND 1918`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX person_names_of_day_idx');
    await db.query('ALTER TABLE person DROP COLUMN not_for_loop');
  }
}
