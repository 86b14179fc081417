import type { MigrationInterface, QueryRunner } from 'typeorm';
import { pageChannel, pageTrigger } from '../watchForPages.ts';

/** Whose row of these tables is a document's, and how its id is found from a row `r`. */
const documentOf = {
  document_element: 'r.document_id',
  document_reference:
    'coalesce(r.document_id, (SELECT e.document_id FROM document_element e WHERE e.id = r.element_id))',
  document_tag: 'coalesce(r.document_id, (SELECT e.document_id FROM document_element e WHERE e.id = r.element_id))',
  document_tag_value: `(SELECT coalesce(t.document_id, e.document_id) FROM document_tag t
     LEFT JOIN document_element e ON e.id = t.element_id WHERE t.id = r.document_tag_id)`,
} as const;

const isShown = '(NEW.disclosed AND NOT NEW.deleted) OR (OLD.disclosed AND NOT OLD.deleted)';

/**
 * Public pages show disclosed documents: rendered ones that are kept go when one of those changes. Hundreds of scans that
 * arrive in documents that nobody else sees throw no page away.
 */
export class ShowDocuments1764144000000 implements MigrationInterface {
  name = 'ShowDocuments1764144000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TRIGGER ${pageTrigger} AFTER UPDATE ON document
       FOR EACH ROW WHEN (${isShown}) EXECUTE FUNCTION salient_note_page_change()`,
    );
    await db.query(
      `CREATE TRIGGER ${pageTrigger}_added AFTER INSERT ON document
       FOR EACH ROW WHEN (NEW.disclosed) EXECUTE FUNCTION salient_note_page_change()`,
    );
    await db.query(
      `CREATE TRIGGER ${pageTrigger} AFTER UPDATE ON collection
       FOR EACH STATEMENT EXECUTE FUNCTION salient_note_page_change()`,
    );
    for (const [table, id] of Object.entries(documentOf)) {
      await db.query(
        `CREATE FUNCTION salient_note_page_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
         DECLARE r ${table};
         BEGIN
           FOREACH r IN ARRAY CASE TG_OP WHEN 'INSERT' THEN ARRAY[NEW] WHEN 'DELETE' THEN ARRAY[OLD] ELSE ARRAY[OLD, NEW] END
           LOOP
             IF EXISTS (SELECT FROM document d WHERE d.id = ${id} AND d.disclosed) THEN
               PERFORM pg_notify('${pageChannel}', '');
             END IF;
           END LOOP;
           RETURN NULL;
         END $$`,
      );
      await db.query(
        `CREATE TRIGGER ${pageTrigger} AFTER INSERT OR UPDATE OR DELETE ON ${table}
         FOR EACH ROW EXECUTE FUNCTION salient_note_page_of_${table}()`,
      );
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of Object.keys(documentOf)) {
      await db.query(`DROP FUNCTION salient_note_page_of_${table}() CASCADE`);
    }
    await db.query(`DROP TRIGGER ${pageTrigger} ON collection`);
    await db.query(`DROP TRIGGER ${pageTrigger}_added ON document`);
    await db.query(`DROP TRIGGER ${pageTrigger} ON document`);
  }
}
