import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import type pg from 'pg';

/**
 * Ends the wait for others that write chunks on this database: a dry run may be at work beside an import or an undo. They
 * take turns, so that none waits for rows of another that waits for its own. Ends with the transaction.
 */
export const takeTurn = `SELECT pg_advisory_xact_lock(${advisoryLocks.importChunk})`;

/** Begins a transaction in which chunks are written or taken back. */
export async function beginChunk(client: pg.ClientBase): Promise<void> {
  await client.query(`BEGIN; ${takeTurn}`);
}
