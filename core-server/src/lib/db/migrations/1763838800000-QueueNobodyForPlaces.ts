import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the document of a person holds of a place is its id: names and positions are looked up when somebody searches. A place
 * that changes queues nobody, be it that a look-up settles the places of a whole list.
 */
export class QueueNobodyForPlaces1763838800000 implements MigrationInterface {
  name = 'QueueNobodyForPlaces1763838800000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER place_search_update ON place');
    await db.query('DROP FUNCTION salient_queue_place_persons()');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION salient_queue_place_persons() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO search_queue (entity, entity_id)
          SELECT DISTINCT 'person', e.person_id FROM changed JOIN person_event e ON e.place_id = changed.id;
        PERFORM pg_notify('search_queue', '');
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER place_search_update AFTER UPDATE ON place REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT WHEN (current_setting('salient.merges_records', true) IS DISTINCT FROM 'on')
      EXECUTE FUNCTION salient_queue_place_persons()`);
  }
}
