import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of each record was given away as open data last, and when that changed: harvesters ask for what is new since. */
export class PublishRecords1764952800000 implements MigrationInterface {
  name = 'PublishRecords1764952800000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE published_record (
        id uuid CONSTRAINT published_record_pkey PRIMARY KEY,
        kind text NOT NULL CONSTRAINT published_record_kind_check CHECK (kind IN ('person', 'place', 'unit', 'memorial')),
        digest bytea NOT NULL,
        changed_at timestamptz NOT NULL,
        is_deleted boolean NOT NULL DEFAULT false
      )`);
    await db.query('CREATE INDEX published_record_changed_idx ON published_record (changed_at, id)');
    await db.query('CREATE INDEX published_record_kind_idx ON published_record (kind, changed_at, id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE published_record');
  }
}
