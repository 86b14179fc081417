import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For how long data of living people are kept, what is due to be erased, and what was. */
export class KeepRetention1764910000000 implements MigrationInterface {
  name = 'KeepRetention1764910000000';

  async up(db: QueryRunner): Promise<void> {
    // Where the museum differs from the period that a class begins with.
    await db.query(`
      CREATE TABLE retention_rule (
        class text CONSTRAINT retention_rule_pkey PRIMARY KEY,
        -- Both NULL for without limit.
        count integer CONSTRAINT retention_rule_count_check CHECK (count > 0),
        unit text CONSTRAINT retention_rule_unit_check CHECK (unit IN ('day', 'month')),
        CONSTRAINT retention_rule_period_check CHECK ((count IS NULL) = (unit IS NULL))
      )`);
    await db.query(`
      CREATE TABLE retention_state (
        is_the_only_one boolean CONSTRAINT retention_state_pkey PRIMARY KEY DEFAULT true
          CONSTRAINT retention_state_only_check CHECK (is_the_only_one),
        version integer NOT NULL DEFAULT 1,
        changed_at timestamptz,
        changed_by text,
        first_run_at timestamptz,
        last_run_at timestamptz,
        -- The last day on which nothing is erased unless somebody confirms it; NULL before the first run.
        confirm_until date
      )`);
    await db.query('INSERT INTO retention_state DEFAULT VALUES');
    await db.query(`
      CREATE TABLE retention_entry (
        id uuid CONSTRAINT retention_entry_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
        class text NOT NULL,
        -- NULL where all that is due in a class is one entry.
        record_id uuid,
        count integer NOT NULL DEFAULT 1,
        since timestamptz NOT NULL,
        listed_at timestamptz NOT NULL,
        status text NOT NULL DEFAULT 'waiting' CONSTRAINT retention_entry_status_check CHECK (status IN
          ('waiting', 'postponed', 'kept')),
        postponed_until date,
        reason text NOT NULL DEFAULT '',
        decided_at timestamptz,
        decided_by text,
        CONSTRAINT retention_entry_once UNIQUE NULLS NOT DISTINCT (class, record_id),
        CONSTRAINT retention_entry_reason_check CHECK (status = 'waiting' OR reason <> ''),
        CONSTRAINT retention_entry_until_check CHECK (status <> 'postponed' OR postponed_until IS NOT NULL)
      )`);
    // What was erased is in no column of it.
    await db.query(`
      CREATE TABLE erasure_run (
        id uuid CONSTRAINT erasure_run_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
        at timestamptz NOT NULL,
        class text NOT NULL,
        listed integer NOT NULL DEFAULT 0,
        erased integer NOT NULL DEFAULT 0,
        record_ids uuid[] NOT NULL DEFAULT '{}',
        -- Who confirmed it; NULL for what the clock did.
        user_id uuid,
        account text
      )`);
    await db.query('CREATE INDEX erasure_run_at_idx ON erasure_run (at DESC, id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE erasure_run, retention_entry, retention_state, retention_rule');
  }
}
