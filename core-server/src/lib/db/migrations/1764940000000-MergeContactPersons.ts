import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a merge of contact persons moves has an id, and may name one of them twice until the merge is done. */
export class MergeContactPersons1764940000000 implements MigrationInterface {
  name = 'MergeContactPersons1764940000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE person_story_contact ADD id uuid NOT NULL DEFAULT gen_random_uuid(),
        DROP CONSTRAINT person_story_contact_pkey,
        ADD CONSTRAINT person_story_contact_pkey PRIMARY KEY (id),
        ADD CONSTRAINT person_story_contact_once UNIQUE (story_id, contact_person_id) DEFERRABLE INITIALLY DEFERRED`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE person_story_contact DROP CONSTRAINT person_story_contact_once, DROP COLUMN id,
        ADD CONSTRAINT person_story_contact_pkey PRIMARY KEY (story_id, contact_person_id)`);
  }
}
