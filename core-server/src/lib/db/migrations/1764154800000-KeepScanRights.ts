import type { MigrationInterface, QueryRunner } from 'typeorm';
import { pageTrigger } from '../watchForPages.ts';

const owners = ['collection_id', 'document_id', 'element_id'] as const;

/** Under which rights scans are used: said of a box, a document or a page, and holding for what is inside. */
export class KeepScanRights1764154800000 implements MigrationInterface {
  name = 'KeepScanRights1764154800000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE scan_rights (
        id uuid CONSTRAINT scan_rights_pkey PRIMARY KEY,
        version integer NOT NULL DEFAULT 0,
        collection_id uuid CONSTRAINT scan_rights_collection_fkey REFERENCES collection ON DELETE CASCADE,
        document_id uuid CONSTRAINT scan_rights_document_fkey REFERENCES document ON DELETE CASCADE,
        -- No key: a page that is brought back has its rights again.
        element_id uuid,
        name text NOT NULL DEFAULT '',
        licence text CONSTRAINT scan_rights_licence_check CHECK (licence IN
          ('unknown', 'own', 'public_domain', 'cc_by', 'cc_by_sa', 'permission')),
        usable_for text[] NOT NULL DEFAULT '{}' CONSTRAINT scan_rights_usable_for_check CHECK (usable_for <@ '{kiosk,web,print}'),
        rights_holder text NOT NULL DEFAULT '',
        credit_line jsonb NOT NULL DEFAULT '{}',
        permission_date date,
        permission_scope text NOT NULL DEFAULT '',
        permission_expires date,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT scan_rights_owner_check CHECK (num_nonnulls(collection_id, document_id, element_id) = 1),
        CONSTRAINT scan_rights_permission_check CHECK (permission_expires >= permission_date)
      )`);
    for (const column of owners) {
      await db.query(
        `CREATE UNIQUE INDEX scan_rights_${column}_unique ON scan_rights (${column}) WHERE ${column} IS NOT NULL`,
      );
    }
    await db.query(
      'CREATE INDEX scan_rights_expires_idx ON scan_rights (permission_expires) WHERE permission_expires IS NOT NULL',
    );
    await db.query(
      `CREATE TRIGGER ${pageTrigger} AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON scan_rights
       FOR EACH STATEMENT EXECUTE FUNCTION salient_note_page_change()`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE scan_rights');
  }
}
