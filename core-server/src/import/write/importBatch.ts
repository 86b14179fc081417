import { advisoryLocks } from '@salient/shared/contract/advisoryLocks.ts';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { ImportKind } from '../mapping/mappingSchema.ts';

/** What an import did, as the summary says it and the batch keeps it. */
export interface ImportCounts {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows joined to a record that was there already. */
  matched: number;
  skipped: number;
  rejected: number;
  conflicts: number;
  warnings: number;
}

export const noCounts = (): ImportCounts => ({
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  matched: 0,
  skipped: 0,
  rejected: 0,
  conflicts: 0,
  warnings: 0,
});

/** Somebody else is importing, or what is asked for cannot be done; the message says what to do. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}

/** @throws ImportRefused when another import or undo runs on this database. The lock ends with the connection. */
export async function lockImports(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
    advisoryLocks.import,
  ]);
  if (rows[0]?.locked) return;
  const { rows: running } = await client.query<{ kind: string; file_name: string; started_at: Date }>(
    `SELECT kind, file_name, started_at FROM import_batch WHERE status = 'running' ORDER BY started_at DESC LIMIT 1`,
  );
  const [other] = running;
  const what = other
    ? `${other.file_name} (${other.kind}, since ${other.started_at.toISOString().slice(0, 16).replace('T', ' ')} UTC)`
    : 'an undo';
  throw new ImportRefused(`Another import is running on this database: ${what}. Wait until it is done and try again.`);
}

export interface ImportBatch {
  readonly id: string;
  /** True when an interrupted import of the same file goes on. */
  readonly isResumed: boolean;
}

/**
 * Begins a batch, or goes on with the one that was interrupted while it imported the same file by the same mapping. To be
 * called with the lock held: a batch that still counts as running was killed.
 */
export async function beginBatch(
  client: pg.ClientBase,
  file: {
    readonly kind: ImportKind;
    readonly source: string;
    readonly fileName: string;
    readonly sha256: Buffer;
    readonly mappingSha256: Buffer;
  },
): Promise<ImportBatch> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM import_batch WHERE status = 'running' AND kind = $1 AND source = $2 AND file_sha256 = $3
       AND mapping_sha256 = $4 ORDER BY started_at DESC LIMIT 1`,
    [file.kind, file.source, file.sha256, file.mappingSha256],
  );
  const interrupted = rows[0]?.id;
  await client.query(
    `UPDATE import_batch SET status = 'failed', finished_at = now() WHERE status = 'running' AND id <> $1`,
    [interrupted ?? '00000000-0000-0000-0000-000000000000'],
  );
  if (interrupted) return { id: interrupted, isResumed: true };
  const id = uuidv7();
  await client.query(
    `INSERT INTO import_batch (id, kind, source, file_name, file_sha256, mapping_sha256) VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, file.kind, file.source, file.fileName, file.sha256, file.mappingSha256],
  );
  return { id, isResumed: false };
}

export async function endBatch(
  client: pg.ClientBase,
  id: string,
  status: 'finished' | 'failed',
  counts: ImportCounts,
): Promise<void> {
  await client.query(`UPDATE import_batch SET status = $2, counts = $3, finished_at = now() WHERE id = $1`, [
    id,
    status,
    JSON.stringify(counts),
  ]);
}
