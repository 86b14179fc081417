import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stories of persons with their texts, links and photos, and the contact persons whom key stories name. */
export class AddStories1763775000000 implements MigrationInterface {
  name = 'AddStories1763775000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(mergeItemKinds("'person', 'event', 'relation', 'membership', 'redirect', 'distinct', 'story'"));
    for (const statement of [...contacts, ...stories, ...indexes, ...triggers]) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DELETE FROM person_merge_item WHERE kind = 'story'");
    await db.query(mergeItemKinds("'person', 'event', 'relation', 'membership', 'redirect', 'distinct'"));
    await db.query(`
      DROP TABLE contact_person_event, person_story_link_due, person_story_link, person_story_contact, person_story_manual_link,
        person_story_event, person_story_photo, person_story_text, person_story, contact_person CASCADE`);
    await db.query('DROP TRIGGER person_event_story ON person_event');
    await db.query('DROP TRIGGER person_story_died ON person');
    await db.query('DROP TRIGGER place_story ON place');
    await db.query('DROP FUNCTION salient_story_links_due(), salient_story_event_gone() CASCADE');
  }
}

/** A merge of two persons moves a story too. */
const mergeItemKinds = (kinds: string) => `
  ALTER TABLE person_merge_item DROP CONSTRAINT person_merge_item_kind_check,
    ADD CONSTRAINT person_merge_item_kind_check CHECK (kind IN (${kinds}))`;

const contacts = [
  `CREATE TABLE contact_person (
    id uuid CONSTRAINT contact_person_pkey PRIMARY KEY,
    version integer NOT NULL DEFAULT 1,
    first_name text NOT NULL DEFAULT '',
    last_name text NOT NULL DEFAULT '',
    email text NOT NULL DEFAULT '',
    phone text NOT NULL DEFAULT '',
    street text NOT NULL DEFAULT '',
    street_number text NOT NULL DEFAULT '',
    place_id uuid CONSTRAINT contact_person_place_fkey REFERENCES place,
    notes text NOT NULL DEFAULT '',
    first_name_key text NOT NULL DEFAULT '',
    last_name_key text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT contact_person_has_a_name CHECK (first_name <> '' OR last_name <> '')
  )`,
];

