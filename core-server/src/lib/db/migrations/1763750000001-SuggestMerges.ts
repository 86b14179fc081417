import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pairs that the nightly job takes for one person. */
export class SuggestMerges1763750000001 implements MigrationInterface {
  name = 'SuggestMerges1763750000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE merge_suggestion (
        id uuid CONSTRAINT merge_suggestion_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
        person_a uuid NOT NULL CONSTRAINT merge_suggestion_a_fkey REFERENCES person ON DELETE CASCADE,
        person_b uuid NOT NULL CONSTRAINT merge_suggestion_b_fkey REFERENCES person ON DELETE CASCADE,
        score smallint NOT NULL CONSTRAINT merge_suggestion_score_check CHECK (score BETWEEN 50 AND 100),
        reasons text[] NOT NULL,
        found_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT merge_suggestion_pair_unique UNIQUE (person_a, person_b),
        CONSTRAINT merge_suggestion_order CHECK (person_a < person_b)
      )`);
    await db.query('CREATE INDEX merge_suggestion_b_idx ON merge_suggestion (person_b)');
    await db.query('CREATE INDEX merge_suggestion_score_idx ON merge_suggestion (score DESC, id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE merge_suggestion');
  }
}
