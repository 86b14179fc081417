import type { MigrationInterface, QueryRunner } from 'typeorm';

const rows = {
  insert: 'REFERENCING NEW TABLE AS changed',
  update: 'REFERENCING NEW TABLE AS changed OLD TABLE AS former',
  delete: 'REFERENCING OLD TABLE AS changed',
};

/** A person whom a contact moment comes to name, or names no more, is looked at anew by the search indexer. */
export class FindPersonsOfContacts1764930000000 implements MigrationInterface {
  name = 'FindPersonsOfContacts1764930000000';

  async up(db: QueryRunner): Promise<void> {
    // It reads `id` and `person_id` of whatever table it stands on, so that it serves more than documents.
    await db.query('ALTER FUNCTION salient_queue_documented_persons() RENAME TO salient_queue_named_persons');
    for (const [event, referencing] of Object.entries(rows)) {
      await db.query(
        `CREATE TRIGGER contact_contribution_person_search_${event} AFTER ${event.toUpperCase()} ON contact_contribution
         ${referencing} FOR EACH STATEMENT EXECUTE FUNCTION salient_queue_named_persons()`,
      );
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const event of Object.keys(rows)) {
      await db.query(`DROP TRIGGER contact_contribution_person_search_${event} ON contact_contribution`);
    }
    await db.query('ALTER FUNCTION salient_queue_named_persons() RENAME TO salient_queue_documented_persons');
  }
}
