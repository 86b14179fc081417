import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A session that ends before its time is kept for a while, and all processes hear of its end at once all the same. */
export class HearOfEndedSessions1763849600000 implements MigrationInterface {
  name = 'HearOfEndedSessions1763849600000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TRIGGER session_cut_short AFTER UPDATE OF expires_at ON session
      FOR EACH ROW WHEN (new.expires_at < old.expires_at) EXECUTE FUNCTION salient_note_ended_sessions()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER session_cut_short ON session');
  }
}
