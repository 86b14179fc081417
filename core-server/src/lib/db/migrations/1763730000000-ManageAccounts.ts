import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of invitations and resets, mails that wait and that went, counters of the rate limits, sessions one can name. */
export class ManageAccounts1763730000000 implements MigrationInterface {
  name = 'ManageAccounts1763730000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE app_user ADD COLUMN password_changed_at timestamptz');
    await db.query(`
      ALTER TABLE session
        ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT session_id_unique UNIQUE,
        ADD COLUMN address text NOT NULL DEFAULT '',
        ADD COLUMN user_agent text NOT NULL DEFAULT ''`);
    await db.query(`
      CREATE TABLE user_key (
        key_hash bytea CONSTRAINT user_key_pkey PRIMARY KEY CONSTRAINT user_key_hash_check CHECK (length(key_hash) = 32),
        user_id uuid NOT NULL CONSTRAINT user_key_user_fkey REFERENCES app_user ON DELETE CASCADE,
        purpose text NOT NULL CONSTRAINT user_key_purpose_check CHECK (purpose IN ('invitation', 'passwordReset')),
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      )`);
    await db.query('CREATE INDEX user_key_user_idx ON user_key (user_id)');
    await db.query('CREATE INDEX user_key_expires_idx ON user_key (expires_at)');
    await db.query(`
      CREATE TABLE mail (
        id uuid CONSTRAINT mail_pkey PRIMARY KEY,
        kind text NOT NULL CONSTRAINT mail_kind_check CHECK (kind IN ('invitation', 'passwordReset')),
        user_id uuid NOT NULL CONSTRAINT mail_user_fkey REFERENCES app_user ON DELETE CASCADE,
        recipient text NOT NULL CONSTRAINT mail_recipient_check CHECK (recipient <> ''),
        language text NOT NULL CONSTRAINT mail_language_check CHECK (language IN ('nl', 'en', 'fr', 'de')),
        status text NOT NULL DEFAULT 'queued'
          CONSTRAINT mail_status_check CHECK (status IN ('queued', 'sent', 'kept', 'failed')),
        attempts integer NOT NULL DEFAULT 0,
        error text,
        created_at timestamptz NOT NULL DEFAULT now(),
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz,
        CONSTRAINT mail_sent_check CHECK ((sent_at IS NOT NULL) = (status IN ('sent', 'kept')))
      )`);
    await db.query(`CREATE INDEX mail_queue_idx ON mail (next_attempt_at) WHERE status = 'queued'`);
    await db.query('CREATE INDEX mail_created_idx ON mail (created_at)');
    await db.query('CREATE INDEX mail_user_idx ON mail (user_id, created_at)');
    // The columns that rate-limiter-flexible reads and writes; `expire` is in milliseconds since 1970.
    await db.query(`
      CREATE TABLE rate_limit (
        key varchar(255) CONSTRAINT rate_limit_pkey PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      )`);
    await db.query('CREATE INDEX rate_limit_expire_idx ON rate_limit (expire)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE rate_limit, mail, user_key');
    await db.query('ALTER TABLE app_user DROP COLUMN password_changed_at');
    await db.query('ALTER TABLE session DROP COLUMN id, DROP COLUMN address, DROP COLUMN user_agent');
  }
}
