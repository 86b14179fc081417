import type { MigrationInterface, QueryRunner } from 'typeorm';
import { pageChannel, pageTrigger } from '../watchForPages.ts';

/** Letters that no decomposition takes apart, as normalizeText spells them. */
const longLetters = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };
const withPlainLetters = (text: string) =>
  Object.entries(longLetters).reduce(
    (inner, [letter, plain]) => `replace(${inner}, '${letter}', '${plain}')`,
    `translate(${text}, 'øłđðħŧŋıȷĸəς', 'olddhtnijkeσ')`,
  );
/** Accents, and what cannot be seen. */
const marks =
  '[\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05c7\\u064b-\\u065f\\u0670\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f\\u00ad\\u200b-\\u200f\\u2060\\ufeff]';
/** Of a word longer than this the beginning counts. */
const longestWord = 60;
/** Characters of a text that search knows; what PostgreSQL takes of one is bounded in bytes. */
const longestText = 200_000;

/** The columns that name a record, with the words that it is called by. */
const namedRecords: Readonly<
  Record<string, { readonly table: string; readonly names: string; readonly read: string }>
> = {
  person_id: { table: 'person', names: 'surname, familyname', read: `concat_ws(' ', r.surname, r.familyname)` },
  place_id: {
    table: 'place',
    names: 'languages, alternative_names',
    read: `concat_ws(E'\\n', (SELECT string_agg(DISTINCT value ->> 'name', E'\\n') FROM jsonb_each(r.languages)), array_to_string(r.alternative_names, E'\\n'))`,
  },
  military_entity_id: {
    table: 'military_entity',
    names: 'army, corps, division, brigade, regiment, unit, unit_nr',
    read: `concat_ws(' ', r.army, r.corps, r.division, r.brigade, r.regiment, r.unit, r.unit_nr)`,
  },
  memorial_id: {
    table: 'memorial',
    names: 'name, alternative_names',
    read: `concat_ws(E'\\n', r.name, array_to_string(r.alternative_names, E'\\n'))`,
  },
  project_id: { table: 'project', names: 'title', read: 'r.title' },
  target_document_id: { table: 'document', names: 'title', read: 'r.title' },
  key_location_id: {
    table: 'key_location',
    names: 'name, names',
    read: `concat_ws(E'\\n', r.name, (SELECT string_agg(value, E'\\n') FROM jsonb_each_text(r.names)))`,
  },
};
/** Those of them that a field of a tag can hold too. */
const inTags = ['person_id', 'place_id', 'military_entity_id'];
const columns = Object.keys(namedRecords);

/** Words of a contact person are personal data, which not everybody reads who may search. */
const namesOfRecords = columns
  .map(
    (column) => `(SELECT ${namedRecords[column]?.read} FROM ${namedRecords[column]?.table} r WHERE r.id = n.${column})`,
  )
  .join(', ');

/** Whose it is: a document's or a page's. */
const owner = (row: string) => `coalesce(${row}.document_id, ${row}.element_id)`;

/** How many texts a change of a name writes at once; more are left to the search indexer. */
const fewTexts = 200;

