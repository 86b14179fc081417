import type pg from 'pg';
import { ImportRefused, lockImports } from '../write/importBatch.ts';
import { removeCreatedPersons } from '../write/undo/removeCreatedPersons.ts';
import { removeCreatedReferences } from '../write/undo/removeCreatedReferences.ts';
import { restoreChanged } from '../write/undo/restoreChanged.ts';
import type { KeptRecord, UndoStep } from '../write/undo/UndoStep.ts';
import { explainFailure } from './explainFailure.ts';

export interface UndoSummary {
  readonly batchId: string;
  readonly fileName: string;
  /** Records that the batch made and that are gone, counted over all runs of the undo. */
  readonly removed: number;
  /** Records that the batch changed and that are as before, counted over all runs of the undo. */
  readonly restored: number;
  /** What stays because somebody worked on it since, or because something else refers to it. */
  readonly kept: readonly KeptRecord[];
  /** True when it was asked to end before it was done; the next undo goes on. */
  readonly isInterrupted: boolean;
}

export interface UndoOptions {
  /** How far it has come: records done, and those that were to be done when this run began. */
  readonly onProgress?: (done: number, all: number) => void;
  /** Ends the undo; the piece in work is left to the next one. */
  readonly signal?: AbortSignal;
}

/** Ends the undo from within the open transaction of a piece; that piece is done again by the next run. */
class UndoAborted extends Error {}

/**
 * Takes back what an import batch did: removes what it made, puts back what it changed. What staff have changed since is
 * kept and reported. Runs in small transactions, each of which counts in the batch; when it is interrupted, the next undo
 * goes on. Of a batch of which something stayed, another undo tries that again.
 *
 * @param batch id of the batch, or the beginning of one.
 * @throws ImportRefused when there is no such batch, it is undone already, or a later batch built on it; ImportStopped
 *   when the machine does not let it go on.
 */
export async function undoImport(
  client: pg.ClientBase,
  batch: string,
  options: UndoOptions = {},
): Promise<UndoSummary> {
  try {
    return await undo(client, batch, options);
  } catch (failure) {
    throw explainFailure(failure, 'the same command goes on where this one ended');
  }
}

async function undo(client: pg.ClientBase, batch: string, { onProgress, signal }: UndoOptions): Promise<UndoSummary> {
  await lockImports(client);
  const { id, file_name: fileName } = await findBatch(client, batch);
  await refuseWhenBuiltUpon(client, id);
  await client.query(
    `UPDATE import_batch SET status = 'undoing', finished_at = NULL,
       counts = '{"removed": 0, "removed_of": {}, "restored": 0}'::jsonb || counts - 'kept' WHERE id = $1`,
    [id],
  );
  const all = await countRecords(client, id);
  let done = 0;
  const kept: KeptRecord[] = [];
  const note: UndoStep = async (step) => {
    if (signal?.aborted) throw new UndoAborted();
    await client.query(
      `UPDATE import_batch SET counts = counts || jsonb_build_object(
         'removed', (counts->>'removed')::integer + $2, 'restored', (counts->>'restored')::integer + $3,
         'removed_of', counts->'removed_of' || CASE WHEN $2 = 0 THEN '{}' ELSE
           jsonb_build_object($4::text, coalesce((counts->'removed_of'->>$4)::integer, 0) + $2) END)
       WHERE id = $1`,
      [id, step.removed, step.restored, step.of ?? ''],
    );
    kept.push(...step.kept);
    done += step.removed + step.restored + step.kept.length;
    onProgress?.(Math.min(done, all), all);
  };
  try {
    await restoreChanged(client, id, note);
    await removeCreatedPersons(client, id, note);
    await removeCreatedReferences(client, id, note);
  } catch (failure) {
    if (!(failure instanceof UndoAborted)) throw failure;
    return { batchId: id, fileName, ...(await readTotals(client, id)), kept: [], isInterrupted: true };
  }
  await client.query(
    `UPDATE import_batch SET status = 'undone', finished_at = now(),
       counts = counts || jsonb_build_object('kept', $2::integer) WHERE id = $1`,
    [id, kept.length],
  );
  return { batchId: id, fileName, ...(await readTotals(client, id)), kept, isInterrupted: false };
}

/** Records that a batch made or changed and that were not taken back yet. */
async function countRecords(client: pg.ClientBase, id: string): Promise<number> {
  const { rows } = await client.query<{ records: number }>(
    `SELECT ((SELECT count(*) FROM import_row WHERE created_by = $1)
       + (SELECT count(*) FROM import_change WHERE batch_id = $1))::integer AS records`,
    [id],
  );
  return rows[0]?.records ?? 0;
}

async function readTotals(client: pg.ClientBase, id: string): Promise<{ removed: number; restored: number }> {
  const { rows } = await client.query<{ removed: number; restored: number }>(
    `SELECT (counts->>'removed')::integer AS removed, (counts->>'restored')::integer AS restored FROM import_batch
     WHERE id = $1`,
    [id],
  );
  return rows[0] ?? { removed: 0, restored: 0 };
}

async function findBatch(client: pg.ClientBase, batch: string): Promise<{ id: string; file_name: string }> {
  if (!/^[0-9a-f-]{4,36}$/i.test(batch))
    throw new ImportRefused(`"${batch}" is no batch; the summary of an import names it.`);
  const { rows } = await client.query<{ id: string; file_name: string; status: string; kept: number }>(
    `SELECT id, file_name, status, coalesce((counts->>'kept')::integer, 0) AS kept FROM import_batch
     WHERE id::text LIKE $1 || '%' ORDER BY started_at`,
    [batch.toLowerCase()],
  );
  const [found, second] = rows;
  if (!found) throw new ImportRefused(`There is no batch ${batch}. salient import list shows them.`);
  if (second) throw new ImportRefused(`Several batches begin with ${batch}; write more of the id.`);
  // What stayed may go another time: when it is no longer in use, or who worked on it has put it back.
  if (found.status === 'undone' && found.kept === 0)
    throw new ImportRefused(`Batch ${found.id} (${found.file_name}) is undone already.`);
  return found;
}

/** A later batch changed what this one made or changed: taking this one back first would tear it apart. */
async function refuseWhenBuiltUpon(client: pg.ClientBase, id: string): Promise<void> {
  const { rows } = await client.query<{ id: string; file_name: string }>(
    `WITH touched AS (
       SELECT entity_id FROM import_row WHERE created_by = $1
       UNION SELECT entity_id FROM import_change WHERE batch_id = $1)
     SELECT b.id, b.file_name FROM import_batch b
     WHERE b.id <> $1 AND b.status <> 'undone'
       AND b.started_at > (SELECT started_at FROM import_batch WHERE id = $1)
       AND EXISTS (
         SELECT FROM import_change c JOIN touched USING (entity_id) WHERE c.batch_id = b.id AND c.before IS NOT NULL)
     ORDER BY b.started_at DESC`,
    [id],
  );
  if (rows.length === 0) return;
  const later = rows.map((row) => `${row.id} (${row.file_name})`).join(', ');
  throw new ImportRefused(`Later imports changed records of this batch. Undo them first, in this order: ${later}.`);
}
