import { memorialErrors } from '@salient/shared/areas/memorials/memorialErrors.ts';
import { mergeMemorialDrafts, proposeMemorialMerge } from '@salient/shared/areas/memorials/memorialMerge.ts';
import {
  findMemorialMerges,
  mergeMemorials,
  previewMemorialMerge,
  undoMemorialMerge,
} from '@salient/shared/areas/memorials/memorialMergeMethods.ts';
import { everybody } from '@salient/shared/areas/persons/personPolicy.ts';
import type { EntityManager } from 'typeorm';
import { findRecordMerges } from '../../lib/merges/findRecordMerges.ts';
import { isOneRecord } from '../../lib/merges/isOneRecord.ts';
import { mergeRecords } from '../../lib/merges/mergeRecords.ts';
import { findReferences } from '../../lib/merges/RecordReference.ts';
import { undoRecordMerge } from '../../lib/merges/undoRecordMerge.ts';
import { missingRecordError } from '../../lib/records/missingRecordError.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import type { Services } from '../../lib/rpc/Services.ts';
import { MemorialEntity } from './MemorialEntity.ts';
import { memorialColumns, memorialDraftOf } from './memorialDraft.ts';
import { memorialKind, memorialMergeKind } from './memorialKind.ts';
import { presentMemorials } from './presentMemorials.ts';

export const handlePreviewMemorialMerge = implement(previewMemorialMerge, async ({ params, fail, ...context }) => {
  const { db, services } = context;
  const { idA, idB, choices } = params;
  if (isOneRecord(idA, idB)) throw fail.recordMergedWithItself();
  const [kept, merged] = [await stored(db, idA), await stored(db, idB)];
  if (!kept) throw await missingRecordError(db, 'memorial', idA);
  if (!merged) throw await missingRecordError(db, 'memorial', idB);
  refuseIrish(services, idB);
  const [own, other] = [memorialDraftOf(kept), memorialDraftOf(merged)];
  const isStartOfOther = { ...proposeMemorialMerge(own, other), ...choices }.start === 'b';
  const result = {
    ...kept,
    ...memorialColumns(mergeMemorialDrafts(own, other, choices)),
    start_date: (isStartOfOther ? merged : kept).start_date,
  };
  const [memorialA, memorialB, together] = await presentMemorials(
    context,
    [kept, merged, result],
    ['place', 'place_names', 'nbr_of_persons'],
    // A merge moves them all.
    everybody,
  );
  if (!memorialA || !memorialB || !together) throw fail.notFound({ entity: 'memorial', id: idA });
  const onBoth = await personsOnBoth(db, idA, idB);
  const persons = (memorialA.extend_nbr_of_persons ?? 0) + (memorialB.extend_nbr_of_persons ?? 0) - onBoth;
  return {
    memorialA,
    memorialB,
    merged: { ...together, extend_nbr_of_persons: persons },
    references: await findReferences(db, services, 'memorial', idB),
    on_both: onBoth,
  };
});

export const handleMergeMemorials = implement(mergeMemorials, async ({ params, ...context }) => {
  const { choices, reason, ...two } = params;
  if (two.idA !== two.idB) refuseIrish(context.services, two.idB);
  const mergeId = await mergeRecords(memorialMergeKind, context, two, reason, (kept, merged) =>
    mergeMemorialDrafts(kept.draft, merged.draft, choices),
  );
  return { ...(await memorialKind.present(context, params.idA)), merge_id: mergeId };
});

export const handleUndoMemorialMerge = implement(undoMemorialMerge, async ({ params, ...context }) => {
  const { keptId, mergedId, left } = await undoRecordMerge(memorialMergeKind, context, params.id);
  const [kept, restored] = [await memorialKind.present(context, keptId), await memorialKind.present(context, mergedId)];
  return { kept, restored, left };
});

export const handleFindMemorialMerges = implement(findMemorialMerges, ({ params, db }) =>
  findRecordMerges(db, 'memorial', params.memorial_id),
);

const stored = (db: EntityManager, id: string) => db.findOneBy(MemorialEntity, { id });

/** @throws RpcFailure irishMemorialStays for the memorial that the museum's setting names. */
function refuseIrish({ irishMemorialId }: Pick<Services, 'irishMemorialId'>, mergedId: string): void {
  if (mergedId === irishMemorialId) throw new RpcFailure(memorialErrors.irishMemorialStays);
}

async function personsOnBoth(db: EntityManager, idA: string, idB: string): Promise<number> {
  const [row] = await db.query<{ n: number }[]>(
    `SELECT count(*)::integer AS n FROM (
       SELECT person_id FROM person_event WHERE memorial_id = $1
       INTERSECT SELECT person_id FROM person_event WHERE memorial_id = $2) AS both_of_them`,
    [idA, idB],
  );
  return row?.n ?? 0;
}
