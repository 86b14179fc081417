import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
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
  constructor(
    message: string,
    /** Whether it will do when the other import is done. */
    readonly isOtherRunning = false,
  ) {
    super(message);
  }
}

/**
 * Takes the lock of imports, which ends with the connection. Whatever still counts as running then was interrupted: its
 * process is gone.
 *
 * @throws ImportRefused when another import or undo runs on this database.
 */
export async function lockImports(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
    advisoryLocks.import,
  ]);
  if (rows[0]?.locked) {
    await client.query(`UPDATE import_batch SET status = 'interrupted', finished_at = now() WHERE status = 'running'`);
    return;
  }
  const { rows: running } = await client.query<{ kind: string; file_name: string; started_at: Date }>(
    `SELECT kind, file_name, started_at FROM import_batch WHERE status = 'running' ORDER BY started_at DESC LIMIT 1`,
  );
  const [other] = running;
  const what = other
    ? `${other.file_name} (${other.kind}, since ${other.started_at.toISOString().slice(0, 16).replace('T', ' ')} UTC)`
    : 'an undo';
  throw new ImportRefused(
    `Another import is running on this database: ${what}. Wait until it is done and try again.`,
    true,
  );
}

export interface ImportBatch {
  readonly id: string;
  /** True when an interrupted import of the same file goes on. */
  readonly isResumed: boolean;
}

export interface ImportedFile {
  readonly kind: ImportKind;
  readonly source: string;
  /** What the mapping calls the list; blank when it does not. */
  readonly title: string;
  readonly fileName: string;
  readonly sha256: Buffer;
  readonly mappingSha256: Buffer;
  /** Names of the columns, to which the cells of every row of the batch belong. */
  readonly columns: readonly string[];
  readonly importedBy: string;
  readonly userId: string | null;
}

/**
 * Begins a batch, or goes on with the one that was interrupted while it imported the same file by the same mapping, unless
 * a later batch wrote rows of the same source. To be called with the lock held.
 */
export async function beginBatch(client: pg.ClientBase, file: ImportedFile): Promise<ImportBatch> {
  const { rows } = await client.query<{ id: string }>(
    `UPDATE import_batch SET status = 'running', finished_at = NULL WHERE id = (
       SELECT id FROM import_batch b
       WHERE status = 'interrupted' AND kind = $1 AND source = $2 AND file_sha256 = $3 AND mapping_sha256 = $4
         AND columns = $5
         AND NOT EXISTS (
           SELECT FROM import_batch later WHERE later.kind = b.kind AND later.source = b.source
             AND later.started_at > b.started_at AND later.status <> 'undone')
       ORDER BY started_at DESC LIMIT 1)
     RETURNING id`,
    [file.kind, file.source, file.sha256, file.mappingSha256, file.columns],
  );
  const interrupted = rows[0]?.id;
  if (interrupted) return { id: interrupted, isResumed: true };
  const id = uuidv7();
  await client.query(
    `INSERT INTO import_batch (id, kind, source, title, file_name, file_sha256, mapping_sha256, columns, imported_by, user_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[id, file.kind, file.source, file.title, file.fileName, file.sha256, file.mappingSha256],
      ...[file.columns, file.importedBy, file.userId],
    ],
  );
  return { id, isResumed: false };
}

/**
 * Ends a run of a batch. What it created and updated stands in the batch already, counted with each chunk; the rest is
 * what this run, which read the list from its start, found.
 *
 * @param counts null when the run failed and what it counted is not to be trusted.
 * @returns what the batch created and updated in all its runs.
 */
export async function endBatch(
  client: pg.ClientBase,
  id: string,
  status: 'finished' | 'interrupted',
  counts: ImportCounts | null,
): Promise<{ created: number; updated: number }> {
  const { created: _created, updated: _updated, ...found } = counts ?? noCounts();
  const { rows } = await client.query<{ created: number; updated: number }>(
    `UPDATE import_batch SET status = $2, finished_at = now(),
       counts = '{"created": 0, "updated": 0}'::jsonb || counts || $3::jsonb
     WHERE id = $1
     RETURNING (counts->>'created')::integer AS created, (counts->>'updated')::integer AS updated`,
    [id, status, JSON.stringify(counts ? found : {})],
  );
  return rows[0] ?? { created: 0, updated: 0 };
}
