import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many texts a change of a box writes at once; more are left to the search indexer. */
const fewTexts = 200;

/** What a document, and a page, is found by besides the names that it bears: as it was, and as it is. */
const ownWords = [
  [
    `lpad(d.counter::text, 6, '0')) AS own
      FROM document d WHERE`,
    `lpad(d.counter::text, 6, '0'), c.title, c.adlib_code) AS own
      FROM document d LEFT JOIN collection c ON c.id = d.collection_id WHERE`,
  ],
  [
    'SELECT e.id, e.document_id, e.id, e.transcription',
    `SELECT e.id, e.document_id, e.id, concat_ws(E'\\n', e.original_filename, e.transcription)`,
  ],
] as const;

/** Staff find documents by the title and code of their box, and pages by the names of their files. Visitors do not. */
export class FindByBoxAndFile1764167400000 implements MigrationInterface {
  name = 'FindByBoxAndFile1764167400000';

  async up(db: QueryRunner): Promise<void> {
    await rewrite(db, ownWords);
    await db.query(`CREATE FUNCTION salient_rename_in_documents_collection() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE documents uuid[] := ARRAY(SELECT id FROM document WHERE collection_id IN (
        SELECT id FROM (SELECT id, title, adlib_code FROM changed EXCEPT SELECT id, title, adlib_code FROM former) AS other));
      BEGIN
        IF cardinality(documents) <= ${fewTexts} THEN PERFORM salient_write_document_texts(documents, '{}'); END IF;
        PERFORM salient_queue_documents(documents);
        RETURN NULL;
      END $$`);
    await db.query(`CREATE TRIGGER collection_document_search_rename AFTER UPDATE ON collection
      REFERENCING NEW TABLE AS changed OLD TABLE AS former
      FOR EACH STATEMENT EXECUTE FUNCTION salient_rename_in_documents_collection()`);
    await writeAll(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION salient_rename_in_documents_collection() CASCADE');
    await rewrite(
      db,
      ownWords.map(([before, after]) => [after, before] as const),
    );
    await writeAll(db);
  }
}

/** Changes the words of the function that writes what staff search. */
async function rewrite(db: QueryRunner, changes: readonly (readonly [before: string, after: string])[]): Promise<void> {
  const [{ text }] = await db.query(
    `SELECT pg_get_functiondef('salient_write_staff_texts(uuid[], uuid[])'::regprocedure) AS text`,
  );
  const changed = changes.reduce((body: string, [before, after]) => {
    if (!body.includes(before)) throw new Error(`salient_write_staff_texts has no more: ${before}`);
    return body.replace(before, () => after);
  }, text);
  await db.query(changed);
}

async function writeAll(db: QueryRunner): Promise<void> {
  await db.query(
    `SELECT salient_write_staff_texts(ARRAY(SELECT id FROM document), ARRAY(SELECT id FROM document_element))`,
  );
}
