import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that staff take along: what was asked for, by whom, and how far it is. */
export class AddCsvDownloads1764960000000 implements MigrationInterface {
  name = 'AddCsvDownloads1764960000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE csv_download (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
        function_name text NOT NULL,
        args jsonb NOT NULL,
        fields text[] NOT NULL,
        language text NOT NULL,
        format text NOT NULL CHECK (format IN ('csvfile', 'csv', 'jsonl')),
        status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'running', 'done', 'cancelled', 'failed')),
        rows integer NOT NULL DEFAULT 0,
        total integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        -- When rows were last written, or it ended.
        progress_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX csv_download_user ON csv_download (user_id);
      CREATE INDEX csv_download_created ON csv_download (created_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE csv_download');
  }
}
