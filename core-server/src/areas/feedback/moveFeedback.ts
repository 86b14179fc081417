import type { EntityManager } from 'typeorm';
import type { MergeItem, MergeLedger } from '../persons/merge/MergeLedger.ts';
import type { MergePlan } from '../persons/merge/planMerge.ts';

/** What visitors sent about the merged person is about the kept one from now on; drafts too, so that none is lost. */
export async function moveFeedback({
  db,
  ledger,
  plan,
}: {
  readonly db: EntityManager;
  readonly ledger: MergeLedger;
  readonly plan: MergePlan;
}): Promise<void> {
  const [keptId, mergedId] = [plan.kept.id, plan.merged.id];
  const [rows] = await db.query<[{ id: string }[], number]>(
    'UPDATE person_feedback SET person_id = $1, version = version + 1 WHERE person_id = $2 RETURNING id',
    [keptId, mergedId],
  );
  for (const { id } of rows) ledger.add('feedback', { id, person_id: mergedId }, { id, person_id: keptId });
}

/** Gives the merged person its messages back, as they stand now. */
export async function moveFeedbackBack({
  db,
  keptId,
  mergedId,
  items,
}: {
  readonly db: EntityManager;
  readonly keptId: string;
  readonly mergedId: string;
  readonly items: readonly MergeItem[];
}): Promise<void> {
  await db.query(
    'UPDATE person_feedback SET person_id = $1, version = version + 1 WHERE person_id = $2 AND id = ANY($3)',
    [mergedId, keptId, items.flatMap(({ kind, before }) => (kind === 'feedback' ? [before?.id] : []))],
  );
}
