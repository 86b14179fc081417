import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Merging two places or two memorials queues the persons whose events moved, by those events. What the document of a person
 * holds of either is its id, so that the record itself need not queue all who are at it once more.
 */
export class QueueMovedOnce1763831600000 implements MigrationInterface {
  name = 'QueueMovedOnce1763831600000';

  async up(db: QueryRunner): Promise<void> {
    await queuePersonsOf(db, `WHEN (current_setting('salient.merges_records', true) IS DISTINCT FROM 'on')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await queuePersonsOf(db, '');
  }
}

async function queuePersonsOf(db: QueryRunner, condition: string): Promise<void> {
  for (const table of ['place', 'memorial']) {
    await db.query(`DROP TRIGGER ${table}_search_update ON ${table}`);
    await db.query(`
      CREATE TRIGGER ${table}_search_update AFTER UPDATE ON ${table} REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT ${condition} EXECUTE FUNCTION salient_queue_${table}_persons()`);
  }
}
