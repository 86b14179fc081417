import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Persons are found by what is known beside their names. The document of a person holds the countries of its places, so that a
 * place whose country changes queues who was there; the ranks and professions that lists use are read from indexes.
 */
export class FindByWhatIsKnown1764115200000 implements MigrationInterface {
  name = 'FindByWhatIsKnown1764115200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION salient_queue_country_persons() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO search_queue (entity, entity_id)
          WITH moved AS (
            SELECT id, country_code FROM changed EXCEPT SELECT id, country_code FROM former)
          SELECT 'person', e.person_id FROM moved JOIN person_event e ON e.place_id = moved.id
          UNION
          SELECT 'person', e.person_id FROM moved JOIN memorial m ON m.place_id = moved.id
            JOIN person_event e ON e.memorial_id = m.id;
        IF FOUND THEN PERFORM pg_notify('search_queue', ''); END IF;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER place_country_search_update AFTER UPDATE ON place
      REFERENCING OLD TABLE AS former NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION salient_queue_country_persons()`);
    for (const column of textsOfLists) {
      await db.query(`CREATE INDEX person_event_${column}_idx ON person_event (${column}) WHERE ${column} <> ''`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const column of textsOfLists) await db.query(`DROP INDEX person_event_${column}_idx`);
    await db.query('DROP TRIGGER place_country_search_update ON place');
    await db.query('DROP FUNCTION salient_queue_country_persons()');
  }
}

const textsOfLists = ['enlisted_rank', 'work_profession'];
