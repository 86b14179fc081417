import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A text of which nobody can tell what place it means is given up: a link without a place. */
export class GiveUpPlaceTexts1763943200000 implements MigrationInterface {
  name = 'GiveUpPlaceTexts1763943200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE place_text_link ALTER COLUMN place_id DROP NOT NULL');
    await db.query(
      'CREATE INDEX place_text_link_given_up ON place_text_link (text_key) WHERE place_id IS NULL AND undone_at IS NULL',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DELETE FROM place_text_link WHERE place_id IS NULL');
    await db.query('DROP INDEX place_text_link_given_up');
    await db.query('ALTER TABLE place_text_link ALTER COLUMN place_id SET NOT NULL');
  }
}