const stories = [
  `CREATE TABLE person_story (
    id uuid CONSTRAINT person_story_pkey PRIMARY KEY,
    version integer NOT NULL DEFAULT 1,
    person_id_ref uuid NOT NULL CONSTRAINT person_story_person_fkey REFERENCES person
      CONSTRAINT person_story_one_a_person UNIQUE,
    first_name text NOT NULL DEFAULT '',
    family_name text NOT NULL DEFAULT '',
    born_year smallint CONSTRAINT person_story_born_check CHECK (born_year BETWEEN 1000 AND 9999),
    died_year smallint CONSTRAINT person_story_died_check CHECK (died_year BETWEEN 1000 AND 9999),
    community text NOT NULL DEFAULT '',
    area text NOT NULL DEFAULT '',
    country_code text NOT NULL DEFAULT '' CONSTRAINT person_story_country_check CHECK (country_code ~ '^([A-Z]{2})?$'),
    place_source_event_ref uuid CONSTRAINT person_story_place_source_fkey REFERENCES person_event ON DELETE SET NULL,
    story_child_option boolean NOT NULL DEFAULT false,
    kiosks smallint[] NOT NULL DEFAULT '{1,2,3,4}' CONSTRAINT person_story_kiosks_check CHECK (kiosks <@ '{1,2,3,4}'),
    targets text[] NOT NULL DEFAULT '{}' CONSTRAINT person_story_targets_check CHECK (targets <@ '{museum,key}'),
    published_date timestamptz,
    unpublished_date timestamptz,
    coupling_tags text[] NOT NULL DEFAULT '{}',
    coupling_use_died_date boolean NOT NULL DEFAULT false,
    key_location_id uuid CONSTRAINT person_story_key_location_fkey REFERENCES key_location,
    key_day smallint,
    key_month smallint,
    key_year smallint,
    key_date char(8) NOT NULL GENERATED ALWAYS AS (salient_day_text(key_day, key_month, key_year)) STORED,
    key_organisation_title text NOT NULL DEFAULT '',
    key_form_of_address text NOT NULL DEFAULT '',
    key_certificate boolean NOT NULL DEFAULT false,
    name_keys text NOT NULL DEFAULT '',
    sort_name text COLLATE "C" NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT person_story_published_somewhere CHECK ((published_date IS NULL) = (targets = '{}')),
    CONSTRAINT person_story_key_date_check CHECK (salient_is_possible_day(key_day, key_month, key_year))
  )`,
  // A row for each language, from the moment the story is made.
  `CREATE TABLE person_story_text (
    story_id uuid NOT NULL CONSTRAINT person_story_text_story_fkey REFERENCES person_story ON DELETE CASCADE,
    language text NOT NULL CONSTRAINT person_story_text_language_check CHECK (language IN ('nl', 'en', 'fr', 'de')),
    story_part_1 text NOT NULL DEFAULT '' CONSTRAINT person_story_text_part_1_check CHECK (length(story_part_1) <= 1000),
    story_part_2 text NOT NULL DEFAULT '' CONSTRAINT person_story_text_part_2_check CHECK (length(story_part_2) <= 1000),
    story_child_part_1 text NOT NULL DEFAULT ''
      CONSTRAINT person_story_text_child_part_1_check CHECK (length(story_child_part_1) <= 750),
    story_child_part_2 text NOT NULL DEFAULT ''
      CONSTRAINT person_story_text_child_part_2_check CHECK (length(story_child_part_2) <= 750),
    story_status text NOT NULL DEFAULT 'IN_PROGRESS'
      CONSTRAINT person_story_text_status_check CHECK (story_status IN ('IN_PROGRESS', 'IN_REVIEW', 'DONE')),
    story_child_status text NOT NULL DEFAULT 'IN_PROGRESS'
      CONSTRAINT person_story_text_child_status_check CHECK (story_child_status IN ('IN_PROGRESS', 'IN_REVIEW', 'DONE')),
    -- The Dutch text of each part as it was when the part was translated; null for a part without translation.
    translated_from jsonb NOT NULL DEFAULT '{}'
      CONSTRAINT person_story_text_source_check CHECK (jsonb_typeof(translated_from) = 'object'),
    outdated_since timestamptz,
    child_outdated_since timestamptz,
    CONSTRAINT person_story_text_pkey PRIMARY KEY (story_id, language)
  )`,
  `CREATE TABLE person_story_photo (
    id uuid CONSTRAINT person_story_photo_pkey PRIMARY KEY,
    story_id uuid NOT NULL CONSTRAINT person_story_photo_story_fkey REFERENCES person_story ON DELETE CASCADE,
    kind text NOT NULL CONSTRAINT person_story_photo_kind_check CHECK (kind IN ('profile', 'map', 'extra')),
    position smallint NOT NULL DEFAULT 0 CONSTRAINT person_story_photo_position_check CHECK (position BETWEEN 0 AND 9),
    attachment_id uuid NOT NULL CONSTRAINT person_story_photo_attachment_fkey REFERENCES attachment,
    x integer NOT NULL,
    y integer NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    template smallint NOT NULL DEFAULT 1 CONSTRAINT person_story_photo_template_check CHECK (template BETWEEN 1 AND 3),
    grayscale boolean NOT NULL DEFAULT false,
    contrast real NOT NULL DEFAULT 1 CONSTRAINT person_story_photo_contrast_check CHECK (contrast BETWEEN 0.5 AND 2),
    dimension text NOT NULL
      CONSTRAINT person_story_photo_dimension_check CHECK (dimension IN ('landscape', 'portrait', 'profile')),
    legend jsonb NOT NULL CONSTRAINT person_story_photo_legend_check CHECK (legend ?& '{nl,en,fr,de}'),
    alt jsonb NOT NULL CONSTRAINT person_story_photo_alt_check CHECK (alt ?& '{nl,en,fr,de}'),
    decorative boolean NOT NULL DEFAULT false,
    CONSTRAINT person_story_photo_crop_check CHECK (x >= 0 AND y >= 0 AND width > 0 AND height > 0),
    CONSTRAINT person_story_photo_single_check CHECK (kind = 'extra' OR position = 0),
    CONSTRAINT person_story_photo_once UNIQUE (story_id, kind, position) DEFERRABLE INITIALLY DEFERRED
  )`,
  // Events of the person whose places count for automatic links.
  `CREATE TABLE person_story_event (
    story_id uuid NOT NULL CONSTRAINT person_story_event_story_fkey REFERENCES person_story ON DELETE CASCADE,
    event_id uuid NOT NULL CONSTRAINT person_story_event_event_fkey REFERENCES person_event ON DELETE CASCADE,
    position smallint NOT NULL DEFAULT 0,
    CONSTRAINT person_story_event_pkey PRIMARY KEY (story_id, event_id)
  )`,
  // A story that another one names cannot go.
  `CREATE TABLE person_story_manual_link (
    story_id uuid NOT NULL CONSTRAINT person_story_manual_link_story_fkey REFERENCES person_story ON DELETE CASCADE,
    linked_story_id uuid NOT NULL CONSTRAINT person_story_manual_link_linked_fkey REFERENCES person_story,
    position smallint NOT NULL DEFAULT 0,
    CONSTRAINT person_story_manual_link_pkey PRIMARY KEY (story_id, linked_story_id),
    CONSTRAINT person_story_manual_link_not_itself CHECK (story_id <> linked_story_id)
  )`,
  // Computed, and kept from both sides; shared holds the reasons as the story on this side tells them.
  `CREATE TABLE person_story_link (
    story_id uuid NOT NULL CONSTRAINT person_story_link_story_fkey REFERENCES person_story ON DELETE CASCADE,
    linked_story_id uuid NOT NULL CONSTRAINT person_story_link_linked_fkey REFERENCES person_story ON DELETE CASCADE,
    score smallint NOT NULL CONSTRAINT person_story_link_score_check CHECK (score > 0),
    shared jsonb NOT NULL CONSTRAINT person_story_link_shared_check CHECK (jsonb_typeof(shared) = 'array'),
    CONSTRAINT person_story_link_pkey PRIMARY KEY (story_id, linked_story_id)
  )`,
  // Stories whose links are to be computed anew because an event, a place or a death behind them changed.
  `CREATE TABLE person_story_link_due (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT person_story_link_due_pkey PRIMARY KEY,
    story_id uuid NOT NULL CONSTRAINT person_story_link_due_story_fkey REFERENCES person_story ON DELETE CASCADE
  )`,
  `CREATE TABLE person_story_contact (
    story_id uuid NOT NULL CONSTRAINT person_story_contact_story_fkey REFERENCES person_story ON DELETE CASCADE,
    contact_person_id uuid NOT NULL CONSTRAINT person_story_contact_person_fkey REFERENCES contact_person,
    title text NOT NULL DEFAULT '',
    position smallint NOT NULL CONSTRAINT person_story_contact_position_check CHECK (position BETWEEN 0 AND 2),
    CONSTRAINT person_story_contact_pkey PRIMARY KEY (story_id, contact_person_id),
    CONSTRAINT person_story_contact_place UNIQUE (story_id, position) DEFERRABLE INITIALLY DEFERRED
  )`,
  // Times are the museum's clock to the minute (MOMENT-26); those of a key story are unknown and go with the link.
  `CREATE TABLE contact_person_event (
    id uuid CONSTRAINT contact_person_event_pkey PRIMARY KEY,
    version integer NOT NULL DEFAULT 1,
    type text NOT NULL CONSTRAINT contact_person_event_type_check CHECK (type IN ('contact_moment', 'key_story')),
    contact_person_id uuid NOT NULL CONSTRAINT contact_person_event_person_fkey REFERENCES contact_person,
    contact_method text NOT NULL
      CONSTRAINT contact_person_event_method_check CHECK (contact_method IN ('email', 'phone', 'visit', 'feedback', 'post')),
    start_at timestamp(0),
    end_at timestamp(0),
    transcript text NOT NULL DEFAULT '',
    story_id uuid CONSTRAINT contact_person_event_story_fkey REFERENCES person_story ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT contact_person_event_story_check CHECK ((type = 'key_story') = (story_id IS NOT NULL)),
    CONSTRAINT contact_person_event_start_check CHECK (type = 'key_story' OR start_at IS NOT NULL),
    CONSTRAINT contact_person_event_order_check CHECK (end_at >= start_at),
    CONSTRAINT contact_person_event_story_once UNIQUE (story_id, contact_person_id)
  )`,
];

