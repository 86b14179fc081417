import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose row it is: a document's own, or that of one of its pages. */
const ownedByOne = (table: string) => `
  document_id uuid CONSTRAINT ${table}_document_fkey REFERENCES document ON DELETE CASCADE,
  element_id uuid CONSTRAINT ${table}_element_fkey REFERENCES document_element ON DELETE CASCADE,
  CONSTRAINT ${table}_owner_check CHECK (num_nonnulls(document_id, element_id) = 1)`;

/** The columns of a record that rows of the archive name, each with its key. */
const names = (table: string, columns: Readonly<Record<string, string>>) =>
  Object.entries(columns)
    .map(([column, to]) => `${column} uuid CONSTRAINT ${table}_${column}_fkey REFERENCES ${to},`)
    .join('\n');

/** A merge of two persons moves what names them. */
const mergeItemKinds = (kinds: string) => `
  ALTER TABLE person_merge_item DROP CONSTRAINT person_merge_item_kind_check,
    ADD CONSTRAINT person_merge_item_kind_check CHECK (kind IN (${kinds}))`;
const formerKinds = `'person', 'event', 'relation', 'membership', 'redirect', 'distinct', 'feedback', 'story'`;

/** Boxes of the archive, documents made of pages and sub-documents, and what both are tagged with and refer to. */
export class CreateArchive1764129600000 implements MigrationInterface {
  name = 'CreateArchive1764129600000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(mergeItemKinds(`${formerKinds}, 'reference'`));
    await db.query(`
      CREATE TABLE tag_definition (
        id text CONSTRAINT tag_definition_pkey PRIMARY KEY CONSTRAINT tag_definition_id_check CHECK (id ~ '^[a-z][a-z0-9_]*$'),
        parent text CONSTRAINT tag_definition_parent_fkey REFERENCES tag_definition,
        position integer NOT NULL,
        translations jsonb NOT NULL,
        fields jsonb NOT NULL DEFAULT '[]',
        selectable boolean NOT NULL DEFAULT true,
        valid_for_document boolean NOT NULL DEFAULT true,
        valid_for_content boolean NOT NULL DEFAULT true
      )`);
    await db.query(`
      CREATE TABLE collection (
        id uuid CONSTRAINT collection_pkey PRIMARY KEY,
        version integer NOT NULL DEFAULT 1,
        type text NOT NULL DEFAULT 'box' CONSTRAINT collection_type_check CHECK (type IN ('box')),
        title text NOT NULL CONSTRAINT collection_title_check CHECK (btrim(title) <> ''),
        description text NOT NULL DEFAULT '',
        status text NOT NULL DEFAULT 'todo' CONSTRAINT collection_status_check CHECK (status IN ('todo', 'in_progress', 'done')),
        adlib_id text NOT NULL DEFAULT '',
        adlib_code text NOT NULL DEFAULT '',
        person_id uuid CONSTRAINT collection_person_fkey REFERENCES person,
        deleted boolean NOT NULL DEFAULT false,
        sort_code text COLLATE "C" NOT NULL DEFAULT '',
        sort_title text COLLATE "C" NOT NULL DEFAULT '',
        words text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    // One code is one box, also while that is removed: it can come back (COLLECTION-27).
    await db.query(
      `CREATE UNIQUE INDEX collection_adlib_code_unique ON collection (lower(adlib_code)) WHERE adlib_code <> ''`,
    );
    await db.query('CREATE INDEX collection_person_idx ON collection (person_id) WHERE person_id IS NOT NULL');
    await db.query('CREATE INDEX collection_words_idx ON collection USING gin (words gin_trgm_ops)');
    await db.query('CREATE SEQUENCE document_counter AS integer');
    await db.query(`
      CREATE TABLE document (
        id uuid CONSTRAINT document_pkey PRIMARY KEY,
        version integer NOT NULL DEFAULT 1,
        category text NOT NULL CONSTRAINT document_category_check CHECK (category IN
          ('ARCHIVE', 'WISE', 'DIBORN', 'WEB', 'ADLIBD', 'ADLIBC')),
        kind text NOT NULL DEFAULT 'original' CONSTRAINT document_kind_check CHECK (kind IN
          ('original', 'copy', 'digital', 'reproduction')),
        status text NOT NULL DEFAULT 'todo' CONSTRAINT document_status_check CHECK (status IN ('todo', 'in_progress', 'done')),
        disclosed boolean NOT NULL DEFAULT false,
        title text NOT NULL CONSTRAINT document_title_check CHECK (btrim(title) <> ''),
        description text NOT NULL DEFAULT '',
        collection_id uuid CONSTRAINT document_collection_fkey REFERENCES collection,
        parent_id uuid CONSTRAINT document_parent_fkey REFERENCES document,
        adlib_code text NOT NULL DEFAULT '',
        adlib_id text NOT NULL DEFAULT '',
        source text NOT NULL DEFAULT '',
        url text NOT NULL DEFAULT '',
        institution text NOT NULL DEFAULT '',
        inventory_id text NOT NULL DEFAULT '',
        filename text NOT NULL DEFAULT '',
        counter integer CONSTRAINT document_counter_unique UNIQUE,
        wise_profile text NOT NULL DEFAULT 'ieper' CONSTRAINT document_wise_profile_check CHECK (wise_profile IN ('ieper')),
        wise_branch text NOT NULL DEFAULT 'unknown' CONSTRAINT document_wise_branch_check CHECK (wise_branch IN
          ('knowledge_centre', 'main_library', 'city_archive', 'academy', 'unknown')),
        wise_location text NOT NULL DEFAULT '',
        wise_id text NOT NULL DEFAULT '',
        pages text NOT NULL DEFAULT '',
        deleted boolean NOT NULL DEFAULT false,
        sort_title text COLLATE "C" NOT NULL DEFAULT '',
        words text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT document_within_itself_check CHECK (parent_id <> id),
        CONSTRAINT document_counted_check CHECK ((counter IS NOT NULL) = (category = 'DIBORN'))
      )`);
    await db.query(
      `CREATE UNIQUE INDEX document_adlib_unique ON document (lower(adlib_code)) WHERE adlib_code <> '' AND category = 'ADLIBD'`,
    );
    await db.query(
      'CREATE INDEX document_order_idx ON document (salient_number_order(sort_title), id) WHERE NOT deleted',
    );
    await db.query('CREATE INDEX document_collection_idx ON document (collection_id) WHERE collection_id IS NOT NULL');
    await db.query('CREATE INDEX document_parent_idx ON document (parent_id) WHERE parent_id IS NOT NULL');
    await db.query('CREATE INDEX document_words_idx ON document USING gin (words gin_trgm_ops)');
    await db.query(`
      CREATE TABLE document_element (
        id uuid CONSTRAINT document_element_pkey PRIMARY KEY,
        version integer NOT NULL DEFAULT 1,
        document_id uuid NOT NULL CONSTRAINT document_element_document_fkey REFERENCES document,
        position integer NOT NULL CONSTRAINT document_element_position_check CHECK (position >= 0),
        subdocument_id uuid CONSTRAINT document_element_subdocument_fkey REFERENCES document
          CONSTRAINT document_element_subdocument_unique UNIQUE,
        file_id uuid CONSTRAINT document_element_file_fkey REFERENCES file,
        file_page integer NOT NULL DEFAULT 0 CONSTRAINT document_element_file_page_check CHECK (file_page >= 0),
        original_filename text NOT NULL DEFAULT '',
        transcription text NOT NULL DEFAULT '',
        upload_id uuid,
        created_by uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT document_element_kind_check CHECK (num_nonnulls(subdocument_id, file_id) = 1),
        CONSTRAINT document_element_within_itself_check CHECK (subdocument_id <> document_id),
        -- Elements change places in one statement, or in several of one transaction.
        CONSTRAINT document_element_place_unique UNIQUE (document_id, position) DEFERRABLE INITIALLY DEFERRED
      )`);
    await db.query(
      'CREATE UNIQUE INDEX document_element_upload_unique ON document_element (upload_id, file_page) WHERE upload_id IS NOT NULL',
    );
    await db.query('CREATE INDEX document_element_file_idx ON document_element (file_id) WHERE file_id IS NOT NULL');
    await db.query(`
      CREATE TABLE document_tag (
        id uuid CONSTRAINT document_tag_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
        tag_id text NOT NULL CONSTRAINT document_tag_definition_fkey REFERENCES tag_definition,
        position integer NOT NULL,
        ${ownedByOne('document_tag')}
      )`);
    await db.query(
      'CREATE UNIQUE INDEX document_tag_document_idx ON document_tag (document_id, tag_id) WHERE document_id IS NOT NULL',
    );
    await db.query(
      'CREATE UNIQUE INDEX document_tag_element_idx ON document_tag (element_id, tag_id) WHERE element_id IS NOT NULL',
    );
    await db.query('CREATE INDEX document_tag_definition_idx ON document_tag (tag_id)');
    await db.query(`
      CREATE TABLE document_tag_value (
        id uuid CONSTRAINT document_tag_value_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
        document_tag_id uuid NOT NULL CONSTRAINT document_tag_value_tag_fkey REFERENCES document_tag ON DELETE CASCADE,
        key text NOT NULL,
        words text NOT NULL DEFAULT '',
        -- The tag's own, so that a merge finds whose the value is.
        ${ownedByOne('document_tag_value')},
        ${names('document_tag_value', { person_id: 'person', place_id: 'place', military_entity_id: 'military_entity' })}
        CONSTRAINT document_tag_value_once UNIQUE (document_tag_id, key),
        CONSTRAINT document_tag_value_check CHECK (num_nonnulls(nullif(words, ''), person_id, place_id, military_entity_id) = 1)
      )`);
    for (const column of ['element_id', 'person_id', 'place_id', 'military_entity_id']) {
      await db.query(
        `CREATE INDEX document_tag_value_${column}_idx ON document_tag_value (${column}) WHERE ${column} IS NOT NULL`,
      );
    }
    await db.query(`
      CREATE TABLE document_reference (
        id uuid CONSTRAINT document_reference_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
        type text NOT NULL CONSTRAINT document_reference_type_check CHECK (type IN ('person', 'place', 'toponym', 'project',
          'military_entity', 'memorial', 'document', 'diborn-document', 'contact-person', 'key_location')),
        relation text NOT NULL DEFAULT 'mention' CONSTRAINT document_reference_relation_check CHECK (relation IN
          ('mention', 'author', 'addressed_to', 'served_in', 'written_location', 'none')),
        comment text NOT NULL DEFAULT '',
        toponym text NOT NULL DEFAULT '',
        ${names('document_reference', {
          ...{ person_id: 'person', place_id: 'place', project_id: 'project', military_entity_id: 'military_entity' },
          ...{ memorial_id: 'memorial', target_document_id: 'document', contact_person_id: 'contact_person' },
          key_location_id: 'key_location',
        })}
        position integer NOT NULL,
        ${ownedByOne('document_reference')},
        CONSTRAINT document_reference_target_check CHECK (num_nonnulls(person_id, place_id, project_id, military_entity_id,
          memorial_id, target_document_id, contact_person_id, key_location_id, nullif(toponym, '')) = 1),
        CONSTRAINT document_reference_column_check CHECK (CASE type
          WHEN 'person' THEN person_id IS NOT NULL WHEN 'place' THEN place_id IS NOT NULL
          WHEN 'project' THEN project_id IS NOT NULL WHEN 'military_entity' THEN military_entity_id IS NOT NULL
          WHEN 'memorial' THEN memorial_id IS NOT NULL WHEN 'contact-person' THEN contact_person_id IS NOT NULL
          WHEN 'key_location' THEN key_location_id IS NOT NULL WHEN 'toponym' THEN toponym <> ''
          ELSE target_document_id IS NOT NULL END)
      )`);
    for (const column of ['document_id', 'element_id', ...referenced]) {
      await db.query(
        `CREATE INDEX document_reference_${column}_idx ON document_reference (${column}) WHERE ${column} IS NOT NULL`,
      );
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['document_reference', 'document_tag_value', 'document_tag', 'document_element', 'document']) {
      await db.query(`DROP TABLE ${table}`);
    }
    await db.query('DROP SEQUENCE document_counter');
    await db.query('DROP TABLE collection');
    await db.query('DROP TABLE tag_definition');
    await db.query("DELETE FROM person_merge_item WHERE kind = 'reference'");
    await db.query(mergeItemKinds(formerKinds));
  }
}

const referenced = [
  ...['person_id', 'place_id', 'project_id', 'military_entity_id', 'memorial_id'],
  ...['target_document_id', 'contact_person_id', 'key_location_id'],
];
