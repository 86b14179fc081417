import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages of visitors about persons, the mails that answer them, and what a merge does with them. */
export class ReceiveFeedback1763778000000 implements MigrationInterface {
  name = 'ReceiveFeedback1763778000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE person_feedback (
        id uuid CONSTRAINT person_feedback_pkey PRIMARY KEY,
        version integer NOT NULL DEFAULT 1,
        reference text NOT NULL CONSTRAINT person_feedback_reference_unique UNIQUE,
        person_id uuid NOT NULL CONSTRAINT person_feedback_person_fkey REFERENCES person ON DELETE CASCADE,
        first_name text NOT NULL DEFAULT '',
        last_name text NOT NULL DEFAULT '',
        email text NOT NULL DEFAULT '',
        description text NOT NULL DEFAULT '',
        timestamp timestamptz NOT NULL DEFAULT now(),
        language text NOT NULL CONSTRAINT person_feedback_language_check CHECK (language IN ('nl', 'en', 'fr', 'de')),
        status text NOT NULL CONSTRAINT person_feedback_status_check CHECK (status IN ('writing', 'submitted', 'reviewed')),
        subject text NOT NULL CONSTRAINT person_feedback_subject_check CHECK (subject IN
          ('correction', 'addition', 'photo', 'question', 'family')),
        source text NOT NULL DEFAULT '',
        origin text NOT NULL DEFAULT '',
        may_answer boolean NOT NULL DEFAULT true,
        publish text NOT NULL DEFAULT 'no' CONSTRAINT person_feedback_publish_check CHECK (publish IN
          ('with_name', 'without_name', 'no')),
        proposals jsonb NOT NULL DEFAULT '[]',
        feedback_session text,
        outcome text CONSTRAINT person_feedback_outcome_check CHECK (outcome IN ('applied', 'partly', 'not', 'answered')),
        note text NOT NULL DEFAULT '',
        reviewed_at timestamptz,
        reviewed_by text,
        CONSTRAINT person_feedback_draft_check CHECK ((status = 'writing') = (feedback_session IS NOT NULL))
      )`);
    await db.query('CREATE INDEX person_feedback_list_idx ON person_feedback (status, timestamp DESC, id)');
    await db.query('CREATE INDEX person_feedback_person_idx ON person_feedback (person_id, timestamp DESC)');

    await db.query(`
      ALTER TABLE mail
        ALTER COLUMN user_id DROP NOT NULL,
        ADD COLUMN feedback_id uuid CONSTRAINT mail_feedback_fkey REFERENCES person_feedback ON DELETE CASCADE,
        DROP CONSTRAINT mail_kind_check,
        ADD CONSTRAINT mail_kind_check CHECK (kind IN
          ('invitation', 'passwordReset', 'feedbackReceived', 'feedbackOutcome')),
        ADD CONSTRAINT mail_subject_check CHECK ((user_id IS NULL) = (kind IN ('feedbackReceived', 'feedbackOutcome'))
          AND (feedback_id IS NULL) = (user_id IS NOT NULL))`);
    await db.query('CREATE INDEX mail_feedback_idx ON mail (feedback_id) WHERE feedback_id IS NOT NULL');
    await db.query(`
      ALTER TABLE person_merge_item
        DROP CONSTRAINT person_merge_item_kind_check,
        ADD CONSTRAINT person_merge_item_kind_check CHECK (kind IN
          ('person', 'event', 'relation', 'membership', 'redirect', 'distinct', 'story', 'feedback'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM person_merge_item WHERE kind = 'feedback'`);
    await db.query(`
      ALTER TABLE person_merge_item
        DROP CONSTRAINT person_merge_item_kind_check,
        ADD CONSTRAINT person_merge_item_kind_check CHECK (kind IN
          ('person', 'event', 'relation', 'membership', 'redirect', 'distinct', 'story'))`);
    await db.query('DELETE FROM mail WHERE feedback_id IS NOT NULL');
    await db.query(`
      ALTER TABLE mail
        DROP CONSTRAINT mail_subject_check,
        DROP CONSTRAINT mail_kind_check,
        ADD CONSTRAINT mail_kind_check CHECK (kind IN ('invitation', 'passwordReset')),
        DROP COLUMN feedback_id,
        ALTER COLUMN user_id SET NOT NULL`);
    await db.query('DROP TABLE person_feedback');
  }
}
