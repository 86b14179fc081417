import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who ran which function, and the faults of calls that administrators read. */
export class RunFunctions1764950000000 implements MigrationInterface {
  name = 'RunFunctions1764950000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE function_run (
        id uuid CONSTRAINT function_run_pkey PRIMARY KEY,
        function text NOT NULL,
        action text,
        arguments jsonb NOT NULL DEFAULT '{}',
        account text,
        started_at timestamptz NOT NULL,
        duration_ms integer NOT NULL,
        rows integer,
        failed integer NOT NULL DEFAULT 0,
        outcome text NOT NULL CONSTRAINT function_run_outcome_check CHECK (outcome IN
          ('done', 'refused', 'too_broad', 'cancelled', 'failed'))
      )`);
    await db.query('CREATE INDEX function_run_started_idx ON function_run (started_at DESC, id DESC)');
    await db.query(`
      CREATE TABLE call_fault (
        id uuid CONSTRAINT call_fault_pkey PRIMARY KEY,
        at timestamptz NOT NULL,
        method text NOT NULL,
        message text NOT NULL
      )`);
    await db.query('CREATE INDEX call_fault_at_idx ON call_fault (at DESC)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE call_fault, function_run');
  }
}