const functions = [
  `CREATE FUNCTION salient_search_words(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT coalesce(' ' || nullif(left(regexp_replace(btrim(regexp_replace(regexp_replace(
      ${withPlainLetters(`lower(normalize(
        regexp_replace(given, '([[:alpha:]])[-¬\\u00ad]\\s*\\n\\s*(?=[[:lower:]])', '\\1', 'g'), NFKD))`)},
      '${marks}', '', 'g'), '[^[:alnum:]]+', ' ', 'g')), '([^ ]{${longestWord}})[^ ]+', '\\1', 'g'), ${longestText}), '') || ' ', '')
  $$`,
  // Written in the order of ids, so that nobody waits in a circle.
  `CREATE FUNCTION salient_write_document_texts(documents uuid[], elements uuid[]) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE written integer;
  BEGIN
    WITH owner AS (
      SELECT d.id, d.id AS document_id, NULL::uuid AS element_id, concat_ws(E'\\n', d.title,
        d.description, d.adlib_code, d.inventory_id, d.source, d.institution, d.filename, d.wise_location, d.wise_id,
        'DIBO' || lpad(d.counter::text, 6, '0')) AS own
      FROM document d WHERE d.id = ANY(documents)
      UNION ALL
      SELECT e.id, e.document_id, e.id, e.transcription
      FROM document_element e WHERE e.id = ANY(elements) AND e.file_id IS NOT NULL
    ), named AS (
      SELECT o.id, (SELECT string_agg(DISTINCT value, E'\\n') FROM jsonb_each_text(d.translations)) AS words,
        ${columns.map((column) => `NULL::uuid AS ${column}`).join(', ')}
      FROM owner o JOIN document_tag t ON ${owner('t')} = o.id JOIN tag_definition d ON d.id = t.tag_id
      UNION ALL
      SELECT o.id, v.words, ${columns.map((column) => (inTags.includes(column) ? `v.${column}` : 'NULL')).join(', ')}
      FROM owner o JOIN document_tag t ON ${owner('t')} = o.id JOIN document_tag_value v ON v.document_tag_id = t.id
      UNION ALL
      SELECT o.id, concat_ws(E'\\n', r.toponym, r.comment), ${columns.map((column) => `r.${column}`).join(', ')}
      FROM owner o JOIN document_reference r ON ${owner('r')} = o.id
    ), called AS (
      SELECT n.id, string_agg(text, E'\\n' ORDER BY text) AS names
      FROM named n CROSS JOIN LATERAL (SELECT concat_ws(E'\\n', nullif(n.words, ''), ${namesOfRecords}) AS text) names
      GROUP BY n.id
    )
    INSERT INTO document_text AS t (id, document_id, element_id, names, words, vector)
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
    IF written > 0 THEN
      INSERT INTO document_word (word)
      SELECT DISTINCT w FROM document_text t, unnest(tsvector_to_array(t.vector)) w
      WHERE t.id = ANY(documents || elements) AND w ~ '^[^0-9_]{4,30}$'
        AND NOT EXISTS (SELECT FROM document_word k WHERE k.word = w);
    END IF;
    RETURN written;
  END $$`,
  `CREATE FUNCTION salient_similar_words(typed text) RETURNS SETOF text LANGUAGE sql STABLE
   SET pg_trgm.similarity_threshold = 0.2 AS $$
    SELECT word FROM (
      SELECT DISTINCT word FROM document_word WHERE word % typed AND length(word) BETWEEN length(typed) - 2 AND length(typed) + 2
    ) AS near ORDER BY similarity(word, typed) DESC, word LIMIT 300
  $$`,
  // What search finds of a document and its pages depends on more than their words.
  `CREATE FUNCTION salient_queue_documents(texts uuid[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO search_queue (entity, entity_id) SELECT 'document', id FROM unnest(texts) AS id;
    IF FOUND THEN PERFORM pg_notify('search_queue', ''); END IF;
  END $$`,
  `CREATE FUNCTION salient_queue_document_texts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM salient_queue_documents(ARRAY(SELECT id FROM changed));
    RETURN NULL;
  END $$`,
  `CREATE FUNCTION salient_search_documents() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      PERFORM salient_write_document_texts(ARRAY(SELECT id FROM changed), '{}');
      RETURN NULL;
    END IF;
    PERFORM salient_write_document_texts(ARRAY(SELECT id FROM changed), '{}');
    PERFORM salient_queue_documents(ARRAY(
      SELECT t.id FROM document_text t WHERE t.document_id IN (
        SELECT id FROM (
          SELECT id, category, status, disclosed, deleted, collection_id, sort_title FROM changed
          EXCEPT SELECT id, category, status, disclosed, deleted, collection_id, sort_title FROM former
        ) AS other)));
    RETURN NULL;
  END $$`,
  // A document is found by what its pages bear: those that it has, and those that it had.
  `CREATE FUNCTION salient_search_document_elements() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE pages uuid[];
  BEGIN
    IF TG_OP = 'DELETE' THEN
      PERFORM salient_queue_documents(ARRAY(SELECT DISTINCT document_id FROM changed));
      RETURN NULL;
    ELSIF TG_OP = 'INSERT' THEN
      pages := ARRAY(SELECT id FROM changed WHERE file_id IS NOT NULL);
    ELSE
      pages := ARRAY(SELECT id FROM (
        SELECT id, document_id, transcription FROM changed EXCEPT SELECT id, document_id, transcription FROM former) AS other);
      PERFORM salient_queue_documents(ARRAY(
        SELECT id FROM (
          SELECT id, position FROM changed WHERE file_id IS NOT NULL EXCEPT SELECT id, position FROM former) AS reordered
        UNION SELECT document_id FROM (SELECT id, document_id FROM changed EXCEPT SELECT id, document_id FROM former) AS come
        UNION SELECT document_id FROM (SELECT id, document_id FROM former EXCEPT SELECT id, document_id FROM changed) AS gone));
    END IF;
    IF pages <> '{}' THEN PERFORM salient_write_document_texts('{}', pages); END IF;
    RETURN NULL;
  END $$`,
  // A page is found by what its document bears, and a document by what one of its pages does.
  `CREATE FUNCTION salient_search_document_parts(documents uuid[], elements uuid[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM salient_write_document_texts(documents, elements);
    PERFORM salient_queue_documents(ARRAY(
      SELECT id FROM document_text WHERE document_id = ANY(documents) OR id = ANY(elements)
      UNION SELECT document_id FROM document_element WHERE id = ANY(elements)));
  END $$`,
  `CREATE FUNCTION salient_search_document_owners() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM salient_search_document_parts(ARRAY(SELECT DISTINCT document_id FROM changed WHERE document_id IS NOT NULL),
      ARRAY(SELECT DISTINCT element_id FROM changed WHERE element_id IS NOT NULL));
    RETURN NULL;
  END $$`,
  `CREATE FUNCTION salient_search_document_tag_values() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM salient_search_document_parts(
      ARRAY(SELECT DISTINCT t.document_id FROM document_tag t WHERE t.document_id IS NOT NULL AND t.id IN (SELECT document_tag_id FROM changed)),
      ARRAY(SELECT DISTINCT t.element_id FROM document_tag t WHERE t.element_id IS NOT NULL AND t.id IN (SELECT document_tag_id FROM changed)));
    RETURN NULL;
  END $$`,
];

