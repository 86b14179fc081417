import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A story that is published, moved or taken back changes what search tells of its person. */
export class QueueStories1763775000001 implements MigrationInterface {
  name = 'QueueStories1763775000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION salient_queue_story_persons() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO search_queue (entity, entity_id) SELECT DISTINCT 'person', person_id_ref FROM changed;
        IF TG_OP = 'UPDATE' THEN
          INSERT INTO search_queue (entity, entity_id)
          SELECT DISTINCT 'person', former.person_id_ref FROM former JOIN changed USING (id)
          WHERE former.person_id_ref <> changed.person_id_ref;
        END IF;
        PERFORM pg_notify('search_queue', '');
        RETURN NULL;
      END $$`);
    const tables = {
      insert: 'INSERT ON person_story REFERENCING NEW TABLE AS changed',
      update: 'UPDATE ON person_story REFERENCING NEW TABLE AS changed OLD TABLE AS former',
      delete: 'DELETE ON person_story REFERENCING OLD TABLE AS changed',
    };
    for (const [name, event] of Object.entries(tables)) {
      await db.query(`
        CREATE TRIGGER person_story_search_${name} AFTER ${event}
        FOR EACH STATEMENT EXECUTE FUNCTION salient_queue_story_persons()`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION salient_queue_story_persons() CASCADE');
  }
}
