import type { ImportBatch, RemovedOf } from '@salient/shared/areas/imports/importBatch.ts';
import { type Actor, isAdmin } from '@salient/shared/areas/users/actor.ts';
import { type EntityManager, In } from 'typeorm';
import { isOwn } from '../findOwnList.ts';
import { ImportTaskEntity } from '../ImportTaskEntity.ts';
import { presentTask } from '../presentImports.ts';
import type { BatchLine } from './listBatches.ts';

/** Imports as `actor` reads them: with what may be done, and with the lists that are theirs to open. */
export async function presentBatches(
  db: EntityManager,
  actor: Actor,
  batches: readonly BatchLine[],
): Promise<ImportBatch[]> {
  const ids = batches.map(({ id }) => id);
  const undos = await lastUndos(db, ids);
  const lists = await listsOf(db, actor, ids);
  return batches.map((batch) => ({
    ...presentBatch(batch, actor, undos.get(batch.id)),
    list_id: lists.get(batch.id) ?? null,
  }));
}

async function lastUndos(
  db: EntityManager,
  ids: readonly string[],
): Promise<ReadonlyMap<string | null, ImportTaskEntity>> {
  const where = { kind: 'undo' as const, batch_id: In([...ids]) };
  const tasks = await db.find(ImportTaskEntity, { where, order: { created_at: 'ASC' } });
  return new Map(tasks.map((task) => [task.batch_id, task]));
}

/** The lists that imports came from, as far as somebody may open them. */
async function listsOf(db: EntityManager, actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ batch_id: string; list_id: string }[]>(
    `SELECT DISTINCT t.batch_id, t.list_id FROM import_task t JOIN import_list l ON l.id = t.list_id
     WHERE t.kind = 'import' AND t.batch_id = ANY($1::uuid[]) AND ($2 OR l.user_id = $3)`,
    [ids, isAdmin(actor), actor.id],
  );
  return new Map(rows.map((row) => [row.batch_id, row.list_id]));
}

/** By kind, if all were counted so: an undo that began before may have counted some of them without. */
function removedOf({ counts: { removed, removed_of } }: BatchLine): RemovedOf | null {
  if (removed === undefined || removed_of === undefined) return null;
  const all = { person: 0, place: 0, memorial: 0, military_entity: 0, ...removed_of };
  return all.person + all.place + all.memorial + all.military_entity === removed ? all : null;
}

function presentBatch(
  batch: BatchLine,
  actor: Actor,
  undo: ImportTaskEntity | undefined,
): Omit<ImportBatch, 'list_id'> {
  const { id, kind, title, file_name, imported_by, status, started_at, counts } = batch;
  const { created = 0, updated = 0, rejected, removed, restored, kept = null } = counts;
  const state = status === 'undo interrupted' ? 'undo_interrupted' : status;
  const isOver =
    ['finished', 'interrupted', 'undo_interrupted'].includes(state) ||
    (state === 'undone' && kept !== null && kept > 0);
  return {
    ...{ id, kind, title, file_name, imported_by, state, created, updated },
    ...{
      rejected: rejected ?? null,
      removed: removed ?? null,
      removed_of: removedOf(batch),
      restored: restored ?? null,
      kept,
    },
    started_at: started_at.toISOString(),
    may_take_back: isOver && isOwn(actor, batch) && (undo === undefined || undo.finished_at !== null),
    undo: undo ? presentTask(undo) : null,
  };
}
