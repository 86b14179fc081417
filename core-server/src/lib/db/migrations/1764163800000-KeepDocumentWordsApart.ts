import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['document_text', 'public_document_text'];

/**
 * The words of documents and pages are kept apart from the rows that bear them, so that whoever counts texts reads seventy of them
 * with a block, and of each no more than whose it is.
 */
export class KeepDocumentWordsApart1764163800000 implements MigrationInterface {
  name = 'KeepDocumentWordsApart1764163800000';

  async up(db: QueryRunner): Promise<void> {
    for (const table of tables) {
      await db.query(`ALTER TABLE ${table} SET (toast_tuple_target = 128)`);
      // Rows that there are get the new form by being written anew, with nobody told of a change.
      await db.query(
        `ALTER TABLE ${table} ALTER COLUMN words TYPE text USING words || '',
           ALTER COLUMN vector TYPE tsvector USING vector || ''::tsvector`,
      );
      // What the planner knew of them is gone with the old form.
      await db.query(`ANALYZE ${table}`);
    }
    // Texts are put in order by the titles of their documents.
    await db.query('CREATE INDEX document_title_idx ON document (sort_title, id)');
    await db.query('CREATE INDEX document_removed_idx ON document (id) WHERE deleted');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX document_title_idx, document_removed_idx');
    for (const table of tables) await db.query(`ALTER TABLE ${table} RESET (toast_tuple_target)`);
  }
}
