import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The four kiosks with their set-up, the devices paired with them, and what is asked of them. */
export class WatchKiosks1763793000000 implements MigrationInterface {
  name = 'WatchKiosks1763793000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE kiosk (
        id uuid CONSTRAINT kiosk_pkey PRIMARY KEY,
        number smallint NOT NULL CONSTRAINT kiosk_number_unique UNIQUE
          CONSTRAINT kiosk_number_check CHECK (number BETWEEN 1 AND 4),
        version integer NOT NULL DEFAULT 1,
        name text NOT NULL DEFAULT '',
        place text NOT NULL DEFAULT '',
        panel_inches double precision NOT NULL DEFAULT 21.5
          CONSTRAINT kiosk_panel_check CHECK (panel_inches BETWEEN 10 AND 120),
        viewing_distance_mm integer NOT NULL DEFAULT 600
          CONSTRAINT kiosk_distance_check CHECK (viewing_distance_mm BETWEEN 200 AND 3000),
        language text NOT NULL DEFAULT 'nl' CONSTRAINT kiosk_language_check CHECK (language IN ('nl', 'en', 'fr', 'de')),
        idle_seconds integer NOT NULL DEFAULT 60 CONSTRAINT kiosk_idle_check CHECK (idle_seconds BETWEEN 30 AND 600),
        warn_seconds integer NOT NULL DEFAULT 20 CONSTRAINT kiosk_warn_check CHECK (warn_seconds BETWEEN 20 AND 120),
        motion boolean NOT NULL DEFAULT true,
        always_open boolean NOT NULL DEFAULT true,
        monday text NOT NULL DEFAULT '10:00-18:00',
        tuesday text NOT NULL DEFAULT '10:00-18:00',
        wednesday text NOT NULL DEFAULT '10:00-18:00',
        thursday text NOT NULL DEFAULT '10:00-18:00',
        friday text NOT NULL DEFAULT '10:00-18:00',
        saturday text NOT NULL DEFAULT '10:00-18:00',
        sunday text NOT NULL DEFAULT '10:00-18:00',
        exceptions jsonb NOT NULL DEFAULT '[]',
        alert_email text NOT NULL DEFAULT '',
        alert_minutes integer NOT NULL DEFAULT 3
          CONSTRAINT kiosk_alert_check CHECK (alert_minutes BETWEEN 1 AND 240),
        exit_pin jsonb,
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    // They are in the building from the first day and never go: only what they are called changes.
    await db.query(`
      INSERT INTO kiosk (id, number)
      SELECT ('00000000-0000-4000-8000-00000000000' || number)::uuid, number FROM generate_series(1, 4) AS number`);
    // At most one device is a kiosk; one that is paired later takes its place.
    await db.query(`
      CREATE TABLE kiosk_device (
        kiosk smallint CONSTRAINT kiosk_device_pkey PRIMARY KEY
          CONSTRAINT kiosk_device_kiosk_fkey REFERENCES kiosk (number),
        key_hash bytea NOT NULL CONSTRAINT kiosk_device_key_unique UNIQUE,
        paired_at timestamptz NOT NULL,
        seen_at timestamptz,
        report jsonb,
        alerted_at timestamptz,
        silent_since timestamptz,
        screenshot text,
        screenshot_at timestamptz
      )`);
    await db.query(`
      CREATE TABLE kiosk_pairing (
        kiosk smallint CONSTRAINT kiosk_pairing_pkey PRIMARY KEY
          CONSTRAINT kiosk_pairing_kiosk_fkey REFERENCES kiosk (number),
        code_hash bytea NOT NULL CONSTRAINT kiosk_pairing_code_unique UNIQUE,
        opened_by uuid CONSTRAINT kiosk_pairing_user_fkey REFERENCES app_user ON DELETE SET NULL,
        opened_by_account text,
        expires_at timestamptz NOT NULL
      )`);
    await db.query(`
      CREATE TABLE kiosk_command (
        id uuid CONSTRAINT kiosk_command_pkey PRIMARY KEY,
        kiosk smallint NOT NULL CONSTRAINT kiosk_command_kiosk_fkey REFERENCES kiosk (number),
        kind text NOT NULL CONSTRAINT kiosk_command_kind_check CHECK (kind IN
          ('reload', 'attract', 'identify', 'show_story', 'dark', 'light', 'apply_bundle', 'screenshot')),
        story_id uuid,
        at_once boolean NOT NULL DEFAULT false,
        asked_by uuid CONSTRAINT kiosk_command_user_fkey REFERENCES app_user ON DELETE SET NULL,
        asked_by_account text NOT NULL,
        asked_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        fetched_at timestamptz,
        done_at timestamptz,
        failure text CONSTRAINT kiosk_command_failure_check CHECK (failure IN
          ('story_not_here', 'nothing_new', 'not_possible')),
        CONSTRAINT kiosk_command_story_check CHECK ((story_id IS NOT NULL) = (kind = 'show_story')),
        CONSTRAINT kiosk_command_done_check CHECK (failure IS NULL OR done_at IS NOT NULL)
      )`);
    await db.query('CREATE INDEX kiosk_command_list_idx ON kiosk_command (kiosk, asked_at DESC, id DESC)');

    await db.query(`
      ALTER TABLE mail
        ADD COLUMN kiosk smallint CONSTRAINT mail_kiosk_fkey REFERENCES kiosk (number),
        ADD COLUMN silent_since timestamptz,
        DROP CONSTRAINT mail_subject_check,
        DROP CONSTRAINT mail_kind_check,
        ADD CONSTRAINT mail_kind_check CHECK (kind IN
          ('invitation', 'passwordReset', 'feedbackReceived', 'feedbackReply', 'feedbackOutcome', 'kioskSilent', 'kioskBack')),
        ADD CONSTRAINT mail_subject_check CHECK (
          (user_id IS NOT NULL) = (kind IN ('invitation', 'passwordReset'))
          AND (feedback_id IS NOT NULL) = (kind IN ('feedbackReceived', 'feedbackReply', 'feedbackOutcome'))
          AND (kiosk IS NOT NULL) = (kind IN ('kioskSilent', 'kioskBack'))
          AND (silent_since IS NOT NULL) = (kiosk IS NOT NULL))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM mail WHERE kind IN ('kioskSilent', 'kioskBack')`);
    await db.query(`
      ALTER TABLE mail
        DROP CONSTRAINT mail_subject_check,
        DROP CONSTRAINT mail_kind_check,
        ADD CONSTRAINT mail_kind_check CHECK (kind IN
          ('invitation', 'passwordReset', 'feedbackReceived', 'feedbackReply', 'feedbackOutcome')),
        ADD CONSTRAINT mail_subject_check CHECK ((user_id IS NULL) = (kind IN ('feedbackReceived', 'feedbackReply', 'feedbackOutcome'))
          AND (feedback_id IS NULL) = (user_id IS NOT NULL)),
        DROP COLUMN silent_since,
        DROP COLUMN kiosk`);
    await db.query(`DELETE FROM audit_entry WHERE entity = 'kiosk'`);
    await db.query('DROP TABLE kiosk_command, kiosk_pairing, kiosk_device, kiosk');
  }
}
