import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The built-in gazetteer: places of the world above 1,000 inhabitants, filled at the first start. */
export class AddGazetteer1763807000001 implements MigrationInterface {
  name = 'AddGazetteer1763807000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE gazetteer_place (
        -- The number that GeoNames gave.
        id bigint CONSTRAINT gazetteer_place_pkey PRIMARY KEY,
        name text NOT NULL,
        -- All names in normalised form, as |key|key|.
        name_keys text NOT NULL,
        country_code char(2) NOT NULL,
        -- A code of GeoNames such as PPLA3.
        feature text NOT NULL DEFAULT '',
        population integer NOT NULL DEFAULT 0,
        lat double precision NOT NULL CONSTRAINT gazetteer_place_lat_check CHECK (lat BETWEEN -90 AND 90),
        lon double precision NOT NULL CONSTRAINT gazetteer_place_lon_check CHECK (lon BETWEEN -180 AND 180)
      )`);
    await db.query('CREATE INDEX gazetteer_place_name_keys_idx ON gazetteer_place USING gin (name_keys gin_trgm_ops)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE gazetteer_place');
  }
}
