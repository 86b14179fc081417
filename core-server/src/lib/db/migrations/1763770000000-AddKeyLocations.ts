import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sites of remembrance keys, and the short addresses of public pages. */
export class AddKeyLocations1763770000000 implements MigrationInterface {
  name = 'AddKeyLocations1763770000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE key_location (
        id uuid CONSTRAINT key_location_pkey PRIMARY KEY,
        version integer NOT NULL DEFAULT 1,
        name text NOT NULL CONSTRAINT key_location_name_check CHECK (btrim(name) <> ''),
        number smallint CONSTRAINT key_location_number_unique UNIQUE
          CONSTRAINT key_location_number_check CHECK (number BETWEEN 0 AND 999),
        year smallint NOT NULL CONSTRAINT key_location_year_check CHECK (year BETWEEN 2000 AND 2100),
        lat double precision NOT NULL CONSTRAINT key_location_lat_check CHECK (lat BETWEEN -90 AND 90),
        lon double precision NOT NULL CONSTRAINT key_location_lon_check CHECK (lon BETWEEN -180 AND 180),
        position_locked boolean NOT NULL DEFAULT false,
        notes jsonb NOT NULL DEFAULT '{"nl": "", "en": "", "fr": "", "de": ""}'
          CONSTRAINT key_location_notes_check CHECK (notes ?& '{nl,en,fr,de}'),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    // A code outlives what it leads to: printed on a panel, it must never come to mean another page.
    await db.query(`
      CREATE TABLE short_address (
        code char(6) CONSTRAINT short_address_pkey PRIMARY KEY
          CONSTRAINT short_address_code_check CHECK (code ~ '^[2-9A-HJ-NP-Z]{6}$'),
        kind text NOT NULL CONSTRAINT short_address_kind_check CHECK (kind IN
          ('key_location', 'person_story', 'remembrance_key', 'story_pair')),
        record_id uuid NOT NULL,
        second_id uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT short_address_target_unique UNIQUE NULLS NOT DISTINCT (kind, record_id, second_id),
        CONSTRAINT short_address_pair_check CHECK ((second_id IS NOT NULL) = (kind = 'story_pair'))
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE short_address, key_location');
  }
}
