import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a repeat or an undo of an import must know: which batch made a record, and in which versions the import left it
 * and its parts, so that work of staff since then is seen.
 */
export class TrackImports1763715600000 implements MigrationInterface {
  name = 'TrackImports1763715600000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE import_row
        -- The batch that made the record; null where the row was joined to one that was there.
        ADD COLUMN created_by uuid CONSTRAINT import_row_created_by_fkey REFERENCES import_batch,
        -- {"v": version, "e": {"injured:0": [event id, version]}}: the record and its parts as the import left them.
        ADD COLUMN written jsonb NOT NULL DEFAULT '{}'`);
    await db.query(`CREATE INDEX import_row_created_by_idx ON import_row (created_by) WHERE created_by IS NOT NULL`);
    // Null: the batch made the record (a place named by a row, for example), so undo removes it.
    await db.query(`ALTER TABLE import_change ALTER COLUMN before DROP NOT NULL`);
    await db.query(`CREATE INDEX import_change_entity_idx ON import_change (entity_id)`);
    await db.query(`ALTER TABLE import_batch ADD COLUMN mapping_sha256 bytea`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE import_batch DROP COLUMN mapping_sha256`);
    await db.query(`DROP INDEX import_change_entity_idx`);
    await db.query(`DELETE FROM import_change WHERE before IS NULL`);
    await db.query(`ALTER TABLE import_change ALTER COLUMN before SET NOT NULL`);
    await db.query(`ALTER TABLE import_row DROP COLUMN created_by, DROP COLUMN written`);
  }
}
