import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Two records that look like one and are not, as somebody said: they are not proposed for merging again. Old spellings of
 * places are kept with them, so that pairs are found.
 */
export class KeepApart1763835200001 implements MigrationInterface {
  name = 'KeepApart1763835200001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE record_apart (
        entity text NOT NULL,
        -- The older one first. No references: a record that was merged is itself again when the merge is undone.
        first_id uuid NOT NULL,
        second_id uuid NOT NULL,
        account text,
        at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT record_apart_pkey PRIMARY KEY (entity, first_id, second_id),
        CONSTRAINT record_apart_order CHECK (first_id < second_id)
      )`);
    // Until now, whoever undid a merge said so by that.
    await db.query(
      `INSERT INTO record_apart (entity, first_id, second_id, account, at)
       SELECT entity, least(kept_id, merged_id), greatest(kept_id, merged_id), undone_account, undone_at
       FROM record_merge WHERE undone_at IS NOT NULL AND entity IN ('place', 'memorial')
       ORDER BY undone_at DESC ON CONFLICT DO NOTHING`,
    );
    // Pairs of one name are looked for among all places at once: levelling all names anew takes seconds.
    await db.query(
      'ALTER TABLE place ADD COLUMN spellings text[] GENERATED ALWAYS AS (salient_place_spellings(name_keys)) STORED',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE place DROP COLUMN spellings');
    await db.query('DROP TABLE record_apart');
  }
}
