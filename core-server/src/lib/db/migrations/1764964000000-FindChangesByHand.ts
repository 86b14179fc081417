import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody changed last by opening a record is found also behind a change of fifty thousand persons. */
export class FindChangesByHand1764964000000 implements MigrationInterface {
  name = 'FindChangesByHand1764964000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX audit_entry_by_hand_idx ON audit_entry (user_id, id)
        WHERE source <> 'import' AND NOT (source = 'merge' AND part_of_id IS NOT NULL)
          AND method NOT IN ('startPlaceLookup', 'startBulkChange', 'undoBulkChange')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX audit_entry_by_hand_idx');
  }
}
