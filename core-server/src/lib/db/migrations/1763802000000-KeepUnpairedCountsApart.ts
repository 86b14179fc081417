import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What devices counted that are no paired kiosks is kept apart: anybody can send it. */
export class KeepUnpairedCountsApart1763802000000 implements MigrationInterface {
  name = 'KeepUnpairedCountsApart1763802000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE use_count
        -- The public pages are counted by the server itself; what was counted before is taken as it was.
        ADD COLUMN paired boolean NOT NULL DEFAULT true,
        DROP CONSTRAINT use_count_unique,
        ADD CONSTRAINT use_count_unique
          UNIQUE NULLS NOT DISTINCT (hour, what, kiosk, value, record_id, language, version, paired)`);
  }

  async down(db: QueryRunner): Promise<void> {
    // They would be figures again, which they never were.
    await db.query('DELETE FROM use_count WHERE NOT paired');
    await db.query(`
      ALTER TABLE use_count
        DROP CONSTRAINT use_count_unique,
        DROP COLUMN paired,
        ADD CONSTRAINT use_count_unique UNIQUE NULLS NOT DISTINCT (hour, what, kiosk, value, record_id, language, version)`);
  }
}
