import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account can be suspended for a while: it keeps its name, its password and its history. */
export class SuspendAccounts1763824400000 implements MigrationInterface {
  name = 'SuspendAccounts1763824400000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE app_user
        DROP CONSTRAINT app_user_status_check,
        ADD CONSTRAINT app_user_status_check CHECK (status IN ('pending', 'checked', 'suspended')),
        DROP CONSTRAINT app_user_active_has_password,
        ADD CONSTRAINT app_user_active_has_password CHECK (status <> 'checked' OR password_hash IS NOT NULL)`);
  }

  async down(db: QueryRunner): Promise<void> {
    // Nobody who was kept out comes in again: without a password the account waits for an invitation.
    await db.query(`UPDATE app_user SET status = 'pending', password_hash = NULL WHERE status = 'suspended'`);
    await db.query(`
      ALTER TABLE app_user
        DROP CONSTRAINT app_user_status_check,
        ADD CONSTRAINT app_user_status_check CHECK (status IN ('pending', 'checked')),
        DROP CONSTRAINT app_user_active_has_password,
        ADD CONSTRAINT app_user_active_has_password CHECK (status = 'pending' OR password_hash IS NOT NULL)`);
  }
}