/** What names a record of that table anew when it is called otherwise: a few at once, many by the search indexer. */
function renaming(column: string): string {
  const { table = '', names = '' } = namedRecords[column] ?? {};
  const ofTags = inTags.includes(column)
    ? `UNION SELECT t.document_id, t.element_id, v.${column} FROM document_tag_value v JOIN document_tag t ON t.id = v.document_tag_id
       WHERE v.${column} IN (SELECT id FROM changed)`
    : '';
  return `CREATE FUNCTION salient_rename_in_documents_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE documents uuid[]; elements uuid[];
    BEGIN
      WITH naming AS (
        SELECT document_id, element_id, ${column} AS record FROM document_reference WHERE ${column} IN (SELECT id FROM changed)
        ${ofTags}
      ), renamed AS (
        SELECT id FROM (
          SELECT id, ${names} FROM changed WHERE id IN (SELECT record FROM naming)
          EXCEPT SELECT id, ${names} FROM former WHERE id IN (SELECT record FROM naming)) AS other
      )
      SELECT coalesce(array_agg(DISTINCT document_id) FILTER (WHERE document_id IS NOT NULL), '{}'),
        coalesce(array_agg(DISTINCT element_id) FILTER (WHERE element_id IS NOT NULL), '{}')
      INTO documents, elements FROM naming WHERE record IN (SELECT id FROM renamed);
      IF cardinality(documents) + cardinality(elements) <= ${fewTexts} THEN
        PERFORM salient_write_document_texts(documents, elements);
      END IF;
      PERFORM salient_queue_documents(documents || elements);
      RETURN NULL;
    END $$`;
}

const before = 'OLD TABLE AS former';
const triggerOn = (table: string, action: string, events: readonly ('INSERT' | 'UPDATE' | 'DELETE')[]) =>
  events.map((event) => {
    const rows = {
      INSERT: 'NEW TABLE AS changed',
      UPDATE: `NEW TABLE AS changed ${before}`,
      DELETE: 'OLD TABLE AS changed',
    };
    return `CREATE TRIGGER ${table}_document_search_${event.toLowerCase()} AFTER ${event} ON ${table}
      REFERENCING ${rows[event]} FOR EACH STATEMENT EXECUTE FUNCTION ${action}()`;
  });
const always = ['INSERT', 'UPDATE', 'DELETE'] as const;

const triggers = [
  ...triggerOn('document_text', 'salient_queue_document_texts', always),
  ...triggerOn('document', 'salient_search_documents', ['INSERT', 'UPDATE']),
  ...triggerOn('document_element', 'salient_search_document_elements', always),
  ...triggerOn('document_tag', 'salient_search_document_owners', always),
  ...triggerOn('document_reference', 'salient_search_document_owners', always),
  ...triggerOn('document_tag_value', 'salient_search_document_tag_values', always),
  ...columns.flatMap((column) => {
    const table = namedRecords[column]?.table;
    return `CREATE TRIGGER ${table}_document_search_rename AFTER UPDATE ON ${table} REFERENCING NEW TABLE AS changed ${before}
      FOR EACH STATEMENT EXECUTE FUNCTION salient_rename_in_documents_${table}()`;
  }),
];

