import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hourly sums of the use of kiosks and public pages. No column could tell who was there, nor which sums one visit made. */
export class CountUse1763796000000 implements MigrationInterface {
  name = 'CountUse1763796000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE use_count (
        hour timestamptz NOT NULL CONSTRAINT use_count_hour_check CHECK (hour = date_trunc('hour', hour, 'UTC')),
        -- NULL for the public pages.
        kiosk smallint CONSTRAINT use_count_kiosk_check CHECK (kiosk BETWEEN 1 AND 4),
        what text NOT NULL CONSTRAINT use_count_what_check CHECK (what IN (
          'visits', 'stays', 'endings', 'screens', 'searches', 'stories_opened', 'stories_read', 'codes_shown',
          'codes_opened', 'pages_opened')),
        value text CONSTRAINT use_count_value_check CHECK (length(value) <= 20),
        -- A story or a key location; what was counted stays when it is removed.
        record_id uuid,
        language text CONSTRAINT use_count_language_check CHECK (language IN ('nl', 'en', 'fr', 'de')),
        version text CONSTRAINT use_count_version_check CHECK (version IN ('main', 'child')),
        count bigint NOT NULL CONSTRAINT use_count_count_check CHECK (count > 0),
        CONSTRAINT use_count_unique UNIQUE NULLS NOT DISTINCT (hour, what, kiosk, value, record_id, language, version)
      )`);
    // What a kiosk has sent already, for as long as it may send it again. The day, not the moment: nothing more is needed.
    await db.query(`
      CREATE TABLE use_batch (
        id uuid CONSTRAINT use_batch_pkey PRIMARY KEY,
        received_on date NOT NULL
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE use_batch');
    await db.query('DROP TABLE use_count');
  }
}
