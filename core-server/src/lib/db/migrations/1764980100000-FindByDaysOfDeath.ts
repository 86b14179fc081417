import type { MigrationInterface, QueryRunner } from 'typeorm';

const index = (name: string, more = '') =>
  `CREATE UNIQUE INDEX ${name} ON person_event (person_id, type) ${more} WHERE type IN ('born', 'died')`;

/** Who was born or died at a time, or somewhere, is read from the index alone: of half a million deaths, a tenth of the pages. */
export class FindByDaysOfDeath1764980100000 implements MigrationInterface {
  name = 'FindByDaysOfDeath1764980100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(index('person_event_born_once_read', 'INCLUDE (period_min, period_max, place_id)'));
    await db.query('DROP INDEX person_event_born_once');
    await db.query('ALTER INDEX person_event_born_once_read RENAME TO person_event_born_once');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX person_event_born_once');
    await db.query(index('person_event_born_once'));
  }
}
