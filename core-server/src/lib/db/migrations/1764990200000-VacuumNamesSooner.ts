import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that questions read by their indexes alone. */
const tables = ['person', 'person_event'];

/**
 * PostgreSQL vacuums a table when a fifth of its rows has changed, 120,000 of 600,000 persons. Until then an index alone
 * says nothing of the pages that changed, and each question reads the names that its index has not taken in yet: after one
 * change of 50,000 persons an advanced search took up to twice as long, and would have done so for months.
 */
export class VacuumNamesSooner1764990200000 implements MigrationInterface {
  name = 'VacuumNamesSooner1764990200000';

  async up(db: QueryRunner): Promise<void> {
    for (const table of tables)
      await db.query(`ALTER TABLE ${table} SET (autovacuum_vacuum_scale_factor = 0.02,
        autovacuum_vacuum_insert_scale_factor = 0.02)`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of tables)
      await db.query(
        `ALTER TABLE ${table} RESET (autovacuum_vacuum_scale_factor, autovacuum_vacuum_insert_scale_factor)`,
      );
  }
}
