import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of all persons that a search found: what was asked, and what became of each person. */
export class AddBulkChanges1764961000000 implements MigrationInterface {
  name = 'AddBulkChanges1764961000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE bulk_change (
        id uuid PRIMARY KEY,
        user_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
        account text,
        args jsonb NOT NULL,
        action jsonb NOT NULL,
        state text NOT NULL DEFAULT 'running'
          CHECK (state IN ('running', 'done', 'cancelled', 'failed', 'undoing', 'undone')),
        total integer NOT NULL DEFAULT 0,
        changed integer NOT NULL DEFAULT 0,
        unchanged integer NOT NULL DEFAULT 0,
        refused integer NOT NULL DEFAULT 0,
        undone integer NOT NULL DEFAULT 0,
        kept integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz
      );
      CREATE INDEX bulk_change_user ON bulk_change (user_id, created_at);
      CREATE INDEX bulk_change_working ON bulk_change (created_at) WHERE state IN ('running', 'undoing');
      CREATE TABLE bulk_change_person (
        bulk_change_id uuid NOT NULL REFERENCES bulk_change (id) ON DELETE CASCADE,
        -- No reference: who is removed or merged meanwhile stays in the result.
        person_id uuid NOT NULL,
        outcome text CHECK (outcome IN ('changed', 'unchanged', 'refused', 'undone', 'kept')),
        -- What an undo puts back: the notes of a membership.
        notes text,
        PRIMARY KEY (bulk_change_id, person_id)
      );
      CREATE INDEX bulk_change_person_outcome ON bulk_change_person (bulk_change_id, outcome, person_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE bulk_change_person; DROP TABLE bulk_change');
  }
}
