import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a page shows and where it was dropped, and when the bytes of a file were last compared with their hash. */
export class KeepScans1764133200000 implements MigrationInterface {
  name = 'KeepScans1764133200000';

  async up(db: QueryRunner): Promise<void> {
    // Of a file of several pages each has a size of its own; null for what is no image.
    await db.query(`
      ALTER TABLE document_element
        ADD COLUMN width integer,
        ADD COLUMN height integer,
        ADD COLUMN upload_order text,
        ADD CONSTRAINT document_element_size_check CHECK (num_nonnulls(width, height) <> 1)`);
    await db.query(`
      ALTER TABLE file
        ADD COLUMN checked_at timestamptz,
        ADD COLUMN damaged_at timestamptz`);
    await db.query('CREATE INDEX file_checked_idx ON file (coalesce(checked_at, created_at), id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX file_checked_idx');
    await db.query('ALTER TABLE file DROP COLUMN checked_at, DROP COLUMN damaged_at');
    await db.query(`
      ALTER TABLE document_element DROP CONSTRAINT document_element_size_check,
        DROP COLUMN width, DROP COLUMN height, DROP COLUMN upload_order`);
  }
}
