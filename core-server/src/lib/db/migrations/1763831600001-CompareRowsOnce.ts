import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What changed in rows is found without joining their old and new forms. PostgreSQL keeps the plan of such a join from the
 * first row that a connection changed, and compares each with each when a merge changes 20,000.
 */
export class CompareRowsOnce1763831600001 implements MigrationInterface {
  name = 'CompareRowsOnce1763831600001';

  async up(db: QueryRunner): Promise<void> {
    await defineTriggers(db, {
      eventPersons: 'SELECT person_id FROM former EXCEPT SELECT person_id FROM changed',
      storyPersons: 'SELECT person_id_ref FROM former EXCEPT SELECT person_id_ref FROM changed',
      movedEvents: 'SELECT id, place_id FROM changed EXCEPT SELECT id, place_id FROM former',
      movedPlaces: 'SELECT id, lat, lon FROM changed EXCEPT SELECT id, lat, lon FROM former',
      diedPersons: 'SELECT id, sort_died_date FROM changed EXCEPT SELECT id, sort_died_date FROM former',
      renamedEntities: 'SELECT id, name_key FROM changed EXCEPT SELECT id, name_key FROM former',
    });
  }

  async down(db: QueryRunner): Promise<void> {
    const both = 'FROM changed JOIN former USING (id) WHERE';
    await defineTriggers(db, {
      eventPersons: `SELECT DISTINCT former.person_id ${both} former.person_id <> changed.person_id`,
      storyPersons: `SELECT DISTINCT former.person_id_ref ${both} former.person_id_ref <> changed.person_id_ref`,
      movedEvents: `SELECT changed.id ${both} changed.place_id IS DISTINCT FROM former.place_id`,
      movedPlaces: `SELECT changed.id ${both} (changed.lat, changed.lon) IS DISTINCT FROM (former.lat, former.lon)`,
      diedPersons: `SELECT changed.id ${both} changed.sort_died_date <> former.sort_died_date`,
      renamedEntities: `SELECT changed.id ${both} changed.name_key <> former.name_key`,
    });
  }
}

/** What is read of the rows before (`former`) and after (`changed`) a statement. */
interface Differences {
  /** Whom rows named and name no more. */
  readonly eventPersons: string;
  readonly storyPersons: string;
  /** Rows that came to have another value there, by their id. */
  readonly movedEvents: string;
  readonly movedPlaces: string;
  readonly diedPersons: string;
  readonly renamedEntities: string;
}

async function defineTriggers(db: QueryRunner, differences: Differences): Promise<void> {
  await queuePersons(db, 'salient_queue_event_persons', 'person_id', differences.eventPersons);
  await queuePersons(db, 'salient_queue_story_persons', 'person_id_ref', differences.storyPersons);
  await db.query(`
    CREATE OR REPLACE FUNCTION salient_queue_entity_persons() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO search_queue (entity, entity_id)
      WITH renamed AS (${differences.renamedEntities})
      SELECT 'person', e.person_id FROM renamed JOIN person_event e ON e.military_entity_id = renamed.id
      UNION
      SELECT 'person', e.person_id FROM renamed JOIN person_event e ON e.military_regiment_id = renamed.id;
      IF FOUND THEN PERFORM pg_notify('search_queue', ''); END IF;
      RETURN NULL;
    END $$`);
  const due = (stories: string) => `INSERT INTO person_story_link_due (story_id) ${stories};`;
  await db.query(`
    CREATE OR REPLACE FUNCTION salient_story_links_due() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_TABLE_NAME = 'person_event' THEN
        ${due(`SELECT DISTINCT l.story_id FROM (${differences.movedEvents}) moved
          JOIN person_story_event l ON l.event_id = moved.id`)}
      ELSIF TG_TABLE_NAME = 'place' THEN
        ${due(`SELECT DISTINCT l.story_id FROM (${differences.movedPlaces}) moved
          JOIN person_event e ON e.place_id = moved.id JOIN person_story_event l ON l.event_id = e.id`)}
      ELSE
        ${due(`SELECT s.id FROM (${differences.diedPersons}) moved
          JOIN person_story s ON s.person_id_ref = moved.id WHERE s.coupling_use_died_date`)}
      END IF;
      IF FOUND THEN PERFORM pg_notify('salient_story_links', ''); END IF;
      RETURN NULL;
    END $$`);
}

/** Queues whom changed rows name, and whom they named before. */
async function queuePersons(db: QueryRunner, name: string, column: string, formerPersons: string): Promise<void> {
  await db.query(`
    CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO search_queue (entity, entity_id) SELECT DISTINCT 'person', ${column} FROM changed;
      IF TG_OP = 'UPDATE' THEN
        INSERT INTO search_queue (entity, entity_id) SELECT 'person', gone.* FROM (${formerPersons}) gone;
      END IF;
      PERFORM pg_notify('search_queue', '');
      RETURN NULL;
    END $$`);
}
