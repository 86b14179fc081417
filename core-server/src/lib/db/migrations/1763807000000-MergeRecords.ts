import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Merges of places and other records with what undoing them needs; persons have tables of their own. */
export class MergeRecords1763807000000 implements MigrationInterface {
  name = 'MergeRecords1763807000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE record_merge (
        id uuid CONSTRAINT record_merge_pkey PRIMARY KEY,
        -- The order of merges: numbers are given while both records are held.
        number bigint GENERATED ALWAYS AS IDENTITY,
        entity text NOT NULL,
        kept_id uuid NOT NULL,
        merged_id uuid NOT NULL,
        kept_name text NOT NULL,
        merged_name text NOT NULL,
        -- The fields of both before, and of the kept one after.
        kept_before jsonb NOT NULL,
        kept_after jsonb NOT NULL,
        merged_before jsonb NOT NULL,
        merged_version integer NOT NULL,
        reason text NOT NULL DEFAULT '',
        at timestamptz NOT NULL DEFAULT now(),
        account text,
        undone_at timestamptz,
        undone_account text,
        CONSTRAINT record_merge_not_itself CHECK (kept_id <> merged_id)
      )`);
    await db.query(
      'CREATE UNIQUE INDEX record_merge_standing ON record_merge (entity, merged_id) WHERE undone_at IS NULL',
    );
    await db.query('CREATE INDEX record_merge_kept_idx ON record_merge (entity, kept_id, number)');
    await db.query('CREATE INDEX record_merge_merged_idx ON record_merge (entity, merged_id, number)');
    await db.query(`
      CREATE TABLE record_merge_move (
        merge_id uuid NOT NULL CONSTRAINT record_merge_move_merge_fkey REFERENCES record_merge ON DELETE CASCADE,
        -- The column that named the merged record, or 'redirect' for former addresses.
        reference text NOT NULL,
        row_ids uuid[] NOT NULL,
        CONSTRAINT record_merge_move_pkey PRIMARY KEY (merge_id, reference)
      )`);
    await db.query(`
      ALTER TABLE place ADD COLUMN further_languages jsonb NOT NULL DEFAULT '{}'
        CONSTRAINT place_further_languages_check CHECK (jsonb_typeof(further_languages) = 'object')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE place DROP COLUMN further_languages');
    await db.query('DROP TABLE record_merge_move, record_merge');
  }
}
