import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports and their tasks belong to an account, and not to its name: somebody else may bear that later. */
export class NoteWhoImported1764990000000 implements MigrationInterface {
  name = 'NoteWhoImported1764990000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE import_task ADD COLUMN user_id uuid
        CONSTRAINT import_task_user_fkey REFERENCES app_user ON DELETE SET NULL`);
    await db.query(`
      ALTER TABLE import_batch ADD COLUMN user_id uuid
        CONSTRAINT import_batch_user_fkey REFERENCES app_user ON DELETE SET NULL`);
    // Of those who bore the name by then the last one; what the command line imported names no account.
    const bearer = (name: string, moment: string) => `(SELECT u.id FROM app_user u
      WHERE lower(u.account) = lower(${name}) AND u.created_at <= ${moment} ORDER BY u.created_at DESC LIMIT 1)`;
    await db.query(`UPDATE import_task t SET user_id = ${bearer('t.asked_by_account', 't.created_at')}`);
    await db.query(`UPDATE import_batch b SET user_id = ${bearer('b.imported_by', 'b.started_at')}
      WHERE EXISTS (SELECT FROM import_task t WHERE t.batch_id = b.id AND t.kind = 'import')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE import_batch DROP COLUMN user_id');
    await db.query('ALTER TABLE import_task DROP COLUMN user_id');
  }
}
