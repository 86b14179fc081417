import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When all persons were last compared with one another, by the clock or because somebody asked, and what came of it. */
export class RememberComparisons1763824400001 implements MigrationInterface {
  name = 'RememberComparisons1763824400001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE merge_comparison (
        id uuid CONSTRAINT merge_comparison_pkey PRIMARY KEY,
        -- Who asked; null for what the clock began.
        account text,
        started_at timestamptz NOT NULL,
        finished_at timestamptz,
        ok boolean,
        persons integer NOT NULL DEFAULT 0,
        -- Pairs that share a key, those of them that are compared, and those worth a look.
        pairs integer NOT NULL DEFAULT 0,
        compared integer NOT NULL DEFAULT 0,
        suggested integer NOT NULL DEFAULT 0,
        CONSTRAINT merge_comparison_ends CHECK ((finished_at IS NULL) = (ok IS NULL))
      )`);
    await db.query(
      'CREATE UNIQUE INDEX merge_comparison_running ON merge_comparison ((true)) WHERE finished_at IS NULL',
    );
    await db.query('CREATE INDEX merge_comparison_started_idx ON merge_comparison (started_at DESC)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE merge_comparison');
  }
}
