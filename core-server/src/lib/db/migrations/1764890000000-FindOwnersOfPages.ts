import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The document of each page from an index alone. Lists by a tag or by what pages refer to ask for it thousands of times, and the
 * rows themselves hold whole transcriptions.
 */
export class FindOwnersOfPages1764890000000 implements MigrationInterface {
  name = 'FindOwnersOfPages1764890000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE UNIQUE INDEX document_element_owner_idx ON document_element (id) INCLUDE (document_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX document_element_owner_idx');
  }
}
