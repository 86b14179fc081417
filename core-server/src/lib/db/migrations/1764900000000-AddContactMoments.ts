import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What contact moments brought about, and the moments that accounts are recording. */
export class AddContactMoments1764900000000 implements MigrationInterface {
  name = 'AddContactMoments1764900000000';

  async up(db: QueryRunner): Promise<void> {
    // A merge of two persons names one twice for a moment: hence deferred.
    await db.query(`
      CREATE TABLE contact_contribution (
        id uuid CONSTRAINT contact_contribution_pkey PRIMARY KEY,
        event_id uuid NOT NULL CONSTRAINT contact_contribution_event_fkey REFERENCES contact_person_event ON DELETE CASCADE,
        position smallint NOT NULL CONSTRAINT contact_contribution_position_check CHECK (position >= 0),
        person_id uuid CONSTRAINT contact_contribution_person_fkey REFERENCES person,
        document_id uuid CONSTRAINT contact_contribution_document_fkey REFERENCES document,
        CONSTRAINT contact_contribution_one_target CHECK (num_nonnulls(person_id, document_id) = 1),
        CONSTRAINT contact_contribution_person_once UNIQUE (event_id, person_id) DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT contact_contribution_document_once UNIQUE (event_id, document_id) DEFERRABLE INITIALLY DEFERRED
      )`);
    await db.query(
      'CREATE INDEX contact_contribution_person_idx ON contact_contribution (person_id) WHERE person_id IS NOT NULL',
    );
    await db.query(
      'CREATE INDEX contact_contribution_document_idx ON contact_contribution (document_id) WHERE document_id IS NOT NULL',
    );
    await db.query(`
      CREATE TABLE contact_moment_draft (
        user_id uuid CONSTRAINT contact_moment_draft_pkey PRIMARY KEY
          CONSTRAINT contact_moment_draft_user_fkey REFERENCES app_user ON DELETE CASCADE,
        version integer NOT NULL DEFAULT 1,
        moment jsonb NOT NULL CONSTRAINT contact_moment_draft_moment_check CHECK (jsonb_typeof(moment) = 'object'),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    // The draft that a moment ended: sent again, it makes no second moment.
    await db.query(
      'ALTER TABLE contact_person_event ADD draft_id uuid CONSTRAINT contact_person_event_draft_once UNIQUE',
    );
    await db.query(
      'CREATE INDEX contact_person_event_start_idx ON contact_person_event (start_at DESC NULLS LAST, id)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX contact_person_event_start_idx');
    await db.query('ALTER TABLE contact_person_event DROP COLUMN draft_id');
    await db.query('DROP TABLE contact_moment_draft, contact_contribution');
  }
}
