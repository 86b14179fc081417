import type { ImportBatch } from '@salient/shared/areas/imports/importBatch.ts';
import { findImportBatches, takeBackImport } from '@salient/shared/areas/imports/importMethods.ts';
import { type Actor, isAdmin } from '@salient/shared/areas/users/actor.ts';
import { type EntityManager, In, IsNull } from 'typeorm';
import { implement } from '../../../lib/rpc/implement.ts';
import { askFor } from '../askFor.ts';
import { ImportTaskEntity } from '../ImportTaskEntity.ts';
import { presentTask } from '../presentImports.ts';
import { type BatchLine, listBatches } from './listBatches.ts';

/** Who imported it and administrators take an import back. */
const mayTakeBack = (actor: Actor, { imported_by }: Pick<BatchLine, 'imported_by'>) =>
  isAdmin(actor) || (imported_by !== '' && imported_by === actor.account);

export const handleFindImportBatches = implement(findImportBatches, async ({ params: { limit }, db, actor }) => {
  const batches = await listBatches((sql, values) => db.query(sql, values), limit);
  const undos = await lastUndos(
    db,
    batches.map(({ id }) => id),
  );
  return { batches: batches.map((batch) => presentBatch(batch, actor, undos.get(batch.id))) };
});

async function lastUndos(
  db: EntityManager,
  ids: readonly string[],
): Promise<ReadonlyMap<string | null, ImportTaskEntity>> {
  const where = { kind: 'undo' as const, batch_id: In([...ids]) };
  const tasks = await db.find(ImportTaskEntity, { where, order: { created_at: 'ASC' } });
  return new Map(tasks.map((task) => [task.batch_id, task]));
}

function presentBatch(batch: BatchLine, actor: Actor, undo: ImportTaskEntity | undefined): ImportBatch {
  const { id, kind, title, file_name, imported_by, status, started_at, counts } = batch;
  const { created = 0, updated = 0, rejected, removed, restored, kept = null } = counts;
  const state = status === 'undo interrupted' ? 'undo_interrupted' : status;
  const isOver =
    ['finished', 'interrupted', 'undo_interrupted'].includes(state) ||
    (state === 'undone' && kept !== null && kept > 0);
  return {
    ...{ id, kind, title, file_name, imported_by, state, created, updated },
    ...{ rejected: rejected ?? null, removed: removed ?? null, restored: restored ?? null, kept },
    started_at: started_at.toISOString(),
    may_take_back: isOver && mayTakeBack(actor, batch) && (undo === undefined || undo.finished_at !== null),
    undo: undo ? presentTask(undo) : null,
  };
}

export const handleTakeBackImport = implement(
  takeBackImport,
  async ({ params: { batch_id: id }, db, actor, fail, services }) => {
    const [batch] = await db.query<{ status: string; imported_by: string; kept: number | null }[]>(
      `SELECT status, imported_by, (counts->>'kept')::integer AS kept FROM import_batch WHERE id = $1 FOR UPDATE`,
      [id],
    );
    if (!batch) throw fail.notFound({ entity: 'import_batch', id });
    if (!mayTakeBack(actor, batch)) throw fail.notPermitted();
    if (batch.status === 'undone' && !batch.kept) throw fail.importTakenBack();
    if (await db.existsBy(ImportTaskEntity, { batch_id: id, finished_at: IsNull() })) throw fail.importUnderWay();
    return presentTask(await askFor(db, actor, { kind: 'undo', batch_id: id }, services.now()));
  },
);
