import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps each imported row as it stands in its list, and tells imports and undos that were interrupted from those that
 * run. Names of columns stand once, with the batch.
 */
export class KeepSourceRows1763804000000 implements MigrationInterface {
  name = 'KeepSourceRows1763804000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE import_batch DROP CONSTRAINT import_batch_status_check`);
    // A batch was marked as failed when another one began after it had been interrupted.
    await db.query(`UPDATE import_batch SET status = 'interrupted' WHERE status = 'failed'`);
    await db.query(`
      ALTER TABLE import_batch
        ADD CONSTRAINT import_batch_status_check CHECK (status IN
          ('running', 'interrupted', 'finished', 'undoing', 'undone')),
        ADD COLUMN title text NOT NULL DEFAULT '',
        ADD COLUMN imported_by text NOT NULL DEFAULT '',
        ADD COLUMN columns text[]`);
    // Of a row that was imported before sources were kept, all three are null. A row whose cells were added by a later
    // batch, which changed nothing else of it, names that batch.
    await db.query(`
      ALTER TABLE import_row
        ADD COLUMN line integer,
        ADD COLUMN cells text[],
        ADD COLUMN cells_batch_id uuid CONSTRAINT import_row_cells_batch_fkey REFERENCES import_batch`);
    await db.query(
      `CREATE INDEX import_row_cells_batch_idx ON import_row (cells_batch_id) WHERE cells_batch_id IS NOT NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE import_row DROP COLUMN cells_batch_id, DROP COLUMN cells, DROP COLUMN line`);
    await db.query(`ALTER TABLE import_batch DROP COLUMN columns, DROP COLUMN imported_by, DROP COLUMN title`);
    await db.query(`ALTER TABLE import_batch DROP CONSTRAINT import_batch_status_check`);
    await db.query(`UPDATE import_batch SET status = 'failed' WHERE status = 'interrupted'`);
    await db.query(`UPDATE import_batch SET status = 'finished' WHERE status = 'undoing'`);
    await db.query(`
      ALTER TABLE import_batch ADD CONSTRAINT import_batch_status_check CHECK (status IN
        ('running', 'finished', 'failed', 'undone'))`);
  }
}