const indexes = [
  'CREATE INDEX contact_person_last_name_idx ON contact_person (last_name_key text_pattern_ops)',
  'CREATE INDEX contact_person_first_name_idx ON contact_person (first_name_key text_pattern_ops)',
  'CREATE INDEX contact_person_event_person_idx ON contact_person_event (contact_person_id, start_at)',
  'CREATE INDEX person_story_name_idx ON person_story (sort_name)',
  'CREATE INDEX person_story_published_idx ON person_story (published_date) WHERE published_date IS NOT NULL',
  'CREATE INDEX person_story_key_location_idx ON person_story (key_location_id)',
  'CREATE INDEX person_story_place_source_idx ON person_story (place_source_event_ref)',
  'CREATE INDEX person_story_photo_attachment_idx ON person_story_photo (attachment_id)',
  'CREATE INDEX person_story_event_event_idx ON person_story_event (event_id)',
  'CREATE INDEX person_story_manual_link_linked_idx ON person_story_manual_link (linked_story_id)',
  'CREATE INDEX person_story_link_linked_idx ON person_story_link (linked_story_id)',
  'CREATE INDEX person_story_link_due_story_idx ON person_story_link_due (story_id)',
  'CREATE INDEX person_story_contact_person_idx ON person_story_contact (contact_person_id)',
];

