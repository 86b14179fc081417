import { setTimeout as delay } from 'node:timers/promises';
import { searchIndexNames } from '@salient/shared/app/searchIndexNames.ts';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import type pg from 'pg';

export interface IndexProgress {
  readonly total: number;
  readonly done: number;
}

export interface Listener {
  readonly onProgress: (progress: IndexProgress) => void;
  /** Told once about each thing that keeps the indexer from going on, or that it had to leave out. */
  readonly onTrouble: (message: string) => void;
}

interface StateRow {
  readonly is_done: boolean;
  readonly rebuild_total: string | null;
  readonly rebuild_done: string | null;
  readonly check_repaired: number | null;
  /** What went wrong since the request, if anything did. */
  readonly trouble: string | null;
}

/** Whether an indexer is at work on this database, here or on another machine. */
export async function hasIndexer(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ runs: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1
       AND classid = ($1::bigint >> 32)::oid AND objid = ($1::bigint & 4294967295)::oid
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS runs`,
    [advisoryLocks.indexer],
  );
  return rows[0]?.runs ?? false;
}

/**
 * Asks the indexer for a rebuild of all indexes, or for a comparison of them with the database. An index that is being filled for the first
 * time is what a rebuild would give: then that is waited for.
 *
 * @returns the moment of the request, as text, for `followIndexer`.
 */
export async function askIndexer(client: pg.ClientBase, what: 'rebuild' | 'check'): Promise<string> {
  await client.query('INSERT INTO search_index_state (index_name) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING', [
    searchIndexNames,
  ]);
  const request =
    what === 'check'
      ? 'check_requested_at = now()'
      : 'rebuild_requested_at = CASE WHEN ready THEN now() ELSE coalesce(rebuild_started_at, now()) END';
  const { rows } = await client.query<{ at: string }>(
    `UPDATE search_index_state SET ${request} WHERE index_name = ANY($1) RETURNING now()::text AS at`,
    [searchIndexNames],
  );
  await client.query(`SELECT pg_notify('search_index', '')`);
  return rows[0]?.at ?? '';
}

/**
 * Follows the indexer until it has done what it was asked for, repairs included.
 *
 * @param since moment of the request.
 * @returns how many documents a comparison had to repair.
 */
export async function followIndexer(
  client: pg.ClientBase,
  what: 'rebuild' | 'check',
  since: string,
  { onProgress, onTrouble }: Listener,
  signal: AbortSignal,
): Promise<number> {
  const isDone =
    what === 'check'
      ? `check_requested_at IS NULL AND checked_at >= $2::timestamptz
         AND NOT EXISTS (SELECT FROM search_queue WHERE NOT bulk AND enqueued_at <= checked_at)`
      : 'rebuild_requested_at IS NULL AND rebuilt_at >= $2::timestamptz';
  let known: string | null = null;
  for (;;) {
    const { rows } = await client.query<StateRow>(
      `SELECT bool_and(coalesce(${isDone}, false)) AS is_done, sum(rebuild_total) AS rebuild_total,
         sum(rebuild_done) AS rebuild_done, sum(check_repaired)::integer AS check_repaired,
         max(CASE WHEN last_error_at >= $2::timestamptz THEN last_error END) AS trouble
       FROM search_index_state WHERE index_name = ANY($1)`,
      [searchIndexNames, since],
    );
    const [state] = rows;
    if (state?.is_done) return state.check_repaired ?? 0;
    if (state?.trouble && state.trouble !== known) onTrouble(state.trouble);
    known = state?.trouble ?? known;
    if (state?.rebuild_total) onProgress({ total: Number(state.rebuild_total), done: Number(state.rebuild_done) });
    await delay(250, undefined, { signal });
  }
}
