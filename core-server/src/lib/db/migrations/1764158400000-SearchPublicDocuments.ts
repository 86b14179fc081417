import type { MigrationInterface, QueryRunner } from 'typeorm';
import { pageChannel, pageTrigger } from '../watchForPages.ts';

/** The columns that name a record of which everybody may know, with the words that everybody may know it by (ROLE-23). */
const namedRecords = {
  person_id: ['person', `concat_ws(' ', r.surname, r.familyname)`],
  place_id: ['place', `(SELECT string_agg(DISTINCT value ->> 'name', E'\\n') FROM jsonb_each(r.languages))`],
  military_entity_id: [
    'military_entity',
    `concat_ws(' ', r.army, r.corps, r.division, r.brigade, r.regiment, r.unit, r.unit_nr)`,
  ],
  memorial_id: ['memorial', 'r.name'],
  key_location_id: [
    'key_location',
    `concat_ws(E'\\n', r.name, (SELECT string_agg(value, E'\\n') FROM jsonb_each_text(r.names)))`,
  ],
} as const;
/** Those of them that a field of a tag can hold too. */
const inTags: readonly string[] = ['person_id', 'place_id', 'military_entity_id'];
const columns = Object.keys(namedRecords);
const namesOfRecords = Object.entries(namedRecords)
  .map(([column, [table, read]]) => `(SELECT ${read} FROM ${table} r WHERE r.id = n.${column})`)
  .join(', ');

/** Whose it is: a document's or a page's. */
const owner = (row: string) => `coalesce(${row}.document_id, ${row}.element_id)`;
const isPublic = (row: string) => `${row}.disclosed AND NOT ${row}.deleted`;

const functions = [
  'ALTER FUNCTION salient_write_document_texts(uuid[], uuid[]) RENAME TO salient_write_staff_texts',
  // Of a reference its comment and a name without a record are staff's, as are codes, file names and where a book stands.
  `CREATE FUNCTION salient_write_public_texts(documents uuid[], elements uuid[]) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE written integer; gone integer;
  BEGIN
    DELETE FROM public_document_text t WHERE t.id = ANY(documents || elements) AND NOT EXISTS (
      SELECT FROM document d WHERE d.id = t.document_id AND ${isPublic('d')}
        AND (t.element_id IS NULL OR EXISTS (SELECT FROM document_element e WHERE e.id = t.element_id AND e.document_id = d.id)));
    GET DIAGNOSTICS gone = ROW_COUNT;
    WITH owner AS (
      SELECT d.id, d.id AS document_id, NULL::uuid AS element_id, concat_ws(E'\\n', d.title, d.description,
        d.inventory_id, d.source, d.institution, 'DIBO' || lpad(d.counter::text, 6, '0')) AS own
      FROM document d WHERE d.id = ANY(documents) AND ${isPublic('d')}
      UNION ALL
      SELECT e.id, e.document_id, e.id, e.transcription
      FROM document_element e JOIN document d ON d.id = e.document_id AND ${isPublic('d')}
      WHERE e.id = ANY(elements) AND e.file_id IS NOT NULL
    ), named AS (
      SELECT o.id, (SELECT string_agg(DISTINCT value, E'\\n') FROM jsonb_each_text(d.translations)) AS words,
        ${columns.map((column) => `NULL::uuid AS ${column}`).join(', ')}
      FROM owner o JOIN document_tag t ON ${owner('t')} = o.id JOIN tag_definition d ON d.id = t.tag_id
      UNION ALL
      SELECT o.id, v.words, ${columns.map((column) => (inTags.includes(column) ? `v.${column}` : 'NULL')).join(', ')}
      FROM owner o JOIN document_tag t ON ${owner('t')} = o.id JOIN document_tag_value v ON v.document_tag_id = t.id
      UNION ALL
      SELECT o.id, '', ${columns.map((column) => `r.${column}`).join(', ')}
      FROM owner o JOIN document_reference r ON ${owner('r')} = o.id
    ), called AS (
      SELECT n.id, string_agg(text, E'\\n' ORDER BY text) AS names
      FROM named n CROSS JOIN LATERAL (SELECT concat_ws(E'\\n', nullif(n.words, ''), ${namesOfRecords}) AS text) names
      WHERE text <> '' GROUP BY n.id
    )
    INSERT INTO public_document_text AS t (id, document_id, element_id, names, words, vector)
    SELECT o.id, o.document_id, o.element_id, coalesce(c.names, ''), w.words,
      array_to_tsvector(a.words || ARRAY(
        SELECT DISTINCT word || '_' || next FROM unnest(a.words, a.words[2:]) AS pair (word, next) WHERE next IS NOT NULL))
    FROM owner o LEFT JOIN called c USING (id)
      CROSS JOIN LATERAL (SELECT salient_search_words(concat_ws(E'\\n', o.own, c.names)) AS words OFFSET 0) w
      CROSS JOIN LATERAL (SELECT string_to_array(btrim(w.words), ' ') AS words OFFSET 0) a
    ORDER BY o.id
    ON CONFLICT (id) DO UPDATE SET document_id = excluded.document_id, names = excluded.names, words = excluded.words,
      vector = excluded.vector
    WHERE (t.document_id, t.names, t.words) IS DISTINCT FROM (excluded.document_id, excluded.names, excluded.words);
    GET DIAGNOSTICS written = ROW_COUNT;
    RETURN gone + written;
  END $$`,
  `CREATE FUNCTION salient_write_document_texts(documents uuid[], elements uuid[]) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE written integer := salient_write_staff_texts(documents, elements);
  BEGIN
    PERFORM salient_write_public_texts(documents, elements);
    RETURN written;
  END $$`,
  // What the public index holds of a text depends on more than its words: on its place, and on the title.
  `CREATE OR REPLACE FUNCTION salient_queue_documents(texts uuid[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO search_queue (entity, entity_id)
    SELECT 'document', id FROM unnest(texts) AS id
    UNION ALL SELECT 'public_document', id FROM public_document_text WHERE id = ANY(texts);
    IF FOUND THEN PERFORM pg_notify('search_queue', ''); END IF;
  END $$`,
  // Rendered pages show what is found, so that those that are kept go.
  `CREATE FUNCTION salient_queue_public_document_texts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO search_queue (entity, entity_id) SELECT 'public_document', id FROM changed;
    IF FOUND THEN
      PERFORM pg_notify('search_queue', '');
      PERFORM pg_notify('${pageChannel}', '');
    END IF;
    RETURN NULL;
  END $$`,
  `CREATE FUNCTION salient_disclose_document_texts() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE documents uuid[] := ARRAY(SELECT id FROM (
    SELECT id, ${isPublic('changed')} FROM changed EXCEPT SELECT id, ${isPublic('former')} FROM former) AS other);
  BEGIN
    IF documents <> '{}' THEN
      PERFORM salient_write_public_texts(documents, ARRAY(
        SELECT id FROM document_element WHERE document_id = ANY(documents) AND file_id IS NOT NULL));
    END IF;
    RETURN NULL;
  END $$`,
];

