import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a place's country rests on, and how the source of an event writes its place. */
export class QualifyPlaces1763805000000 implements MigrationInterface {
  name = 'QualifyPlaces1763805000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE place
        -- Null: nobody knows in which country of today it lies.
        ALTER COLUMN country_code DROP NOT NULL,
        -- The country is what a mapping takes for likely, not what a list or staff say.
        ADD COLUMN country_guessed boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT place_country_guessed_check CHECK (country_code IS NOT NULL OR NOT country_guessed)`);
    // ZZ is what ISO 3166 leaves for an unknown country; the step down below writes it.
    await db.query(`UPDATE place SET country_code = NULL WHERE country_code = 'ZZ'`);
    await db.query(`ALTER TABLE person_event ADD COLUMN place_as_written text NOT NULL DEFAULT ''`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE person_event DROP COLUMN place_as_written`);
    await db.query(`UPDATE place SET country_code = 'ZZ' WHERE country_code IS NULL`);
    await db.query(`
      ALTER TABLE place DROP CONSTRAINT place_country_guessed_check, DROP COLUMN country_guessed,
        ALTER COLUMN country_code SET NOT NULL`);
  }
}
