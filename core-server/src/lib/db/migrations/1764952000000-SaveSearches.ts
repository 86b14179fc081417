import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The kinds of mails so far, and what each is about. */
const kinds = `'invitation', 'passwordReset', 'feedbackReceived', 'feedbackReply', 'feedbackOutcome', 'kioskSilent', 'kioskBack',
  'backupFailed', 'backupOverdue'`;
const subjectOf = (accountKinds: string) => `(user_id IS NOT NULL) = (kind IN (${accountKinds}))
  AND (feedback_id IS NOT NULL) = (kind IN ('feedbackReceived', 'feedbackReply', 'feedbackOutcome'))
  AND (kiosk IS NOT NULL) = (kind IN ('kioskSilent', 'kioskBack'))
  AND (silent_since IS NOT NULL) = (kiosk IS NOT NULL)
  AND (backup_run_id IS NOT NULL) = (kind = 'backupFailed')`;

/** Searches that staff keep under a name, who follows them, and the mails that tell who is new in one. */
export class SaveSearches1764952000000 implements MigrationInterface {
  name = 'SaveSearches1764952000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE saved_search (
        id uuid CONSTRAINT saved_search_pkey PRIMARY KEY,
        owner_id uuid NOT NULL CONSTRAINT saved_search_owner_fkey REFERENCES app_user ON DELETE CASCADE,
        name text NOT NULL,
        is_shared boolean NOT NULL DEFAULT false,
        query jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await db.query('CREATE UNIQUE INDEX saved_search_name_unique ON saved_search (owner_id, lower(name))');
    // Of a search that finds more than are remembered, found is null.
    await db.query(`
      CREATE TABLE saved_search_follower (
        search_id uuid CONSTRAINT saved_search_follower_search_fkey REFERENCES saved_search ON DELETE CASCADE,
        user_id uuid CONSTRAINT saved_search_follower_user_fkey REFERENCES app_user ON DELETE CASCADE,
        looked_at timestamptz NOT NULL,
        found uuid[],
        weekly_mail boolean NOT NULL DEFAULT false,
        checked_at timestamptz,
        mailed_at timestamptz,
        mailed uuid[] NOT NULL DEFAULT '{}',
        mailed_count integer NOT NULL DEFAULT 0,
        CONSTRAINT saved_search_follower_pkey PRIMARY KEY (search_id, user_id)
      )`);
    await db.query('CREATE INDEX saved_search_follower_user_idx ON saved_search_follower (user_id)');
    await db.query('CREATE INDEX person_created_idx ON person (created_at)');
    await db.query(`
      ALTER TABLE mail
        ADD COLUMN saved_search_id uuid CONSTRAINT mail_saved_search_fkey REFERENCES saved_search ON DELETE CASCADE,
        DROP CONSTRAINT mail_subject_check,
        DROP CONSTRAINT mail_kind_check,
        ADD CONSTRAINT mail_kind_check CHECK (kind IN (${kinds}, 'savedSearchNews')),
        ADD CONSTRAINT mail_subject_check CHECK (${subjectOf(`'invitation', 'passwordReset', 'savedSearchNews'`)}
          AND (saved_search_id IS NOT NULL) = (kind = 'savedSearchNews'))`);
    await db.query('CREATE INDEX mail_saved_search_idx ON mail (saved_search_id) WHERE saved_search_id IS NOT NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM mail WHERE kind = 'savedSearchNews'`);
    await db.query(`
      ALTER TABLE mail
        DROP CONSTRAINT mail_subject_check,
        DROP CONSTRAINT mail_kind_check,
        ADD CONSTRAINT mail_kind_check CHECK (kind IN (${kinds})),
        ADD CONSTRAINT mail_subject_check CHECK (${subjectOf(`'invitation', 'passwordReset'`)}),
        DROP COLUMN saved_search_id`);
    await db.query('DROP INDEX person_created_idx');
    await db.query('DROP TABLE saved_search_follower, saved_search');
  }
}