const rows = {
  INSERT: 'NEW TABLE AS changed',
  UPDATE: 'NEW TABLE AS changed',
  DELETE: 'OLD TABLE AS changed',
} as const;
const triggers = [
  ...Object.entries(rows).map(
    ([event, changed]) => `CREATE TRIGGER ${pageTrigger}${event === 'INSERT' ? '' : `_${event.toLowerCase()}`}
      AFTER ${event} ON public_document_text REFERENCING ${changed}
      FOR EACH STATEMENT EXECUTE FUNCTION salient_queue_public_document_texts()`,
  ),
  `CREATE TRIGGER document_search_disclose AFTER UPDATE ON document REFERENCING NEW TABLE AS changed OLD TABLE AS former
   FOR EACH STATEMENT EXECUTE FUNCTION salient_disclose_document_texts()`,
  `CREATE INDEX search_queue_public_document_idx ON search_queue (id) WHERE entity = 'public_document'`,
];

/**
 * What visitors find documents and pages by: texts of disclosed documents alone, with those words alone that visitors may
 * read. Nothing else can be searched by a guest.
 */
export class SearchPublicDocuments1764158400000 implements MigrationInterface {
  name = 'SearchPublicDocuments1764158400000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE public_document_text (
        -- Of the page, or of the document for its own words; the columns are those of document_text.
        id uuid CONSTRAINT public_document_text_pkey PRIMARY KEY,
        document_id uuid NOT NULL CONSTRAINT public_document_text_document_fkey REFERENCES document ON DELETE CASCADE,
        element_id uuid CONSTRAINT public_document_text_element_fkey REFERENCES document_element ON DELETE CASCADE,
        names text NOT NULL,
        words text NOT NULL,
        vector tsvector NOT NULL
      )`);
    await db.query('CREATE INDEX public_document_text_vector_idx ON public_document_text USING gin (vector)');
    await db.query('CREATE INDEX public_document_text_document_idx ON public_document_text (document_id)');
    await db.query(
      'CREATE INDEX public_document_text_element_idx ON public_document_text (element_id) WHERE element_id IS NOT NULL',
    );
    for (const statement of [...functions, ...triggers]) await db.query(statement);
    await db.query(
      `SELECT salient_write_public_texts(ARRAY(SELECT id FROM document WHERE ${isPublic('document')}),
         ARRAY(SELECT e.id FROM document_element e JOIN document d ON d.id = e.document_id AND ${isPublic('d')}))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX search_queue_public_document_idx');
    await db.query('DROP FUNCTION salient_disclose_document_texts() CASCADE');
    await db.query('DROP TABLE public_document_text');
    await db.query('DROP FUNCTION salient_queue_public_document_texts()');
    await db.query('DROP FUNCTION salient_write_document_texts(uuid[], uuid[])');
    await db.query('DROP FUNCTION salient_write_public_texts(uuid[], uuid[])');
    await db.query('ALTER FUNCTION salient_write_staff_texts(uuid[], uuid[]) RENAME TO salient_write_document_texts');
    await db.query(
      `CREATE OR REPLACE FUNCTION salient_queue_documents(texts uuid[]) RETURNS void LANGUAGE plpgsql AS $$
       BEGIN
         INSERT INTO search_queue (entity, entity_id) SELECT 'document', id FROM unnest(texts) AS id;
         IF FOUND THEN PERFORM pg_notify('search_queue', ''); END IF;
       END $$`,
    );
    await db.query(`DELETE FROM search_queue WHERE entity = 'public_document'`);
    await db.query(`DELETE FROM search_index_state WHERE index_name = 'public-documents'`);
  }
}
