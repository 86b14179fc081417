import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The kinds of mails so far, and what each is about. */
const kinds = `'invitation', 'passwordReset', 'feedbackReceived', 'feedbackReply', 'feedbackOutcome', 'kioskSilent', 'kioskBack'`;
const subject = `(user_id IS NOT NULL) = (kind IN ('invitation', 'passwordReset'))
  AND (feedback_id IS NOT NULL) = (kind IN ('feedbackReceived', 'feedbackReply', 'feedbackOutcome'))
  AND (kiosk IS NOT NULL) = (kind IN ('kioskSilent', 'kioskBack'))
  AND (silent_since IS NOT NULL) = (kiosk IS NOT NULL)`;

/** Which version of the program changed the schema, what became of each backup, and the mails about backups. */
export class RecordBackups1763803000000 implements MigrationInterface {
  name = 'RecordBackups1763803000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE migration_version (
        migration text CONSTRAINT migration_version_pkey PRIMARY KEY,
        program_version text NOT NULL,
        migrated_at timestamptz NOT NULL DEFAULT now()
      )`);
    // Without start it is asked for, without end it is under way (or its process died).
    await db.query(`
      CREATE TABLE backup_run (
        id uuid CONSTRAINT backup_run_pkey PRIMARY KEY,
        kind text NOT NULL CONSTRAINT backup_run_kind_check CHECK (kind IN ('backup', 'verify')),
        asked_by_account text,
        created_at timestamptz NOT NULL,
        started_at timestamptz,
        finished_at timestamptz,
        ok boolean,
        backup_id text,
        backup_moment timestamptz,
        bytes bigint,
        new_bytes bigint,
        problem text CONSTRAINT backup_run_problem_check CHECK (problem IN ('interrupted', 'disk_full', 'damaged', 'failed')),
        detail text,
        CONSTRAINT backup_run_end_check CHECK ((finished_at IS NULL) = (ok IS NULL) AND (problem IS NOT NULL) = (ok IS NOT DISTINCT FROM false))
      )`);
    await db.query('CREATE INDEX backup_run_created_idx ON backup_run (created_at DESC)');
    // At most one is asked for and not begun: a second press of the button asks for nothing more.
    await db.query(
      'CREATE UNIQUE INDEX backup_run_asked_once ON backup_run (kind) WHERE started_at IS NULL AND finished_at IS NULL',
    );
    await db.query(`
      ALTER TABLE mail
        ADD COLUMN backup_run_id uuid CONSTRAINT mail_backup_run_fkey REFERENCES backup_run ON DELETE CASCADE,
        DROP CONSTRAINT mail_subject_check,
        DROP CONSTRAINT mail_kind_check,
        ADD CONSTRAINT mail_kind_check CHECK (kind IN (${kinds}, 'backupFailed', 'backupOverdue')),
        ADD CONSTRAINT mail_subject_check CHECK (${subject} AND (backup_run_id IS NOT NULL) = (kind = 'backupFailed'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DELETE FROM mail WHERE kind IN ('backupFailed', 'backupOverdue')");
    await db.query(`
      ALTER TABLE mail
        DROP CONSTRAINT mail_subject_check,
        DROP CONSTRAINT mail_kind_check,
        ADD CONSTRAINT mail_kind_check CHECK (kind IN (${kinds})),
        ADD CONSTRAINT mail_subject_check CHECK (${subject}),
        DROP COLUMN backup_run_id`);
    await db.query('DROP TABLE backup_run, migration_version');
  }
}
