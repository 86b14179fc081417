import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Merges of persons with all that undoing them needs, and pairs of which somebody said that they are two people. */
export class MergePersons1763750000000 implements MigrationInterface {
  name = 'MergePersons1763750000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of statements) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    // An event that a merge brought beside another cannot stand without it: the later one loses its end.
    await db.query(
      `UPDATE person_event SET end_day = NULL, end_month = NULL, end_year = NULL WHERE merge_id IS NOT NULL`,
    );
    await db.query('ALTER TABLE person_event DROP CONSTRAINT person_event_no_overlap');
    await db.query('ALTER TABLE person_event DROP COLUMN merge_id');
    await db.query(noOverlap(''));
    await db.query('DROP TABLE person_distinct, person_merge_item, person_merge');
  }
}

/** EVENT-36, as the first schema has it. */
const noOverlap = (condition: string) => `
  ALTER TABLE person_event ADD CONSTRAINT person_event_no_overlap EXCLUDE USING gist (
    person_id WITH =,
    type WITH =,
    (coalesce(where_reason, enlisted_reason, jailed_type, '')) WITH =,
    (daterange(make_date(start_year, start_month, start_day), make_date(end_year, end_month, end_day), '[)')) WITH &&
  ) WHERE (start_day + start_month + start_year + end_day + end_month + end_year IS NOT NULL
    AND type NOT IN ('born', 'died', 'memorated', 'decorated', 'cwxrm', 'extra') ${condition})`;

const statements = [
  `CREATE TABLE person_merge (
    id uuid CONSTRAINT person_merge_pkey PRIMARY KEY,
    -- The order of merges: numbers are given while the persons are locked, moments before.
    number bigint GENERATED ALWAYS AS IDENTITY,
    kept_id uuid NOT NULL,
    merged_id uuid NOT NULL,
    kept_name text NOT NULL,
    merged_name text NOT NULL,
    -- Both persons and everybody to whom they are related: a later merge of one of these must be undone first.
    concerned uuid[] NOT NULL,
    reason text NOT NULL DEFAULT '',
    at timestamptz NOT NULL DEFAULT now(),
    account text,
    undone_at timestamptz,
    undone_account text,
    CONSTRAINT person_merge_not_itself CHECK (kept_id <> merged_id)
  )`,
  `CREATE UNIQUE INDEX person_merge_standing ON person_merge (merged_id) WHERE undone_at IS NULL`,
  `CREATE INDEX person_merge_kept_idx ON person_merge (kept_id, number)`,
  `CREATE INDEX person_merge_merged_idx ON person_merge (merged_id, number)`,
  // What a merge did to one record; before is null for what it made, after for what it took away.
  `CREATE TABLE person_merge_item (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT person_merge_item_pkey PRIMARY KEY,
    merge_id uuid NOT NULL CONSTRAINT person_merge_item_merge_fkey REFERENCES person_merge ON DELETE CASCADE,
    kind text NOT NULL CONSTRAINT person_merge_item_kind_check CHECK (kind IN
      ('person', 'event', 'relation', 'membership', 'redirect', 'distinct')),
    before jsonb,
    after jsonb,
    CONSTRAINT person_merge_item_says_something CHECK (before IS NOT NULL OR after IS NOT NULL)
  )`,
  `CREATE INDEX person_merge_item_merge_idx ON person_merge_item (merge_id, id)`,
  // No references: what was said of two persons holds when one comes back from a merge or a removal.
  `CREATE TABLE person_distinct (
    person_a uuid NOT NULL,
    person_b uuid NOT NULL,
    account text,
    at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT person_distinct_pkey PRIMARY KEY (person_a, person_b),
    CONSTRAINT person_distinct_order CHECK (person_a < person_b)
  )`,
  `CREATE INDEX person_distinct_b_idx ON person_distinct (person_b)`,
  // The merge that brought an event although another stood on its days or at its memorial (PERSON-16).
  `ALTER TABLE person_event ADD COLUMN merge_id uuid
     CONSTRAINT person_event_merge_fkey REFERENCES person_merge`,
  `CREATE INDEX person_event_merge_idx ON person_event (merge_id) WHERE merge_id IS NOT NULL`,
  'ALTER TABLE person_event DROP CONSTRAINT person_event_no_overlap',
  noOverlap('AND merge_id IS NULL'),
];
