import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The kinds of mails so far, and what each is about. */
const kinds = `'invitation', 'passwordReset', 'feedbackReceived', 'feedbackReply', 'feedbackOutcome', 'kioskSilent', 'kioskBack',
  'backupFailed', 'backupOverdue', 'savedSearchNews'`;
const subjectOf = (accountKinds: string) => `(user_id IS NOT NULL) = (kind IN (${accountKinds}))
  AND (feedback_id IS NOT NULL) = (kind IN ('feedbackReceived', 'feedbackReply', 'feedbackOutcome'))
  AND (kiosk IS NOT NULL) = (kind IN ('kioskSilent', 'kioskBack'))
  AND (silent_since IS NOT NULL) = (kiosk IS NOT NULL)
  AND (backup_run_id IS NOT NULL) = (kind = 'backupFailed')
  AND (saved_search_id IS NOT NULL) = (kind = 'savedSearchNews')`;
const toAccounts = `'invitation', 'passwordReset', 'savedSearchNews'`;

/** Functions that are run each night for those who ask, the mails that tell what they found, and which runs were of the night. */
export class RunFunctionsByNight1764962100000 implements MigrationInterface {
  name = 'RunFunctionsByNight1764962100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE nightly_function (
        id uuid CONSTRAINT nightly_function_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT nightly_function_user_fkey REFERENCES app_user ON DELETE CASCADE,
        function text NOT NULL,
        arguments jsonb NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now(),
        run_at timestamptz,
        rows integer,
        told text,
        first_names text[] NOT NULL DEFAULT '{}'
      )`);
    await db.query(
      'CREATE UNIQUE INDEX nightly_function_asked_unique ON nightly_function (user_id, function, arguments)',
    );
    await db.query(`
      ALTER TABLE mail
        ADD COLUMN nightly_function_id uuid
          CONSTRAINT mail_nightly_function_fkey REFERENCES nightly_function ON DELETE CASCADE,
        DROP CONSTRAINT mail_subject_check,
        DROP CONSTRAINT mail_kind_check,
        ADD CONSTRAINT mail_kind_check CHECK (kind IN (${kinds}, 'nightlyFunction')),
        ADD CONSTRAINT mail_subject_check CHECK (${subjectOf(`${toAccounts}, 'nightlyFunction'`)}
          AND (nightly_function_id IS NOT NULL) = (kind = 'nightlyFunction'))`);
    await db.query(
      'CREATE INDEX mail_nightly_function_idx ON mail (nightly_function_id) WHERE nightly_function_id IS NOT NULL',
    );
    await db.query('ALTER TABLE function_run ADD COLUMN is_nightly boolean NOT NULL DEFAULT false');
    // The last run of a report over the whole list, for the first page of staff.
    await db.query(`
      CREATE INDEX function_run_whole_idx ON function_run (function, started_at DESC)
        WHERE action IS NULL AND outcome = 'done' AND arguments = '{}'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX function_run_whole_idx');
    await db.query('ALTER TABLE function_run DROP COLUMN is_nightly');
    await db.query(`DELETE FROM mail WHERE kind = 'nightlyFunction'`);
    await db.query(`
      ALTER TABLE mail
        DROP CONSTRAINT mail_subject_check,
        DROP CONSTRAINT mail_kind_check,
        ADD CONSTRAINT mail_kind_check CHECK (kind IN (${kinds})),
        ADD CONSTRAINT mail_subject_check CHECK (${subjectOf(toAccounts)}),
        DROP COLUMN nightly_function_id`);
    await db.query('DROP TABLE nightly_function');
  }
}