const due = (stories: string) => `INSERT INTO person_story_link_due (story_id) ${stories};`;

const triggers = [
  `CREATE FUNCTION salient_story_links_due() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_TABLE_NAME = 'person_event' THEN
       ${due(`SELECT DISTINCT l.story_id FROM changed JOIN former USING (id) JOIN person_story_event l ON l.event_id = changed.id
         WHERE changed.place_id IS DISTINCT FROM former.place_id`)}
     ELSIF TG_TABLE_NAME = 'place' THEN
       ${due(`SELECT DISTINCT l.story_id FROM changed JOIN former USING (id)
         JOIN person_event e ON e.place_id = changed.id JOIN person_story_event l ON l.event_id = e.id
         WHERE (changed.lat, changed.lon) IS DISTINCT FROM (former.lat, former.lon)`)}
     ELSE
       ${due(`SELECT s.id FROM changed JOIN former USING (id) JOIN person_story s ON s.person_id_ref = changed.id
         WHERE changed.sort_died_date <> former.sort_died_date AND s.coupling_use_died_date`)}
     END IF;
     IF FOUND THEN PERFORM pg_notify('salient_story_links', ''); END IF;
     RETURN NULL;
   END $$`,
  ...(['person_event_story ON person_event', 'place_story ON place', 'person_story_died ON person'] as const).map(
    (on) => {
      const [name, , table] = on.split(' ');
      return `CREATE TRIGGER ${name} AFTER UPDATE ON ${table} REFERENCING NEW TABLE AS changed OLD TABLE AS former
        FOR EACH STATEMENT EXECUTE FUNCTION salient_story_links_due()`;
    },
  ),
  // An event that goes takes its place out of the links; the row that names the story goes with it.
  `CREATE FUNCTION salient_story_event_gone() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO person_story_link_due (story_id)
     SELECT DISTINCT story_id FROM changed WHERE EXISTS (SELECT FROM person_story s WHERE s.id = story_id);
     PERFORM pg_notify('salient_story_links', '');
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER person_story_event_gone AFTER DELETE ON person_story_event REFERENCING OLD TABLE AS changed
   FOR EACH STATEMENT EXECUTE FUNCTION salient_story_event_gone()`,
];
