import { searchIndexNames } from '@salient/shared/app/searchIndexNames.ts';
import type pg from 'pg';

/**
 * Has the indexes made anew instead of following hundreds of thousands of queue rows, which go: the indexer reads all
 * records after it has seen the request. Until then PostgreSQL answers, because the indexes lack most of them. In one
 * transaction, so that nothing gets lost in between.
 */
export async function rebuildInstead(client: pg.ClientBase): Promise<void> {
  await client.query('BEGIN');
  // Without a row of state the indexer has never run: it fills its index at its first start anyway.
  await client.query(
    `UPDATE search_index_state SET ready = false, rebuild_requested_at = clock_timestamp() WHERE index_name = ANY($1)`,
    [searchIndexNames],
  );
  await client.query('DELETE FROM search_queue WHERE bulk');
  await client.query(`SELECT pg_notify('search_queue', ''), pg_notify('search_index', '')`);
  await client.query('COMMIT');
}
