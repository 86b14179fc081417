import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows that say the same once a merge has them name one record become one; undoing the merge parts them again. */
export class KeepJoinedRows1763853200000 implements MigrationInterface {
  name = 'KeepJoinedRows1763853200000';

  async up(db: QueryRunner): Promise<void> {
    // What the area of the rows needs to part them; null where none were joined.
    await db.query('ALTER TABLE record_merge_move ADD COLUMN joined jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE record_merge_move DROP COLUMN joined');
  }
}
