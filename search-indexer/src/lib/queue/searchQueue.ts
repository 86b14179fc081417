import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import type { Pool } from 'pg';

export interface QueueRow {
  /** A bigint in text form. */
  readonly id: string;
  readonly entity_id: string;
}

/** Rows that are to be read: single changes, or those that an import brought. */
type Kind = 'single' | 'bulk';

const readQueueOf: Record<Kind, string> = {
  single: `SELECT id, entity_id FROM search_queue
    WHERE NOT bulk AND entity = $3 AND NOT (id = ANY($2::bigint[])) ORDER BY id LIMIT $1`,
  // An import takes the machine for itself; what it brought is found once it is done, and holds its lock no more.
  bulk: `SELECT id, entity_id FROM search_queue
    WHERE bulk AND entity = $3 AND NOT (id = ANY($2::bigint[])) AND NOT EXISTS (
      SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1
        AND classid = ($4::bigint >> 32)::oid AND objid = ($4::bigint & 4294967295)::oid
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
    ORDER BY id LIMIT $1`,
};

/** The oldest waiting rows of an entity and kind, without those in `except`. Bulk ones are held back while an import runs. */
export async function readQueue(
  pool: Pool,
  entity: string,
  kind: Kind,
  limit: number,
  except: readonly string[],
): Promise<QueueRow[]> {
  const { rows } = await pool.query<QueueRow>({
    name: `read-queue-${kind}`,
    text: readQueueOf[kind],
    values: [limit, except, entity, ...(kind === 'bulk' ? [advisoryLocks.import] : [])],
  });
  return rows;
}

/** Removes exactly these rows. A row of the same record that came later stays. */
export async function removeFromQueue(pool: Pool, rows: readonly QueueRow[]): Promise<void> {
  await pool.query({
    name: 'remove-from-queue',
    text: 'DELETE FROM search_queue WHERE id = ANY($1::bigint[])',
    values: [rows.map(({ id }) => id)],
  });
}

/** Queues records whose documents are to be made anew, unless they wait already. Answers how many that were. */
export async function addToQueue(pool: Pool, entity: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { rowCount } = await pool.query(
    `INSERT INTO search_queue (entity, entity_id)
     SELECT $2, id FROM unnest($1::uuid[]) AS wanted (id)
     WHERE NOT EXISTS (SELECT FROM search_queue q WHERE q.entity = $2 AND q.entity_id = wanted.id)`,
    [ids, entity],
  );
  await pool.query(`SELECT pg_notify('search_queue', '')`);
  return rowCount ?? 0;
}
