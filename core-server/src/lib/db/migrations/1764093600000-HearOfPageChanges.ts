import type { MigrationInterface, QueryRunner } from 'typeorm';
import { pageChannel, pageTrigger, watchForPages } from '../watchForPages.ts';

/**
 * Of these no public page shows anything: accounts and what they do, the desk, the machines of the kiosks, and what the
 * programs keep for themselves. Most of them change all the time.
 */
const unwatched = [
  ...['app_user', 'user_key', 'session', 'rate_limit', 'server_secret', 'audit_entry', 'mail', 'backup_run'],
  ...['person_feedback', 'feedback_reply', 'feedback_template', 'merge_comparison', 'merge_suggestion'],
  ...['kiosk_command', 'kiosk_device', 'kiosk_pairing', 'use_batch', 'use_count', 'struck_count', 'place_lookup_run'],
  ...['migration', 'migration_version', 'search_dead_letter', 'socket_io_attachments', 'person_story_link_due'],
  // The queue and the state of the index tell in ways of their own, below.
  ...['search_queue', 'search_index_state'],
];

/** Every process hears when something changes that public pages show, so that it may keep pages until then. */
export class HearOfPageChanges1764093600000 implements MigrationInterface {
  name = 'HearOfPageChanges1764093600000';

  async up(db: QueryRunner): Promise<void> {
    // Of many statements of one transaction the database tells once, and when it is committed.
    await db.query(
      `CREATE FUNCTION salient_note_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN PERFORM pg_notify('${pageChannel}', ''); RETURN NULL; END $$`,
    );
    const tables: { name: string }[] = await db.query(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'
         AND relname <> ALL($1) ORDER BY relname`,
      [unwatched],
    );
    for (const { name } of tables) await db.query(watchForPages(name));

    // The indexer takes a change out of the queue when search shows it.
    await db.query(
      `CREATE TRIGGER ${pageTrigger} AFTER DELETE OR TRUNCATE ON search_queue
       FOR EACH STATEMENT EXECUTE FUNCTION salient_note_page_change()`,
    );
    await db.query(
      `CREATE TRIGGER ${pageTrigger} AFTER UPDATE OF ready, index_created_at ON search_index_state
       FOR EACH ROW EXECUTE FUNCTION salient_note_page_change()`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION salient_note_page_change() CASCADE');
  }
}
