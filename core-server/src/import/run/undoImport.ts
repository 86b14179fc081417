import type pg from 'pg';
import { ImportRefused, lockImports } from '../write/importBatch.ts';
import { removeCreatedPersons } from '../write/removeCreatedPersons.ts';
import { removeCreatedReferences } from '../write/removeCreatedReferences.ts';
import { restoreChanged } from '../write/restoreChanged.ts';

export interface UndoSummary {
  readonly batchId: string;
  readonly fileName: string;
  /** Records that the batch made and that are gone. */
  readonly removed: number;
  /** Records that the batch changed and that are as before. */
  readonly restored: number;
  /** What stays because somebody worked on it since, or because something else refers to it. */
  readonly kept: readonly KeptRecord[];
}

export interface KeptRecord {
  readonly entity: string;
  readonly id: string;
  readonly reason: string;
}

/** How far an undo has come; called from time to time. */
export type UndoProgress = (removed: number, restored: number) => void;

/**
 * Takes back what an import batch did: removes what it made, puts back what it changed. What staff have changed since is
 * kept and reported. Runs in small transactions; when it is interrupted, the next undo goes on.
 *
 * @param batch id of the batch, or the beginning of one.
 * @throws ImportRefused when there is no such batch, it is undone already, or a later batch built on it.
 */
export async function undoImport(
  client: pg.ClientBase,
  batch: string,
  onProgress: UndoProgress = () => {},
): Promise<UndoSummary> {
  await lockImports(client);
  const { id, file_name: fileName } = await findBatch(client, batch);
  await refuseWhenBuiltUpon(client, id);
  let removed = 0;
  let restored = 0;
  const kept: KeptRecord[] = [];
  const note = (step: { removed?: number; restored?: number; kept: readonly KeptRecord[] }) => {
    removed += step.removed ?? 0;
    restored += step.restored ?? 0;
    kept.push(...step.kept);
    onProgress(removed, restored);
  };
  await restoreChanged(client, id, note);
  await removeCreatedPersons(client, id, note);
  await removeCreatedReferences(client, id, note);
  await client.query(
    `UPDATE import_batch SET status = 'undone', finished_at = now(),
       counts = counts || jsonb_build_object('removed', $2::integer, 'restored', $3::integer, 'kept', $4::integer)
     WHERE id = $1`,
    [id, removed, restored, kept.length],
  );
  return { batchId: id, fileName, removed, restored, kept };
}

async function findBatch(client: pg.ClientBase, batch: string): Promise<{ id: string; file_name: string }> {
  if (!/^[0-9a-f-]{4,36}$/i.test(batch))
    throw new ImportRefused(`"${batch}" is no batch; the summary of an import names it.`);
  const { rows } = await client.query<{ id: string; file_name: string; status: string }>(
    `SELECT id, file_name, status FROM import_batch WHERE id::text LIKE $1 || '%' ORDER BY started_at`,
    [batch.toLowerCase()],
  );
  const [found, second] = rows;
  if (!found) throw new ImportRefused(`There is no batch ${batch}. salient import list shows them.`);
  if (second) throw new ImportRefused(`Several batches begin with ${batch}; write more of the id.`);
  if (found.status === 'undone') throw new ImportRefused(`Batch ${found.id} (${found.file_name}) is undone already.`);
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
