import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The first schema: accounts, persons with their events, places, memorials, military entities, projects, files, the
 * audit trail and the search queue. Texts that are compared (`…_key`, `…_keys`) are written by the application, which
 * holds the one normalisation; everything that SQL can compute is a generated column.
 */
export class CreateNamesList1763712000000 implements MigrationInterface {
  name = 'CreateNamesList1763712000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of [...extensionsAndFunctions, ...tables, ...indexes, ...statistics, ...triggers])
      await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE search_index_state, search_queue, import_change, import_row, import_batch, redirect, audit_entry, file,
        project_membership, project, relation, person_count, military_name, person_event, person,
        military_entity_history, military_entity, memorial, place, session, app_user CASCADE`);
    await db.query(`
      DROP FUNCTION salient_is_possible_day(smallint, smallint, smallint),
        salient_day_text(smallint, smallint, smallint), salient_first_day(smallint, smallint, smallint),
        salient_last_day(smallint, smallint, smallint), salient_queue_persons(), salient_queue_event_persons(),
        salient_queue_relation_persons(), salient_queue_place_persons(), salient_queue_memorial_persons(),
        salient_count_persons(), salient_note_military_names() CASCADE`);
  }
}

const extensionsAndFunctions = [
  `CREATE EXTENSION IF NOT EXISTS pg_trgm`,
  `CREATE EXTENSION IF NOT EXISTS btree_gist`,
  // Whether the known parts can be a real day; the same rule as isPossibleDate in shared.
  `CREATE FUNCTION salient_is_possible_day(day smallint, month smallint, year smallint) RETURNS boolean
   IMMUTABLE PARALLEL SAFE LANGUAGE sql
   RETURN (day IS NULL OR day BETWEEN 1 AND 31)
     AND (month IS NULL OR month BETWEEN 1 AND 12)
     AND (year IS NULL OR year BETWEEN 1000 AND 9999)
     AND (day IS NULL OR month IS NULL
       OR day <= CASE
            WHEN month IN (4, 6, 9, 11) THEN 30
            WHEN month = 2 THEN CASE
              WHEN year IS NULL OR (year % 4 = 0 AND year % 100 <> 0) OR year % 400 = 0 THEN 29 ELSE 28 END
            ELSE 31 END)`,
  // The 8-character form, '?' for each unknown digit.
  `CREATE FUNCTION salient_day_text(day smallint, month smallint, year smallint) RETURNS text
   IMMUTABLE PARALLEL SAFE LANGUAGE sql
   RETURN coalesce(lpad(year::text, 4, '0'), '????')
     || coalesce(lpad(month::text, 2, '0'), '??') || coalesce(lpad(day::text, 2, '0'), '??')`,
  // The first and the last day that the known parts allow, as yyyymmdd; null without a year.
  `CREATE FUNCTION salient_first_day(day smallint, month smallint, year smallint) RETURNS integer
   IMMUTABLE PARALLEL SAFE LANGUAGE sql
   RETURN year::integer * 10000 + coalesce(month, 1) * 100 + coalesce(day, 1)`,
  `CREATE FUNCTION salient_last_day(day smallint, month smallint, year smallint) RETURNS integer
   IMMUTABLE PARALLEL SAFE LANGUAGE sql
   RETURN year::integer * 10000 + coalesce(month, 12) * 100 + coalesce(day, 31)`,
];

const tables = [
  `CREATE TABLE app_user (
    id uuid CONSTRAINT app_user_pkey PRIMARY KEY,
    version integer NOT NULL DEFAULT 1,
    type text NOT NULL CONSTRAINT app_user_type_check CHECK (type IN
      ('admin', 'revisor', 'normal', 'normal-civilian', 'readonly', 'read-be-soldiers', 'api-read', 'api-write')),
    account text NOT NULL CONSTRAINT app_user_account_check CHECK (account = btrim(account) AND account <> ''),
    name text NOT NULL DEFAULT '',
    email text NOT NULL DEFAULT '',
    phone text NOT NULL DEFAULT '',
    description text NOT NULL DEFAULT '',
    language text NOT NULL DEFAULT 'nl' CONSTRAINT app_user_language_check CHECK (language IN ('nl', 'en', 'fr', 'de')),
    army text,
    dataset text NOT NULL DEFAULT 'any',
    status text NOT NULL DEFAULT 'pending' CONSTRAINT app_user_status_check CHECK (status IN ('pending', 'checked')),
    password_hash text,
    deleted boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT app_user_active_has_password CHECK (status = 'pending' OR password_hash IS NOT NULL)
  )`,
  `CREATE TABLE session (
    token_hash bytea CONSTRAINT session_pkey PRIMARY KEY CONSTRAINT session_token_hash_check CHECK (length(token_hash) = 32),
    user_id uuid NOT NULL CONSTRAINT session_user_fkey REFERENCES app_user ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  )`,
  `CREATE TABLE place (
    id uuid CONSTRAINT place_pkey PRIMARY KEY,
    version integer NOT NULL DEFAULT 1,
    type text NOT NULL DEFAULT 'locality' CONSTRAINT place_type_check CHECK (type IN
      ('unknown', 'topo', 'sublocality', 'locality', 'neighborhood', 'colloquial_area', 'administrative_area_level_2',
       'administrative_area_level_1', 'country')),
    country_code char(2) NOT NULL DEFAULT 'BE',
    languages jsonb NOT NULL CONSTRAINT place_languages_check CHECK (jsonb_typeof(languages) = 'object'),
    alternative_names text[] NOT NULL DEFAULT '{}',
    lat double precision CONSTRAINT place_lat_check CHECK (lat BETWEEN -90 AND 90),
    lon double precision CONSTRAINT place_lon_check CHECK (lon BETWEEN -180 AND 180),
    resolution_status text NOT NULL DEFAULT 'custom' CONSTRAINT place_resolution_status_check CHECK (resolution_status IN
      ('found', 'not_found', 'ambiguous', 'unresolved', 'custom')),
    name_keys text NOT NULL DEFAULT '',
    sort_name text COLLATE "C" NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT place_located_check CHECK ((lat IS NULL) = (lon IS NULL))
  )`,
  `CREATE TABLE memorial (
    id uuid CONSTRAINT memorial_pkey PRIMARY KEY,
    version integer NOT NULL DEFAULT 1,
    name text NOT NULL CONSTRAINT memorial_name_check CHECK (btrim(name) <> ''),
    alternative_names text[] NOT NULL DEFAULT '{}',
    type text NOT NULL DEFAULT 'plate' CONSTRAINT memorial_type_check CHECK (type IN
      ('plate', 'cemetery', 'fieldgrave', 'document')),
    type_plate_details text CONSTRAINT memorial_plate_check CHECK (type_plate_details IN
      ('private', 'organisation', 'community', 'military')),
    cemetery_kind text CONSTRAINT memorial_cemetery_kind_check CHECK (cemetery_kind IN ('military', 'civilian')),
    cemetery_exists boolean,
    cemetery_nationality text,
    description text NOT NULL DEFAULT '',
    address text NOT NULL DEFAULT '',
    lat double precision CONSTRAINT memorial_lat_check CHECK (lat BETWEEN -90 AND 90),
    lon double precision CONSTRAINT memorial_lon_check CHECK (lon BETWEEN -180 AND 180),
    address_lat double precision CONSTRAINT memorial_address_lat_check CHECK (address_lat BETWEEN -90 AND 90),
    address_lon double precision CONSTRAINT memorial_address_lon_check CHECK (address_lon BETWEEN -180 AND 180),
    position_locked boolean NOT NULL DEFAULT false,
    place_id uuid CONSTRAINT memorial_place_fkey REFERENCES place,
    british_trench_coordinates text NOT NULL DEFAULT '',
    start_day smallint,
    start_month smallint,
    start_year smallint,
    start_date char(8) NOT NULL GENERATED ALWAYS AS (salient_day_text(start_day, start_month, start_year)) STORED,
    name_keys text NOT NULL DEFAULT '',
    sort_name text COLLATE "C" NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT memorial_start_check CHECK (salient_is_possible_day(start_day, start_month, start_year)),
    CONSTRAINT memorial_located_check CHECK ((lat IS NULL) = (lon IS NULL)),
    CONSTRAINT memorial_address_located_check CHECK ((address_lat IS NULL) = (address_lon IS NULL))
  )`,
  `CREATE TABLE military_entity (
    id uuid CONSTRAINT military_entity_pkey PRIMARY KEY,
    version integer NOT NULL DEFAULT 1,
    type text NOT NULL CONSTRAINT military_entity_type_check CHECK (type IN
      ('corps', 'division', 'brigade', 'regiment', 'unit', 'others')),
    army text NOT NULL CONSTRAINT military_entity_army_check CHECK (btrim(army) <> ''),
    division text NOT NULL DEFAULT '',
    brigade text NOT NULL DEFAULT '',
    regiment text NOT NULL DEFAULT '',
    corps text NOT NULL DEFAULT '',
    unit text NOT NULL DEFAULT '',
    unit_nr text NOT NULL DEFAULT '',
    name_key text NOT NULL,
    sort_name text COLLATE "C" NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE military_entity_history (
    id uuid CONSTRAINT military_entity_history_pkey PRIMARY KEY,
    military_entity_id uuid NOT NULL CONSTRAINT military_entity_history_owner_fkey REFERENCES military_entity ON DELETE CASCADE,
    type text NOT NULL CONSTRAINT military_entity_history_type_check CHECK (type IN ('structure', 'attached', 'track')),
    from_date char(8) NOT NULL DEFAULT '????????'
      CONSTRAINT military_entity_history_from_check CHECK (from_date ~ '^([0-9]{4}|[?]{4})([0-9]{2}|[?]{2})([0-9]{2}|[?]{2})$'),
    to_date char(8) NOT NULL DEFAULT '????????'
      CONSTRAINT military_entity_history_to_check CHECK (to_date ~ '^([0-9]{4}|[?]{4})([0-9]{2}|[?]{2})([0-9]{2}|[?]{2})$'),
    entity_id uuid CONSTRAINT military_entity_history_entity_fkey REFERENCES military_entity,
    army text NOT NULL DEFAULT '',
    description text NOT NULL DEFAULT '',
    track_type text CONSTRAINT military_entity_history_track_check CHECK (track_type IN
      ('frontier_service', 'support', 'half_rest', 'rest')),
    place_id uuid CONSTRAINT military_entity_history_place_fkey REFERENCES place,
    topo text NOT NULL DEFAULT '',
    CONSTRAINT military_entity_history_not_itself CHECK (entity_id <> military_entity_id)
  )`,
  `CREATE TABLE person (
    id uuid CONSTRAINT person_pkey PRIMARY KEY,
    version integer NOT NULL DEFAULT 1,
    surname text NOT NULL DEFAULT '',
    familyname text NOT NULL DEFAULT '',
    alternative_surnames text[] NOT NULL DEFAULT '{}',
    alternative_familynames text[] NOT NULL DEFAULT '{}',
    initials text NOT NULL DEFAULT '',
    nationality text NOT NULL DEFAULT '',
    gender text NOT NULL DEFAULT 'undefined' CONSTRAINT person_gender_check CHECK (gender IN ('male', 'female', 'undefined')),
    born_day smallint,
    born_month smallint,
    born_year smallint,
    died_day smallint,
    died_month smallint,
    died_year smallint,
    died_age smallint NOT NULL DEFAULT 0 CONSTRAINT person_died_age_check CHECK (died_age BETWEEN 0 AND 130),
    victim_type text NOT NULL DEFAULT 'civilian' CONSTRAINT person_victim_type_check CHECK (victim_type IN
      ('civilian', 'military', 'none', 'unknown')),
    victim_type_details text NOT NULL DEFAULT 'unknown' CONSTRAINT person_victim_type_details_check CHECK (victim_type_details IN
      ('none', 'unknown', 'deportated', 'executed')),
    war_casualty boolean NOT NULL DEFAULT true,
    in_namelist boolean NOT NULL DEFAULT true,
    irish_memorial_records boolean NOT NULL DEFAULT false,
    cwxrm_remembered boolean NOT NULL DEFAULT false,
    description text NOT NULL DEFAULT '',
    surname_keys text NOT NULL DEFAULT '',
    familyname_keys text NOT NULL DEFAULT '',
    fold_keys text NOT NULL DEFAULT '',
    sound_keys text[] NOT NULL DEFAULT '{}',
    initials_key text NOT NULL DEFAULT '',
    nationality_key text NOT NULL DEFAULT '',
    sort_name text COLLATE "C" NOT NULL DEFAULT '',
    sort_born_date char(8) COLLATE "C" NOT NULL GENERATED ALWAYS AS (salient_day_text(born_day, born_month, born_year)) STORED,
    sort_died_date char(8) COLLATE "C" NOT NULL GENERATED ALWAYS AS (salient_day_text(died_day, died_month, died_year)) STORED,
    born_min integer GENERATED ALWAYS AS (salient_first_day(born_day, born_month, born_year)) STORED,
    born_max integer GENERATED ALWAYS AS (salient_last_day(born_day, born_month, born_year)) STORED,
    died_min integer GENERATED ALWAYS AS (salient_first_day(died_day, died_month, died_year)) STORED,
    died_max integer GENERATED ALWAYS AS (salient_last_day(died_day, died_month, died_year)) STORED,
    -- Full years at death: counted where the parts leave no doubt, else the stated age (PERSON-26).
    age smallint GENERATED ALWAYS AS (
      CASE
        WHEN born_year IS NULL OR died_year IS NULL OR born_month IS NULL OR died_month IS NULL THEN nullif(died_age, 0)
        WHEN born_month <> died_month THEN died_year - born_year - (died_month < born_month)::integer
        WHEN born_day IS NULL OR died_day IS NULL THEN nullif(died_age, 0)
        ELSE died_year - born_year - (died_day < born_day)::integer
      END) STORED,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT person_has_a_name CHECK (surname <> '' OR familyname <> ''),
    CONSTRAINT person_born_check CHECK (salient_is_possible_day(born_day, born_month, born_year)),
    CONSTRAINT person_died_check CHECK (salient_is_possible_day(died_day, died_month, died_year)),
    CONSTRAINT person_namelist_holds_victims CHECK (war_casualty OR NOT in_namelist),
    CONSTRAINT person_irish_records_hold_soldiers
      CHECK (NOT irish_memorial_records OR (war_casualty AND victim_type = 'military'))
  )`,
  `CREATE TABLE person_event (
    id uuid CONSTRAINT person_event_pkey PRIMARY KEY,
    version integer NOT NULL DEFAULT 1,
    person_id uuid NOT NULL CONSTRAINT person_event_person_fkey REFERENCES person ON DELETE CASCADE,
    type text NOT NULL CONSTRAINT person_event_type_check CHECK (type IN
      ('born', 'school', 'work', 'where', 'marriage', 'military', 'jailed', 'injured', 'hospitalized', 'died',
       'memorated', 'decorated', 'extra', 'cwxrm')),
    start_day smallint,
    start_month smallint,
    start_year smallint,
    end_day smallint,
    end_month smallint,
    end_year smallint,
    place_id uuid CONSTRAINT person_event_place_fkey REFERENCES place,
    topo text NOT NULL DEFAULT '',
    description text NOT NULL DEFAULT '',
    school_name text NOT NULL DEFAULT '',
    school_direction text NOT NULL DEFAULT '',
    work_company_name text NOT NULL DEFAULT '',
    work_profession text NOT NULL DEFAULT '',
    where_reason text CONSTRAINT person_event_where_reason_check CHECK (where_reason IN
      ('homeaddress', 'fugitive', 'evacuated', 'deportated', 'moved')),
    enlisted_reason text CONSTRAINT person_event_enlisted_reason_check CHECK (enlisted_reason IN
      ('enlisted', 'active service', 'posted to', 'attached to', 'renumbered', 'transferred to', 'promoted')),
    enlisted_army text NOT NULL DEFAULT '',
    enlisted_regt text NOT NULL DEFAULT '',
    enlisted_unit text NOT NULL DEFAULT '',
    enlisted_nr text NOT NULL DEFAULT '',
    enlisted_sub text NOT NULL DEFAULT '',
    enlisted_rank text NOT NULL DEFAULT '',
    enlisted_number text NOT NULL DEFAULT '',
    military_entity_id uuid CONSTRAINT person_event_military_entity_fkey REFERENCES military_entity,
    military_regiment_id uuid CONSTRAINT person_event_military_regiment_fkey REFERENCES military_entity,
    jailed_type text CONSTRAINT person_event_jailed_type_check CHECK (jailed_type IN ('jailed', 'captive')),
    injured_wound text NOT NULL DEFAULT '',
    injured_cause text NOT NULL DEFAULT '',
    death_reason text NOT NULL DEFAULT '',
    memorial_id uuid CONSTRAINT person_event_memorial_fkey REFERENCES memorial,
    memorial_kind text CONSTRAINT person_event_memorial_kind_check CHECK (memorial_kind IN
      ('original', 'current', 'none', 'unknown')),
    memorial_ref text NOT NULL DEFAULT '',
    decoration text NOT NULL DEFAULT '',
    citation text NOT NULL DEFAULT '',
    marriage_partner text NOT NULL DEFAULT '',
    batch text NOT NULL DEFAULT '',
    csv_id text NOT NULL DEFAULT '',
    first_name text NOT NULL DEFAULT '',
    last_name text NOT NULL DEFAULT '',
    email text NOT NULL DEFAULT '',
    "group" text NOT NULL DEFAULT '',
    sponsor_name text NOT NULL DEFAULT '',
    mail_labels text NOT NULL DEFAULT '',
    army_key text NOT NULL DEFAULT '',
    regt_key text NOT NULL DEFAULT '',
    unit_key text NOT NULL DEFAULT '',
    nr_key text NOT NULL DEFAULT '',
    number_key text NOT NULL DEFAULT '',
    text_keys text NOT NULL DEFAULT '',
    sort_start_date char(8) COLLATE "C" NOT NULL GENERATED ALWAYS AS (salient_day_text(start_day, start_month, start_year)) STORED,
    sort_end_date char(8) COLLATE "C" NOT NULL GENERATED ALWAYS AS (salient_day_text(end_day, end_month, end_year)) STORED,
    period_min integer GENERATED ALWAYS AS
      (coalesce(salient_first_day(start_day, start_month, start_year), salient_first_day(end_day, end_month, end_year))) STORED,
    period_max integer GENERATED ALWAYS AS
      (coalesce(salient_last_day(end_day, end_month, end_year), salient_last_day(start_day, start_month, start_year))) STORED,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT person_event_start_check CHECK (salient_is_possible_day(start_day, start_month, start_year)),
    CONSTRAINT person_event_end_check CHECK (salient_is_possible_day(end_day, end_month, end_year)),
    CONSTRAINT person_event_memorial_required CHECK (type <> 'memorated' OR memorial_id IS NOT NULL),
    -- EVENT-36: two events of one type and reason whose complete periods share more than one day overlap.
    CONSTRAINT person_event_no_overlap EXCLUDE USING gist (
      person_id WITH =,
      type WITH =,
      (coalesce(where_reason, enlisted_reason, jailed_type, '')) WITH =,
      (daterange(make_date(start_year, start_month, start_day), make_date(end_year, end_month, end_day), '[)')) WITH &&
    ) WHERE (start_day + start_month + start_year + end_day + end_month + end_year IS NOT NULL
      AND type NOT IN ('born', 'died', 'memorated', 'decorated', 'cwxrm', 'extra'))
  )`,
  // Every combination of unit names that events hold, for suggestions and for narrowing text filters.
  `CREATE TABLE military_name (
    army_key text NOT NULL,
    regt_key text NOT NULL,
    unit_key text NOT NULL,
    nr_key text NOT NULL,
    enlisted_army text NOT NULL,
    enlisted_regt text NOT NULL,
    enlisted_unit text NOT NULL,
    enlisted_nr text NOT NULL,
    CONSTRAINT military_name_pkey PRIMARY KEY (army_key, regt_key, unit_key, nr_key)
  )`,
  `CREATE TABLE relation (
    id uuid CONSTRAINT relation_pkey PRIMARY KEY,
    person_id uuid NOT NULL CONSTRAINT relation_person_fkey REFERENCES person ON DELETE CASCADE,
    related_person_id uuid NOT NULL CONSTRAINT relation_related_person_fkey REFERENCES person,
    relation text NOT NULL CONSTRAINT relation_relation_check CHECK (relation IN
      ('family', 'married', 'parent', 'child', 'sibling', 'friend', 'fieldmate', 'cousin', 'grandchild', 'grandparent', 'other')),
    comments text NOT NULL DEFAULT '',
    CONSTRAINT relation_not_oneself CHECK (person_id <> related_person_id),
    CONSTRAINT relation_once UNIQUE (person_id, related_person_id, relation)
  )`,
  `CREATE TABLE project (
    id uuid CONSTRAINT project_pkey PRIMARY KEY,
    version integer NOT NULL DEFAULT 1,
    title text NOT NULL CONSTRAINT project_title_check CHECK (btrim(title) <> ''),
    type text NOT NULL DEFAULT 'temporary_exhibition' CONSTRAINT project_type_check CHECK (type IN ('temporary_exhibition')),
    from_day smallint,
    from_month smallint,
    from_year smallint,
    to_day smallint,
    to_month smallint,
    to_year smallint,
    description text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT project_from_check CHECK (salient_is_possible_day(from_day, from_month, from_year)),
    CONSTRAINT project_to_check CHECK (salient_is_possible_day(to_day, to_month, to_year))
  )`,
  `CREATE TABLE project_membership (
    person_id uuid NOT NULL CONSTRAINT project_membership_person_fkey REFERENCES person ON DELETE CASCADE,
    project_id uuid NOT NULL CONSTRAINT project_membership_project_fkey REFERENCES project,
    notes text NOT NULL DEFAULT '',
    CONSTRAINT project_membership_pkey PRIMARY KEY (person_id, project_id)
  )`,
  `CREATE TABLE file (
    id uuid CONSTRAINT file_pkey PRIMARY KEY,
    original_name text NOT NULL,
    mimetype text NOT NULL,
    size_bytes bigint NOT NULL CONSTRAINT file_size_check CHECK (size_bytes >= 0),
    sha256 bytea NOT NULL CONSTRAINT file_sha256_check CHECK (length(sha256) = 32),
    width integer,
    height integer,
    storage_key text NOT NULL CONSTRAINT file_storage_key_unique UNIQUE,
    created_by uuid CONSTRAINT file_created_by_fkey REFERENCES app_user ON DELETE SET NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE audit_entry (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT audit_entry_pkey PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    user_id uuid CONSTRAINT audit_entry_user_fkey REFERENCES app_user ON DELETE SET NULL,
    account text,
    method text NOT NULL,
    source text NOT NULL DEFAULT 'staff' CONSTRAINT audit_entry_source_check CHECK (source IN
      ('staff', 'import', 'merge', 'function', 'feedback', 'restore', 'system')),
    entity text NOT NULL,
    entity_id uuid NOT NULL,
    version integer,
    before jsonb,
    after jsonb
  )`,
  // Where an address leads whose record was merged (to_id) or removed (to_id null).
  `CREATE TABLE redirect (
    from_type text NOT NULL,
    from_id uuid NOT NULL,
    to_id uuid,
    reason text NOT NULL CONSTRAINT redirect_reason_check CHECK (reason IN ('merged', 'removed')),
    at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT redirect_pkey PRIMARY KEY (from_type, from_id),
    CONSTRAINT redirect_target_check CHECK ((reason = 'merged') = (to_id IS NOT NULL))
  )`,
  `CREATE TABLE import_batch (
    id uuid CONSTRAINT import_batch_pkey PRIMARY KEY,
    kind text NOT NULL CONSTRAINT import_batch_kind_check CHECK (kind IN ('persons', 'places', 'memorials', 'military-entities')),
    source text NOT NULL,
    file_name text NOT NULL,
    file_sha256 bytea NOT NULL,
    status text NOT NULL DEFAULT 'running' CONSTRAINT import_batch_status_check CHECK (status IN
      ('running', 'finished', 'failed', 'undone')),
    counts jsonb NOT NULL DEFAULT '{}',
    started_at timestamptz NOT NULL DEFAULT now(),
    finished_at timestamptz
  )`,
  // One row per imported source row: what makes a second run update instead of duplicate.
  `CREATE TABLE import_row (
    kind text NOT NULL,
    source text NOT NULL,
    source_key text NOT NULL,
    entity_id uuid NOT NULL,
    row_hash bytea NOT NULL,
    row_number integer NOT NULL,
    batch_id uuid NOT NULL CONSTRAINT import_row_batch_fkey REFERENCES import_batch,
    CONSTRAINT import_row_pkey PRIMARY KEY (kind, source, source_key)
  )`,
  // What a batch changed in records that existed before it, for undo.
  `CREATE TABLE import_change (
    batch_id uuid NOT NULL CONSTRAINT import_change_batch_fkey REFERENCES import_batch,
    entity text NOT NULL,
    entity_id uuid NOT NULL,
    before jsonb NOT NULL,
    after_version integer,
    CONSTRAINT import_change_pkey PRIMARY KEY (batch_id, entity, entity_id)
  )`,
  // Changes of the number of persons per dataset; their sum is the exact total. Appended to, so writers never wait.
  `CREATE TABLE person_count (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT person_count_pkey PRIMARY KEY,
    dataset text NOT NULL,
    n bigint NOT NULL
  )`,
  // Records whose search document may be stale. Appended to; the indexer removes the ids it has dealt with. What an
  // import brings says so by `SET LOCAL salient.bulk_change = 'on'` and waits until the import is done.
  `CREATE TABLE search_queue (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT search_queue_pkey PRIMARY KEY,
    entity text NOT NULL,
    entity_id uuid NOT NULL,
    enqueued_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    bulk boolean NOT NULL DEFAULT coalesce(current_setting('salient.bulk_change', true) = 'on', false)
  )`,
  // What the indexer says of itself; one row per index.
  `CREATE TABLE search_index_state (
    index_name text CONSTRAINT search_index_state_pkey PRIMARY KEY,
    ready boolean NOT NULL DEFAULT false,
    settings_hash text NOT NULL DEFAULT '',
    documents_indexed bigint NOT NULL DEFAULT 0,
    rebuild_total bigint,
    rebuild_done bigint,
    heartbeat_at timestamptz NOT NULL DEFAULT now(),
    last_error text
  )`,
];

const indexes = [
  `CREATE UNIQUE INDEX app_user_account_unique ON app_user (lower(account)) WHERE NOT deleted`,
  `CREATE UNIQUE INDEX app_user_email_unique ON app_user (lower(email)) WHERE NOT deleted AND email <> ''`,
  `CREATE INDEX session_user_idx ON session (user_id)`,
  `CREATE INDEX session_expires_idx ON session (expires_at)`,
  `CREATE INDEX place_sort_name_idx ON place (sort_name, id)`,
  `CREATE INDEX place_name_keys_idx ON place USING gin (name_keys gin_trgm_ops)`,
  `CREATE INDEX memorial_sort_name_idx ON memorial (sort_name, id)`,
  `CREATE INDEX memorial_name_keys_idx ON memorial USING gin (name_keys gin_trgm_ops)`,
  `CREATE INDEX memorial_place_idx ON memorial (place_id)`,
  `CREATE UNIQUE INDEX military_entity_name_unique ON military_entity (name_key)`,
  `CREATE INDEX military_entity_sort_name_idx ON military_entity (sort_name, id)`,
  `CREATE INDEX military_entity_history_owner_idx ON military_entity_history (military_entity_id)`,
  `CREATE INDEX military_entity_history_entity_idx ON military_entity_history (entity_id)`,
  `CREATE INDEX military_entity_history_place_idx ON military_entity_history (place_id)`,
  `CREATE INDEX person_sort_name_idx ON person (sort_name, id)`,
  `CREATE INDEX person_sort_born_idx ON person (sort_born_date, id)`,
  `CREATE INDEX person_sort_died_idx ON person (sort_died_date, id)`,
  `CREATE INDEX person_survivors_idx ON person (sort_name, id) WHERE NOT war_casualty`,
  `CREATE INDEX person_irish_idx ON person (sort_name, id) WHERE irish_memorial_records`,
  `CREATE INDEX person_civilians_idx ON person (sort_name, id) WHERE victim_type = 'civilian'`,
  `CREATE INDEX person_nationality_idx ON person (nationality_key)`,
  // The short fields that filters combine with event filters: a tenth of the table's size.
  `CREATE INDEX person_filter_idx ON person (id) INCLUDE (gender, victim_type, victim_type_details, born_min, born_max,
     died_min, died_max, age, war_casualty, in_namelist)`,
  `CREATE INDEX person_names_idx ON person USING gin
     (fold_keys gin_trgm_ops, surname_keys gin_trgm_ops, familyname_keys gin_trgm_ops) WITH (gin_pending_list_limit = 32768)`,
  `CREATE INDEX person_sound_idx ON person USING gin (sound_keys) WITH (gin_pending_list_limit = 32768)`,
  `CREATE INDEX person_event_person_idx ON person_event (person_id, type)`,
  `CREATE UNIQUE INDEX person_event_born_once ON person_event (person_id, type) WHERE type IN ('born', 'died')`,
  `CREATE INDEX person_event_place_idx ON person_event (place_id, type, person_id) WHERE place_id IS NOT NULL`,
  `CREATE INDEX person_event_memorial_idx ON person_event (memorial_id, person_id) WHERE memorial_id IS NOT NULL`,
  // Both cover what event filters ask, so that broad filters read the index alone.
  `CREATE INDEX person_event_unit_idx ON person_event (army_key, regt_key, unit_key, nr_key, person_id)
     INCLUDE (enlisted_reason, period_min, period_max, place_id, text_keys) WHERE type = 'military'`,
  `CREATE INDEX person_event_period_idx ON person_event (type, period_min, period_max, person_id)
     INCLUDE (place_id, where_reason, jailed_type, text_keys) WHERE type NOT IN ('born', 'died', 'military', 'memorated')`,
  `CREATE INDEX person_event_number_idx ON person_event (number_key text_pattern_ops, person_id) WHERE number_key <> ''`,
  `CREATE INDEX person_event_entity_idx ON person_event (military_entity_id) WHERE military_entity_id IS NOT NULL`,
  `CREATE INDEX person_event_regiment_idx ON person_event (military_regiment_id) WHERE military_regiment_id IS NOT NULL`,
  `CREATE INDEX relation_related_person_idx ON relation (related_person_id)`,
  `CREATE UNIQUE INDEX project_title_unique ON project (lower(title))`,
  `CREATE INDEX project_membership_project_idx ON project_membership (project_id)`,
  `CREATE INDEX search_queue_single_idx ON search_queue (id) WHERE NOT bulk`,
  `CREATE INDEX audit_entry_record_idx ON audit_entry (entity, entity_id, id)`,
  `CREATE INDEX audit_entry_user_idx ON audit_entry (user_id, id)`,
  `CREATE INDEX redirect_target_idx ON redirect (to_id) WHERE to_id IS NOT NULL`,
  `CREATE INDEX import_row_batch_idx ON import_row (batch_id)`,
  `CREATE INDEX import_row_entity_idx ON import_row (entity_id)`,
];

/** Without these the planner takes the parts of a unit filter for independent and expects far too few rows. */
const statistics = [
  `CREATE STATISTICS person_event_military_statistics (mcv, dependencies) ON type, army_key, enlisted_reason FROM person_event`,
  `CREATE STATISTICS person_event_where_statistics (mcv, dependencies) ON type, where_reason FROM person_event`,
  `CREATE STATISTICS person_event_jailed_statistics (mcv, dependencies) ON type, jailed_type FROM person_event`,
];

/** Statement-level: one queue insert a statement, whatever the number of rows. */
const onChange = (table: string, action: string, prefix: string) => [
  `CREATE TRIGGER ${prefix}_insert AFTER INSERT ON ${table} REFERENCING NEW TABLE AS changed
   FOR EACH STATEMENT EXECUTE FUNCTION ${action}()`,
  `CREATE TRIGGER ${prefix}_update AFTER UPDATE ON ${table} REFERENCING NEW TABLE AS changed OLD TABLE AS former
   FOR EACH STATEMENT EXECUTE FUNCTION ${action}()`,
  `CREATE TRIGGER ${prefix}_delete AFTER DELETE ON ${table} REFERENCING OLD TABLE AS changed
   FOR EACH STATEMENT EXECUTE FUNCTION ${action}()`,
];

const queueFunction = (name: string, personIds: string, formerIds?: string) =>
  `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO search_queue (entity, entity_id) ${personIds};
     ${formerIds ? `IF TG_OP = 'UPDATE' THEN INSERT INTO search_queue (entity, entity_id) ${formerIds}; END IF;` : ''}
     PERFORM pg_notify('search_queue', '');
     RETURN NULL;
   END $$`;

const datasetCounts = (rows: string) => `
  SELECT dataset, count(*) AS n FROM ${rows}, LATERAL (VALUES
    ('any', true), ('deaths', war_casualty), ('survivors', NOT war_casualty), ('namelist', in_namelist),
    ('irish_memorial_records', irish_memorial_records), ('military', victim_type = 'military')) AS d (dataset, included)
  WHERE included GROUP BY dataset`;

const triggers = [
  queueFunction('salient_queue_persons', `SELECT 'person', id FROM changed`),
  ...onChange('person', 'salient_queue_persons', 'person_search'),
  queueFunction(
    'salient_queue_event_persons',
    `SELECT DISTINCT 'person', person_id FROM changed`,
    `SELECT DISTINCT 'person', former.person_id FROM former JOIN changed USING (id) WHERE former.person_id <> changed.person_id`,
  ),
  ...onChange('person_event', 'salient_queue_event_persons', 'person_event_search'),
  queueFunction('salient_queue_relation_persons', `SELECT DISTINCT 'person', person_id FROM changed`),
  ...onChange('relation', 'salient_queue_relation_persons', 'relation_search'),
  ...onChange('project_membership', 'salient_queue_relation_persons', 'project_membership_search'),
  queueFunction(
    'salient_queue_place_persons',
    `SELECT DISTINCT 'person', e.person_id FROM changed JOIN person_event e ON e.place_id = changed.id`,
  ),
  `CREATE TRIGGER place_search_update AFTER UPDATE ON place REFERENCING NEW TABLE AS changed
   FOR EACH STATEMENT EXECUTE FUNCTION salient_queue_place_persons()`,
  queueFunction(
    'salient_queue_memorial_persons',
    `SELECT DISTINCT 'person', e.person_id FROM changed JOIN person_event e ON e.memorial_id = changed.id`,
  ),
  `CREATE TRIGGER memorial_search_update AFTER UPDATE ON memorial REFERENCING NEW TABLE AS changed
   FOR EACH STATEMENT EXECUTE FUNCTION salient_queue_memorial_persons()`,
  `CREATE FUNCTION salient_count_persons() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'INSERT' THEN
       INSERT INTO person_count (dataset, n) ${datasetCounts('changed')};
     ELSIF TG_OP = 'DELETE' THEN
       INSERT INTO person_count (dataset, n) SELECT dataset, -n FROM (${datasetCounts('changed')}) AS gone;
     ELSE
       INSERT INTO person_count (dataset, n)
       SELECT dataset, sum(n) FROM (
         ${datasetCounts('changed')} UNION ALL SELECT dataset, -n FROM (${datasetCounts('former')}) AS gone
       ) AS both_sides GROUP BY dataset HAVING sum(n) <> 0;
     END IF;
     RETURN NULL;
   END $$`,
  ...onChange('person', 'salient_count_persons', 'person_total'),
  `CREATE FUNCTION salient_note_military_names() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO military_name
     SELECT DISTINCT ON (army_key, regt_key, unit_key, nr_key)
       army_key, regt_key, unit_key, nr_key, enlisted_army, enlisted_regt, enlisted_unit, enlisted_nr
     FROM changed c
     WHERE type = 'military' AND (army_key, regt_key, unit_key, nr_key) <> ('', '', '', '')
       AND NOT EXISTS (SELECT FROM military_name m WHERE (m.army_key, m.regt_key, m.unit_key, m.nr_key)
         = (c.army_key, c.regt_key, c.unit_key, c.nr_key))
     ORDER BY army_key, regt_key, unit_key, nr_key
     ON CONFLICT DO NOTHING;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER person_event_names_insert AFTER INSERT ON person_event REFERENCING NEW TABLE AS changed
   FOR EACH STATEMENT EXECUTE FUNCTION salient_note_military_names()`,
  `CREATE TRIGGER person_event_names_update AFTER UPDATE ON person_event REFERENCING NEW TABLE AS changed
   FOR EACH STATEMENT EXECUTE FUNCTION salient_note_military_names()`,
];
