import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The short list of names that kiosks hold, made at night, so that all processes answer the same. */
export class KeepShortNames1763794000000 implements MigrationInterface {
  name = 'KeepShortNames1763794000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE short_names (
        one boolean CONSTRAINT short_names_pkey PRIMARY KEY DEFAULT true CONSTRAINT short_names_one_check CHECK (one),
        made_at timestamptz NOT NULL,
        persons integer NOT NULL CONSTRAINT short_names_persons_check CHECK (persons >= 0)
      )`);
    await db.query(`
      CREATE TABLE short_names_chunk (
        prefix text CONSTRAINT short_names_chunk_pkey PRIMARY KEY,
        sha256 bytea NOT NULL CONSTRAINT short_names_chunk_sha256_check CHECK (length(sha256) = 32),
        content bytea NOT NULL
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE short_names_chunk');
    await db.query('DROP TABLE short_names');
  }
}
