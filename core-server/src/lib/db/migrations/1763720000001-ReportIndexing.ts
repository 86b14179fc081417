import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the indexer needs to report on itself and to take requests, a list of documents that it could not index, and a
 * way to correct derived key columns without queueing the persons once more.
 */
export class ReportIndexing1763720000001 implements MigrationInterface {
  name = 'ReportIndexing1763720000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE search_index_state
        ADD COLUMN indexer text,
        ADD COLUMN index_created_at text NOT NULL DEFAULT '',
        ADD COLUMN indexed_at timestamptz,
        ADD COLUMN rebuild_requested_at timestamptz,
        ADD COLUMN rebuild_started_at timestamptz,
        ADD COLUMN rebuilt_at timestamptz,
        ADD COLUMN check_requested_at timestamptz,
        ADD COLUMN checked_at timestamptz,
        ADD COLUMN check_repaired integer,
        ADD COLUMN last_error_at timestamptz`);
    await db.query(`
      CREATE TABLE search_dead_letter (
        entity text NOT NULL,
        entity_id uuid NOT NULL,
        error text NOT NULL,
        failed_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT search_dead_letter_pkey PRIMARY KEY (entity, entity_id)
      )`);
    // A queue is written and emptied all day while it stays small: vacuum by what was removed, not by a share of it.
    await db.query(`
      ALTER TABLE search_queue SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000,
        autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 100000,
        autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 10000)`);
    for (const table of ['person', 'person_event']) await queueUpdates(db, table, unlessKeysAreRewritten);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['person', 'person_event']) await queueUpdates(db, table, '');
    await db.query(`
      ALTER TABLE search_queue RESET (autovacuum_vacuum_scale_factor, autovacuum_vacuum_threshold,
        autovacuum_vacuum_insert_scale_factor, autovacuum_vacuum_insert_threshold,
        autovacuum_analyze_scale_factor, autovacuum_analyze_threshold)`);
    await db.query('DROP TABLE search_dead_letter');
    await db.query(`
      ALTER TABLE search_index_state
        DROP COLUMN indexer, DROP COLUMN index_created_at, DROP COLUMN indexed_at, DROP COLUMN rebuild_requested_at,
        DROP COLUMN rebuild_started_at, DROP COLUMN rebuilt_at, DROP COLUMN check_requested_at,
        DROP COLUMN checked_at, DROP COLUMN check_repaired, DROP COLUMN last_error_at`);
  }
}

/** Set (locally) by a transaction that changes nothing but key columns, whose documents are on their way already. */
const unlessKeysAreRewritten = `WHEN (current_setting('salient.rewrites_keys', true) IS DISTINCT FROM 'on')`;

const queueFunctions: Record<string, string> = {
  person: 'salient_queue_persons',
  person_event: 'salient_queue_event_persons',
};

async function queueUpdates(db: QueryRunner, table: string, condition: string): Promise<void> {
  await db.query(`DROP TRIGGER ${table}_search_update ON ${table}`);
  await db.query(`
    CREATE TRIGGER ${table}_search_update AFTER UPDATE ON ${table}
    REFERENCING NEW TABLE AS changed OLD TABLE AS former
    FOR EACH STATEMENT ${condition} EXECUTE FUNCTION ${queueFunctions[table]}()`);
}
