import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataSource } from '../../core-server/src/app/database/createDataSource.ts';
import { pageChannel, pageTrigger } from '../../core-server/src/lib/db/watchForPages.ts';
import { createDatabase, type TestDatabase } from '../harness/programs/createDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

/** Tables of which no public page shows anything; a page that begins to needs `watchForPages` in a migration. */
const unwatched = [
  ...['app_user', 'user_key', 'session', 'rate_limit', 'server_secret', 'audit_entry', 'mail', 'backup_run'],
  // Contact persons and what staff note of them: a visit that is noted leaves the rendered pages alone.
  ...['erasure', 'contact_access', 'contact_person', 'contact_person_event'],
  ...['person_feedback', 'feedback_reply', 'feedback_template', 'merge_comparison', 'merge_suggestion'],
  ...['kiosk_command', 'kiosk_device', 'kiosk_pairing', 'use_batch', 'use_count', 'struck_count', 'place_lookup_run'],
  ...['csv_download', 'bulk_change', 'bulk_change_person', 'service_days'],
  ...[
    'contact_contribution',
    'contact_moment_draft',
    'attachment_reservation',
    'document_text',
    'document_word',
    'tag_definition',
  ],
  ...['import_list', 'import_task'],
  ...['retention_rule', 'retention_state', 'retention_entry', 'erasure_run'],
  ...[
    'migration',
    'migration_version',
    'function_run',
    'call_fault',
    'published_record',
    'search_dead_letter',
    'socket_io_attachments',
    'person_story_link_due',
  ],
  ...['saved_search', 'saved_search_follower', 'nightly_function'],
];

test('every table tells of its changes to those who keep rendered pages, or no page shows it', async () => {
  const dataSource = await createDataSource({ url: database.url, poolSize: 1 }).initialize();
  try {
    const rows = await dataSource.query<{ name: string }[]>(
      `SELECT relname AS name FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'm', 'f')
         AND NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = c.oid AND tgname = $1)`,
      [pageTrigger],
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([...unwatched].sort());
  } finally {
    await dataSource.destroy();
  }
});

test('results of a search have changed when the indexer has taken a change in or finished an index, and not with its heartbeat', async () => {
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    let told = 0;
    client.on('notification', () => told++);
    await client.query(`LISTEN ${pageChannel}`);
    const tells = async (statement: string) => {
      const before = told;
      await client.query(statement);
      return told > before;
    };
    await client.query(`INSERT INTO search_index_state (index_name) VALUES ('persons') ON CONFLICT DO NOTHING`);
    expect(await tells('UPDATE search_index_state SET heartbeat_at = now(), documents_indexed = 7')).toBe(false);
    expect(await tells('UPDATE search_index_state SET ready = true')).toBe(true);
    expect(await tells(`INSERT INTO search_queue (entity, entity_id) VALUES ('person', gen_random_uuid())`)).toBe(
      false,
    );
    expect(await tells('DELETE FROM search_queue')).toBe(true);
    expect(await tells('BEGIN; UPDATE place SET lat = lat; ROLLBACK')).toBe(false);
  } finally {
    await client.end();
  }
});
