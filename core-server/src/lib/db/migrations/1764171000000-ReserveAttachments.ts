import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Places of attachments whose files are still to come (M-114). */
export class ReserveAttachments1764171000000 implements MigrationInterface {
  name = 'ReserveAttachments1764171000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE attachment_reservation (
        id uuid CONSTRAINT attachment_reservation_pkey PRIMARY KEY,
        collection text NOT NULL,
        collection_id uuid NOT NULL,
        position integer CONSTRAINT attachment_reservation_position_check CHECK (position >= 0),
        name text NOT NULL DEFAULT '',
        created_by uuid,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE attachment_reservation');
  }
}
