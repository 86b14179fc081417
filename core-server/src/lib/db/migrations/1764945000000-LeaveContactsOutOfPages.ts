import type { MigrationInterface, QueryRunner } from 'typeorm';
import { pageTrigger, watchForPages } from '../watchForPages.ts';

const tables = ['contact_person', 'contact_person_event'];

/** No public page shows a contact person or a moment: what staff note at the desk leaves the rendered pages alone. */
export class LeaveContactsOutOfPages1764945000000 implements MigrationInterface {
  name = 'LeaveContactsOutOfPages1764945000000';

  async up(db: QueryRunner): Promise<void> {
    for (const table of tables) await db.query(`DROP TRIGGER ${pageTrigger} ON ${table}`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of tables) await db.query(watchForPages(table));
  }
}
