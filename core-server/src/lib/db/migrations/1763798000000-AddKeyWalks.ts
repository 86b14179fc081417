import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Walks along keys that share a theme. */
export class AddKeyWalks1763798000000 implements MigrationInterface {
  name = 'AddKeyWalks1763798000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE key_walk (
        id uuid CONSTRAINT key_walk_pkey PRIMARY KEY,
        version integer NOT NULL DEFAULT 1,
        titles jsonb NOT NULL
          CONSTRAINT key_walk_titles_check CHECK (titles ?& '{nl,en,fr,de}' AND btrim(titles->>'nl') <> ''),
        length_km double precision NOT NULL CONSTRAINT key_walk_length_check CHECK (length_km > 0 AND length_km <= 50),
        minutes smallint NOT NULL CONSTRAINT key_walk_minutes_check CHECK (minutes BETWEEN 1 AND 600),
        for_children boolean NOT NULL DEFAULT false
      )`);
    // A key stays as long as a walk passes it: length and time would be wrong without it.
    await db.query(`
      CREATE TABLE key_walk_stop (
        key_walk_id uuid NOT NULL CONSTRAINT key_walk_stop_walk_fkey REFERENCES key_walk ON DELETE CASCADE,
        position smallint NOT NULL,
        key_location_id uuid NOT NULL CONSTRAINT key_walk_stop_key_fkey REFERENCES key_location,
        CONSTRAINT key_walk_stop_pkey PRIMARY KEY (key_walk_id, position),
        CONSTRAINT key_walk_stop_once UNIQUE (key_walk_id, key_location_id)
      )`);
    await db.query('CREATE INDEX key_walk_stop_key_idx ON key_walk_stop (key_location_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE key_walk_stop, key_walk');
  }
}
