import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Military entities are changed and merged: how they are searched, what a new name queues, and what a merge undoes. */
export class KeepMilitaryEntities1763810000000 implements MigrationInterface {
  name = 'KeepMilitaryEntities1763810000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of statements) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE military_entity_merge');
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
  // What a merge moved, by the ids of the records, so that undoing it moves the same back.
  `CREATE TABLE military_entity_merge (
    id uuid CONSTRAINT military_entity_merge_pkey PRIMARY KEY,
    -- The order of merges: numbers are given while the entities are held, moments before.
    number bigint GENERATED ALWAYS AS IDENTITY,
    kept_id uuid NOT NULL,
    merged_id uuid NOT NULL,
    kept_name text NOT NULL,
    merged_name text NOT NULL,
    reason text NOT NULL DEFAULT '',
    at timestamptz NOT NULL DEFAULT now(),
    account text,
    undone_at timestamptz,
    undone_account text,
    -- The merged entity as it was stored.
    merged jsonb NOT NULL,
    -- Its own history: what went to the kept entity, and what went because the kept entity says the same.
    histories uuid[] NOT NULL,
    folded jsonb NOT NULL,
    -- Histories of other entities that name it.
    named_in uuid[] NOT NULL,
    -- Events of persons, by the column that names it.
    events jsonb NOT NULL,
    -- Entities that were merged into it before.
    addresses uuid[] NOT NULL,
    -- Rows of imported lists that it was made of.
    import_rows jsonb NOT NULL,
    CONSTRAINT military_entity_merge_not_itself CHECK (kept_id <> merged_id)
  )`,
  `CREATE UNIQUE INDEX military_entity_merge_standing ON military_entity_merge (merged_id) WHERE undone_at IS NULL`,
  `CREATE INDEX military_entity_merge_kept_idx ON military_entity_merge (kept_id, number)`,
  `CREATE INDEX military_entity_merge_merged_idx ON military_entity_merge (merged_id, number)`,
];
