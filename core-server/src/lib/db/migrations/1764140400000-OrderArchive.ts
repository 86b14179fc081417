import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Collections and documents are listed by codes and titles with numbers by their size, and are counted by an index of a few pages. */
export class OrderArchive1764140400000 implements MigrationInterface {
  name = 'OrderArchive1764140400000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `ALTER TABLE collection
         ADD COLUMN order_code text COLLATE "C" GENERATED ALWAYS AS (nullif(salient_number_order(sort_code), '')) STORED,
         ADD COLUMN order_title text COLLATE "C" NOT NULL GENERATED ALWAYS AS (salient_number_order(sort_title)) STORED`,
    );
    await db.query('CREATE INDEX collection_order_idx ON collection (order_code, order_title, id) WHERE NOT deleted');
    await db.query('DROP INDEX document_order_idx');
    await db.query(
      `ALTER TABLE document
         ADD COLUMN order_title text COLLATE "C" NOT NULL GENERATED ALWAYS AS (salient_number_order(sort_title)) STORED`,
    );
    await db.query('CREATE INDEX document_order_idx ON document (order_title, id) WHERE NOT deleted');
    await db.query('CREATE INDEX document_modified_idx ON document (updated_at) WHERE NOT deleted');
    // Few different values, so that it is small: what lists are counted by.
    await db.query('CREATE INDEX document_listed_idx ON document (category, status, disclosed) WHERE NOT deleted');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX document_listed_idx, document_modified_idx');
    await db.query('ALTER TABLE document DROP COLUMN order_title');
    await db.query(
      'CREATE INDEX document_order_idx ON document (salient_number_order(sort_title), id) WHERE NOT deleted',
    );
    await db.query('ALTER TABLE collection DROP COLUMN order_title, DROP COLUMN order_code');
  }
}
