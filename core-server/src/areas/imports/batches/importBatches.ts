import { findImportBatches, takeBackImport } from '@salient/shared/areas/imports/importBatchMethods.ts';
import { IsNull } from 'typeorm';
import { implement } from '../../../lib/rpc/implement.ts';
import { askFor } from '../askFor.ts';
import { isOwn } from '../findOwnList.ts';
import { ImportTaskEntity } from '../ImportTaskEntity.ts';
import { presentTask } from '../presentImports.ts';
import { listBatches } from './listBatches.ts';
import { presentBatches } from './presentBatches.ts';

export const handleFindImportBatches = implement(findImportBatches, async ({ params: { limit }, db, actor }) => {
  const found = await listBatches((sql, values) => db.query(sql, values), { limit });
  return { batches: await presentBatches(db, actor, found) };
});

export const handleTakeBackImport = implement(
  takeBackImport,
  async ({ params: { batch_id: id }, db, actor, fail, services }) => {
    const [batch] = await db.query<{ status: string; user_id: string | null; kept: number | null }[]>(
      `SELECT status, user_id, (counts->>'kept')::integer AS kept FROM import_batch WHERE id = $1 FOR UPDATE`,
      [id],
    );
    if (!batch) throw fail.notFound({ entity: 'import_batch', id });
    if (!isOwn(actor, batch)) throw fail.notPermitted();
    if (batch.status === 'undone' && !batch.kept) throw fail.importTakenBack();
    if (await db.existsBy(ImportTaskEntity, { batch_id: id, finished_at: IsNull() })) throw fail.importUnderWay();
    return presentTask(await askFor(db, actor, { kind: 'undo', batch_id: id }, services.now()));
  },
);
