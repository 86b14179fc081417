import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What history and realtime need: to which record a change of a part belongs, ways to the newest changes, the table of
 * socket.io's adapter, and a word to all processes when sessions end.
 */
export class KeepHistory1763740000000 implements MigrationInterface {
  name = 'KeepHistory1763740000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of statements) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION salient_note_ended_sessions() CASCADE');
    await db.query('DROP TABLE socket_io_attachments');
    await db.query('DROP INDEX audit_entry_at_idx, audit_entry_source_idx, audit_entry_entity_idx');
    await db.query('ALTER TABLE audit_entry DROP COLUMN part_of_type, DROP COLUMN part_of_id');
  }
}

const statements = [
  `ALTER TABLE audit_entry ADD COLUMN part_of_type text, ADD COLUMN part_of_id uuid,
     ADD CONSTRAINT audit_entry_part_of_check CHECK ((part_of_type IS NULL) = (part_of_id IS NULL))`,
  // A change kept the fields that differ, which the person of an event never does: some other entry or the event knows it.
  `UPDATE audit_entry a SET part_of_type = 'person', part_of_id = known.person_id
   FROM (
     SELECT DISTINCT ON (id) id, person_id FROM (
       SELECT id, person_id FROM person_event
       UNION ALL
       SELECT entity_id, coalesce(after->>'person_id', before->>'person_id')::uuid FROM audit_entry
       WHERE entity = 'person_event' AND (after ? 'person_id' OR before ? 'person_id')
     ) AS told ORDER BY id
   ) AS known
   WHERE a.entity = 'person_event' AND a.entity_id = known.id`,
  `CREATE INDEX audit_entry_part_of_idx ON audit_entry (part_of_type, part_of_id, id) WHERE part_of_id IS NOT NULL`,
  `CREATE INDEX audit_entry_entity_idx ON audit_entry (entity, id)`,
  // Imports are most of the trail; whoever looks for anything else need not pass them.
  `CREATE INDEX audit_entry_source_idx ON audit_entry (source, id) WHERE source <> 'import'`,
  `CREATE INDEX audit_entry_at_idx ON audit_entry USING brin (at)`,
  // Hints that are too long for a NOTIFY: see @socket.io/postgres-adapter, which empties it.
  `CREATE UNLOGGED TABLE socket_io_attachments (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT socket_io_attachments_pkey PRIMARY KEY,
    created_at timestamptz NOT NULL DEFAULT now(),
    payload bytea
  )`,
  `CREATE FUNCTION salient_note_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM pg_notify('salient_sessions_ended', '');
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER session_ended AFTER DELETE ON session FOR EACH STATEMENT EXECUTE FUNCTION salient_note_ended_sessions()`,
];
