import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables by which a document, or a page of one, names a person. */
const tables = ['document_reference', 'document_tag_value'] as const;

const isOfDocument = `(
  EXISTS (SELECT FROM document d WHERE d.id = r.document_id AND NOT d.deleted)
  OR EXISTS (SELECT FROM document_element e JOIN document d ON d.id = e.document_id WHERE e.id = r.element_id AND NOT d.deleted))`;

/** Whom the rows of a table name. A row that says the same afterwards queues nobody. */
const named = (rows: string) => `SELECT id, person_id FROM ${rows} WHERE person_id IS NOT NULL`;

/**
 * Who has documentation, for the search of both engines and for lists: persons whom a document names that was not removed. A
 * person whom one comes to name, or names no more, is looked at anew by the search indexer.
 */
export class FindDocumentedPersons1764151200000 implements MigrationInterface {
  name = 'FindDocumentedPersons1764151200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE VIEW documented_person AS ${tables
        .map((table) => `SELECT r.person_id FROM ${table} r WHERE r.person_id IS NOT NULL AND ${isOfDocument}`)
        .join(' UNION ALL ')}`,
    );
    await db.query(`
      CREATE FUNCTION salient_queue_documented_persons() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' THEN
          INSERT INTO search_queue (entity, entity_id) SELECT DISTINCT 'person', person_id FROM (
            (${named('changed')} EXCEPT ${named('former')}) UNION (${named('former')} EXCEPT ${named('changed')})) other;
        ELSE
          INSERT INTO search_queue (entity, entity_id) SELECT DISTINCT 'person', person_id FROM changed WHERE person_id IS NOT NULL;
        END IF;
        IF FOUND THEN PERFORM pg_notify('search_queue', ''); END IF;
        RETURN NULL;
      END $$`);
    // A removed document names nobody, and a restored one does again.
    await db.query(`
      CREATE FUNCTION salient_queue_persons_of_documents() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO search_queue (entity, entity_id)
        WITH turned AS (SELECT id, deleted FROM changed EXCEPT SELECT id, deleted FROM former)
        ${tables
          .map(
            (table) => `SELECT 'person', r.person_id FROM turned JOIN ${table} r ON r.document_id = turned.id
              WHERE r.person_id IS NOT NULL
              UNION SELECT 'person', r.person_id FROM turned JOIN document_element e ON e.document_id = turned.id
              JOIN ${table} r ON r.element_id = e.id WHERE r.person_id IS NOT NULL`,
          )
          .join(' UNION ')};
        IF FOUND THEN PERFORM pg_notify('search_queue', ''); END IF;
        RETURN NULL;
      END $$`);
    const rows = {
      insert: 'REFERENCING NEW TABLE AS changed',
      update: 'REFERENCING NEW TABLE AS changed OLD TABLE AS former',
      delete: 'REFERENCING OLD TABLE AS changed',
    };
    for (const table of tables) {
      for (const [event, referencing] of Object.entries(rows)) {
        await db.query(
          `CREATE TRIGGER ${table}_person_search_${event} AFTER ${event.toUpperCase()} ON ${table} ${referencing}
           FOR EACH STATEMENT EXECUTE FUNCTION salient_queue_documented_persons()`,
        );
      }
    }
    await db.query(
      `CREATE TRIGGER document_person_search_update AFTER UPDATE ON document ${rows.update}
       FOR EACH STATEMENT EXECUTE FUNCTION salient_queue_persons_of_documents()`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION salient_queue_persons_of_documents() CASCADE');
    await db.query('DROP FUNCTION salient_queue_documented_persons() CASCADE');
    await db.query('DROP VIEW documented_person');
  }
}
