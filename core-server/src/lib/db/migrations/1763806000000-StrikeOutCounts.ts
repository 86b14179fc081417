import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hours of a kiosk, or of the public pages, that administrators take out of the figures, and put back. */
export class StrikeOutCounts1763806000000 implements MigrationInterface {
  name = 'StrikeOutCounts1763806000000';

  async up(db: QueryRunner): Promise<void> {
    // Counts themselves are never changed; a row that was put back stays, and says by whom. The hour that is left out when
    // summer time begins is no time at all.
    await db.query(`
      CREATE TABLE struck_count (
        id uuid CONSTRAINT struck_count_pkey PRIMARY KEY,
        kiosk smallint,
        from_hour timestamptz NOT NULL,
        to_hour timestamptz NOT NULL,
        reason text NOT NULL,
        struck_at timestamptz NOT NULL,
        struck_by text NOT NULL,
        restored_at timestamptz,
        restored_by text,
        CONSTRAINT struck_count_hours_check CHECK (from_hour <= to_hour),
        CONSTRAINT struck_count_restored_check CHECK ((restored_at IS NULL) = (restored_by IS NULL))
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE struck_count');
  }
}
