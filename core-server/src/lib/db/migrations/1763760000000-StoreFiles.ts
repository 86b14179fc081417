import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of records: bytes once for each content, and their places in records with rights and words. */
export class StoreFiles1763760000000 implements MigrationInterface {
  name = 'StoreFiles1763760000000';

  async up(db: QueryRunner): Promise<void> {
    // No file was ever stored before: names and senders belong to the places where a file is used.
    await db.query(`
      ALTER TABLE file
        DROP COLUMN original_name,
        DROP COLUMN created_by,
        ADD COLUMN keep_until timestamptz,
        ADD CONSTRAINT file_pixels_check CHECK ((width IS NULL) = (height IS NULL) AND width > 0 AND height > 0)`);
    await db.query(`
      CREATE TABLE attachment (
        id uuid CONSTRAINT attachment_pkey PRIMARY KEY,
        version integer NOT NULL DEFAULT 1,
        collection text NOT NULL CONSTRAINT attachment_collection_check CHECK (collection IN
          ('memorials', 'key_locations', 'person_stories', 'person_feedback', 'documents')),
        collection_id uuid,
        feedback_session text,
        upload_id uuid CONSTRAINT attachment_upload_unique UNIQUE,
        position integer NOT NULL CONSTRAINT attachment_position_check CHECK (position >= 0),
        file_id uuid NOT NULL CONSTRAINT attachment_file_fkey REFERENCES file,
        name text NOT NULL,
        alt jsonb NOT NULL DEFAULT '{}',
        legend jsonb NOT NULL DEFAULT '{}',
        rights_holder text NOT NULL DEFAULT '',
        licence text NOT NULL DEFAULT 'unknown' CONSTRAINT attachment_licence_check CHECK (licence IN
          ('unknown', 'own', 'public_domain', 'cc_by', 'cc_by_sa', 'permission')),
        credit_line text NOT NULL DEFAULT '',
        permission_date date,
        permission_scope text NOT NULL DEFAULT '',
        permission_expires date,
        usable_for text[] NOT NULL DEFAULT '{}' CONSTRAINT attachment_usable_for_check
          CHECK (usable_for <@ ARRAY['kiosk', 'web', 'print']),
        created_by uuid CONSTRAINT attachment_created_by_fkey REFERENCES app_user ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT attachment_place_check CHECK (collection_id IS NOT NULL OR feedback_session IS NOT NULL)
      )`);
    await db.query('CREATE INDEX attachment_record_idx ON attachment (collection_id, collection, position)');
    await db.query('CREATE INDEX attachment_file_idx ON attachment (file_id)');
    await db.query(
      'CREATE INDEX attachment_waiting_idx ON attachment (feedback_session, created_at) WHERE collection_id IS NULL',
    );
    await db.query(`
      CREATE TABLE server_secret (
        name text CONSTRAINT server_secret_pkey PRIMARY KEY,
        value bytea NOT NULL
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE server_secret, attachment');
    await db.query(`
      ALTER TABLE file
        DROP CONSTRAINT file_pixels_check,
        DROP COLUMN keep_until,
        ADD COLUMN original_name text NOT NULL DEFAULT '',
        ADD COLUMN created_by uuid CONSTRAINT file_created_by_fkey REFERENCES app_user ON DELETE SET NULL`);
    await db.query('ALTER TABLE file ALTER COLUMN original_name DROP DEFAULT');
  }
}
