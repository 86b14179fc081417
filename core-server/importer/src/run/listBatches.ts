import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import type pg from 'pg';
import type { ImportCounts } from '../write/importBatch.ts';

export interface BatchLine {
  readonly id: string;
  readonly kind: string;
  readonly file_name: string;
  readonly status: BatchStatus;
  readonly started_at: Date;
  readonly counts: Partial<ImportCounts> & { readonly removed?: number; readonly restored?: number };
}

/** `interrupted` and `undo interrupted`: no process works on it, and the same command goes on with it. */
export type BatchStatus = 'running' | 'interrupted' | 'finished' | 'undoing' | 'undo interrupted' | 'undone';

/**
 * The imports of a database, the newest first. Whether one runs is told by the lock of its process, as a process that was
 * killed leaves no word.
 */
export async function listBatches(client: pg.ClientBase): Promise<BatchLine[]> {
  const { rows } = await client.query<BatchLine>(
    `WITH lock AS (
       SELECT EXISTS (
         SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = $1 AND granted
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS is_held)
     SELECT id, kind, file_name, started_at, counts,
       CASE
         WHEN status = 'running' AND NOT is_held THEN 'interrupted'
         WHEN status = 'undoing' AND NOT is_held THEN 'undo interrupted'
         ELSE status
       END AS status
     FROM import_batch, lock ORDER BY started_at DESC LIMIT 100`,
    [advisoryLocks.import],
  );
  return rows;
}
