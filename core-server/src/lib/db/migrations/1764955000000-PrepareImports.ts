import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists that somebody prepares for an import in the app, and what is done with them and with batches. */
export class PrepareImports1764955000000 implements MigrationInterface {
  name = 'PrepareImports1764955000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE import_list (
        id uuid NOT NULL CONSTRAINT import_list_pkey PRIMARY KEY,
        user_id uuid CONSTRAINT import_list_user_fkey REFERENCES app_user ON DELETE SET NULL,
        account text NOT NULL,
        file_name text NOT NULL,
        bytes bigint NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        reading jsonb NOT NULL,
        content jsonb,
        mapping jsonb,
        decisions jsonb NOT NULL DEFAULT '{}',
        other_doubles text,
        places jsonb NOT NULL DEFAULT '{}')`);
    await db.query(`
      CREATE TABLE import_task (
        id uuid NOT NULL CONSTRAINT import_task_pkey PRIMARY KEY,
        list_id uuid CONSTRAINT import_task_list_fkey REFERENCES import_list ON DELETE CASCADE,
        batch_id uuid CONSTRAINT import_task_batch_fkey REFERENCES import_batch ON DELETE CASCADE,
        kind text NOT NULL CONSTRAINT import_task_kind_check CHECK (kind IN ('read', 'try', 'import', 'undo')),
        state text NOT NULL CONSTRAINT import_task_state_check CHECK (state IN
          ('asked', 'running', 'done', 'failed', 'stopped')),
        asked_by_account text NOT NULL,
        created_at timestamptz NOT NULL,
        finished_at timestamptz,
        progress double precision NOT NULL DEFAULT 0,
        rows integer NOT NULL DEFAULT 0,
        runs integer NOT NULL DEFAULT 0,
        stop_asked boolean NOT NULL DEFAULT false,
        is_stale boolean NOT NULL DEFAULT false,
        result jsonb,
        problem text,
        detail text,
        faults jsonb NOT NULL DEFAULT '[]')`);
    await db.query(`CREATE INDEX import_task_list_idx ON import_task (list_id)`);
    await db.query(`CREATE INDEX import_task_batch_idx ON import_task (batch_id) WHERE batch_id IS NOT NULL`);
    // What is looked for every second.
    await db.query(`CREATE INDEX import_task_open_idx ON import_task (created_at) WHERE finished_at IS NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE import_task`);
    await db.query(`DROP TABLE import_list`);
  }
}
