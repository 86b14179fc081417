import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What children are asked to look for beside their text of a story; blank for those that ask nothing yet. */
export class AskChildren1764122400000 implements MigrationInterface {
  name = 'AskChildren1764122400000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE person_story_text ADD COLUMN story_child_question text NOT NULL DEFAULT ''
        CONSTRAINT person_story_text_child_question_check CHECK (length(story_child_question) <= 150)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE person_story_text DROP COLUMN story_child_question');
  }
}
