import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Merging two places queues the persons whose events moved, by those events. What the document of a person holds of a place
 * is its id, so that the place itself need not queue all who are at it once more.
 */
export class QueueMovedOnce1763831600000 implements MigrationInterface {
  name = 'QueueMovedOnce1763831600000';

  async up(db: QueryRunner): Promise<void> {
    await queuePlaces(db, `WHEN (current_setting('salient.merges_records', true) IS DISTINCT FROM 'on')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await queuePlaces(db, '');
  }
}

async function queuePlaces(db: QueryRunner, condition: string): Promise<void> {
  await db.query('DROP TRIGGER place_search_update ON place');
  await db.query(`
    CREATE TRIGGER place_search_update AFTER UPDATE ON place REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT ${condition} EXECUTE FUNCTION salient_queue_place_persons()`);
}
