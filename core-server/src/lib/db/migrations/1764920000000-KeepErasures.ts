import { randomBytes } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Erasures of living people, without any value; and who looked at contact persons. */
export class KeepErasures1764920000000 implements MigrationInterface {
  name = 'KeepErasures1764920000000';

  async up(db: QueryRunner): Promise<void> {
    // What it takes to erase again: ids of rows, and digests whose key stands in server_secret.
    await db.query(`
      CREATE TABLE erasure (
        id uuid CONSTRAINT erasure_pkey PRIMARY KEY,
        at timestamptz NOT NULL,
        account text,
        listed jsonb NOT NULL CONSTRAINT erasure_listed_check CHECK (jsonb_typeof(listed) = 'object'),
        counts jsonb NOT NULL CONSTRAINT erasure_counts_check CHECK (jsonb_typeof(counts) = 'object'),
        texts integer NOT NULL CONSTRAINT erasure_texts_check CHECK (texts >= 0),
        repeated_at timestamptz,
        proof jsonb CONSTRAINT erasure_proof_check CHECK (jsonb_typeof(proof) = 'object'),
        kept_at timestamptz
      )`);
    await db.query('CREATE INDEX erasure_at_idx ON erasure (at DESC)');
    // Made before anybody is erased, so that every backup from now on knows it.
    await db.query(`INSERT INTO server_secret (name, value) VALUES ('erasures', $1)`, [randomBytes(32)]);
    // The contact person may go, and the account: that somebody looked stays as long as the retention rule says.
    await db.query(`
      CREATE TABLE contact_access (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT contact_access_pkey PRIMARY KEY,
        at timestamptz NOT NULL,
        user_id uuid,
        account text,
        method text NOT NULL,
        contact_person_id uuid NOT NULL
      )`);
    await db.query('CREATE INDEX contact_access_person_idx ON contact_access (contact_person_id, id DESC)');
    await db.query('CREATE INDEX contact_access_at_idx ON contact_access (at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE contact_access, erasure');
    await db.query(`DELETE FROM server_secret WHERE name = 'erasures'`);
  }
}
