import type { RemovedOf } from '@salient/shared/areas/imports/importBatch.ts';
import type { ImportCounts } from '@salient/shared/areas/imports/importList.ts';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';

export interface BatchLine {
  readonly id: string;
  readonly kind: 'persons' | 'places' | 'memorials' | 'military-entities';
  readonly title: string;
  readonly file_name: string;
  readonly imported_by: string;
  /** Whose account; null for the command line. */
  readonly user_id: string | null;
  readonly status: BatchStatus;
  readonly started_at: Date;
  readonly counts: Partial<ImportCounts> & {
    readonly removed?: number;
    readonly removed_of?: Partial<RemovedOf>;
    readonly restored?: number;
    readonly kept?: number;
  };
}

/** `interrupted` and `undo interrupted`: no process works on it, and the same command goes on with it. */
export type BatchStatus = 'running' | 'interrupted' | 'finished' | 'undoing' | 'undo interrupted' | 'undone';

/** Asks a database, over whatever connection. */
type Query = (sql: string, values: unknown[]) => Promise<BatchLine[]>;

/**
 * The imports of a database, the newest first. Whether one runs is told by the lock of its process, as a process that was
 * killed leaves no word.
 */
export function listBatches(query: Query, which: { limit: number } | { id: string }): Promise<BatchLine[]> {
  return query(
    `WITH lock AS (
       SELECT EXISTS (
         SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = $1 AND granted
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS is_held)
     SELECT id, kind, title, file_name, imported_by, user_id, started_at, counts,
       CASE
         WHEN status = 'running' AND NOT is_held THEN 'interrupted'
         WHEN status = 'undoing' AND NOT is_held THEN 'undo interrupted'
         ELSE status
       END AS status
     FROM import_batch, lock ${'id' in which ? 'WHERE id = $2' : 'ORDER BY started_at DESC LIMIT $2'}`,
    [advisoryLocks.import, 'id' in which ? which.id : which.limit],
  );
}