/** The rows of a queue that concern no public page leave those that are kept alone. */
const tellOfPersonsOnly = [
  `DROP TRIGGER ${pageTrigger} ON search_queue`,
  `CREATE FUNCTION salient_note_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF EXISTS (SELECT FROM gone WHERE entity = 'person') THEN PERFORM pg_notify('${pageChannel}', ''); END IF;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER ${pageTrigger} AFTER DELETE ON search_queue REFERENCING OLD TABLE AS gone
   FOR EACH STATEMENT EXECUTE FUNCTION salient_note_search_change()`,
  `CREATE TRIGGER ${pageTrigger}_all AFTER TRUNCATE ON search_queue
   FOR EACH STATEMENT EXECUTE FUNCTION salient_note_page_change()`,
];

/**
 * What search finds documents and pages by, in both engines: their own words, and the names of their tags and of the records
 * that they refer to. Triggers keep it, so that imports, merges and plain SQL do.
 */
export class SearchDocuments1764136800000 implements MigrationInterface {
  name = 'SearchDocuments1764136800000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE document_text (
        -- Of the page, or of the document for its own words.
        id uuid CONSTRAINT document_text_pkey PRIMARY KEY,
        document_id uuid NOT NULL CONSTRAINT document_text_document_fkey REFERENCES document ON DELETE CASCADE,
        element_id uuid CONSTRAINT document_text_element_fkey REFERENCES document_element ON DELETE CASCADE,
        -- Of tags and records, as they are written.
        names text NOT NULL,
        -- All words in normal form, each between blanks.
        words text NOT NULL,
        -- The words, and each two that stand beside each other, for phrases: groene_wolk.
        vector tsvector NOT NULL
      )`);
    await db.query('CREATE INDEX document_text_vector_idx ON document_text USING gin (vector)');
    await db.query('CREATE INDEX document_text_document_idx ON document_text (document_id)');
    await db.query('CREATE INDEX document_text_element_idx ON document_text (element_id) WHERE element_id IS NOT NULL');
    for (const table of ['document_tag', 'document_reference']) {
      await db.query(`CREATE INDEX ${table}_owner_idx ON ${table} ((${owner(table)}))`);
    }
    // Words that texts have or had, by which slips of the pen are found. One may stand there twice: nobody waits for another.
    await db.query(`
      CREATE TABLE document_word (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT document_word_pkey PRIMARY KEY,
        word text COLLATE "C" NOT NULL
      )`);
    await db.query('CREATE INDEX document_word_word_idx ON document_word (word)');
    await db.query('CREATE INDEX document_word_similar_idx ON document_word USING gin (word gin_trgm_ops)');
    for (const statement of [...functions, ...columns.map(renaming), ...triggers, ...tellOfPersonsOnly]) {
      await db.query(statement);
    }
    await db.query(
      `SELECT salient_write_document_texts(ARRAY(SELECT id FROM document), ARRAY(SELECT id FROM document_element))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    for (const name of [
      ...columns.map((column) => `salient_rename_in_documents_${namedRecords[column]?.table}()`),
      ...['salient_queue_document_texts()', 'salient_search_documents()', 'salient_search_document_elements()'],
      ...['salient_search_document_owners()', 'salient_search_document_tag_values()', 'salient_note_search_change()'],
      ...['salient_search_document_parts(uuid[], uuid[])', 'salient_queue_documents(uuid[])'],
      ...['salient_write_document_texts(uuid[], uuid[])', 'salient_similar_words(text)', 'salient_search_words(text)'],
    ]) {
      await db.query(`DROP FUNCTION ${name} CASCADE`);
    }
    for (const table of ['document_tag', 'document_reference']) await db.query(`DROP INDEX ${table}_owner_idx`);
    await db.query('DROP TABLE document_text');
    await db.query('DROP TABLE document_word');
    await db.query(`DELETE FROM search_queue WHERE entity = 'document'`);
    await db.query(`DELETE FROM search_index_state WHERE index_name = 'documents'`);
    await db.query(`DROP TRIGGER ${pageTrigger}_all ON search_queue`);
    await db.query(
      `CREATE TRIGGER ${pageTrigger} AFTER DELETE OR TRUNCATE ON search_queue
       FOR EACH STATEMENT EXECUTE FUNCTION salient_note_page_change()`,
    );
  }
}
