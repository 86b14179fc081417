import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Military entities are changed and merged: how they are searched, and what a new name queues. */
export class KeepMilitaryEntities1763810000000 implements MigrationInterface {
  name = 'KeepMilitaryEntities1763810000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of statements) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION salient_queue_entity_persons() CASCADE');
    await db.query('ALTER TABLE military_name DROP COLUMN regt_search, DROP COLUMN unit_search, DROP COLUMN nr_search');
    await db.query('ALTER TABLE military_entity DROP COLUMN search_key');
    await db.query('DROP FUNCTION salient_plain_ordinals(text)');
  }
}

const endings = 'ieme|eme|ier|iere|ere|nde|ste|ter|tes|ten|te|me|er|re|de|nd|rd|st|th|e|o|°|\\.';

const searched = (key: string) =>
  `text NOT NULL GENERATED ALWAYS AS (' ' || translate(salient_plain_ordinals(${key}), '|', ' ') || ' ') STORED`;

const statements = [
  // The same rule as plainOrdinals in shared: 3e, 3de, 3rd and 3 are one number.
  `CREATE FUNCTION salient_plain_ordinals(name text) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql
   RETURN regexp_replace(name, '(^|[^a-z0-9])([0-9]+)(${endings})(?![a-z0-9])', '\\1\\2', 'g')`,
  // Words with a blank at both ends, so that a whole word is told from a part of one.
  `ALTER TABLE military_entity ADD COLUMN search_key ${searched('name_key')}`,
  `ALTER TABLE military_name ADD COLUMN regt_search ${searched('regt_key')},
     ADD COLUMN unit_search ${searched('unit_key')}, ADD COLUMN nr_search ${searched('nr_key')}`,
  // Who served in an entity is searched by what the entity is called.
  `CREATE FUNCTION salient_queue_entity_persons() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO search_queue (entity, entity_id)
     WITH renamed AS (SELECT changed.id FROM changed JOIN former USING (id) WHERE changed.name_key <> former.name_key)
     SELECT 'person', e.person_id FROM renamed JOIN person_event e ON e.military_entity_id = renamed.id
     UNION
     SELECT 'person', e.person_id FROM renamed JOIN person_event e ON e.military_regiment_id = renamed.id;
     IF FOUND THEN PERFORM pg_notify('search_queue', ''); END IF;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER military_entity_search_update AFTER UPDATE ON military_entity
   REFERENCING NEW TABLE AS changed OLD TABLE AS former
   FOR EACH STATEMENT EXECUTE FUNCTION salient_queue_entity_persons()`,
];
