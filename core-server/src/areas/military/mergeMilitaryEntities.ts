import { militaryErrors } from '@salient/shared/areas/military/militaryErrors.ts';
import { mergeMilitaryHistories } from '@salient/shared/areas/military/militaryMerge.ts';
import {
  findMilitaryMerges,
  mergeMilitaryEntities,
  previewMilitaryMerge,
  undoMilitaryMerge,
} from '@salient/shared/areas/military/militaryMergeMethods.ts';
import { mergeMakesCircle } from '@salient/shared/lib/periods/findCircle.ts';
import type { EntityManager } from 'typeorm';
import { findRecordMerges } from '../../lib/merges/findRecordMerges.ts';
import { isOneRecord } from '../../lib/merges/isOneRecord.ts';
import { type MergeSide, mergeRecords } from '../../lib/merges/mergeRecords.ts';
import { findReferences } from '../../lib/merges/RecordReference.ts';
import { undoRecordMerge } from '../../lib/merges/undoRecordMerge.ts';
import { missingRecordError } from '../../lib/records/missingRecordError.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';
import { inHistoryOrder } from './militaryDraft.ts';
import { holdStructure, militaryKind, militaryMergeKind } from './militaryKind.ts';
import { parentLinks } from './parentLinks.ts';
import type { CheckedMilitaryEntity } from './validateMilitaryEntityInput.ts';

export const handlePreviewMilitaryMerge = implement(previewMilitaryMerge, async ({ params, fail, ...context }) => {
  const { db, services } = context;
  const { idA, idB } = params;
  if (isOneRecord(idA, idB)) throw fail.recordMergedWithItself();
  const [kept, merged] = [await sideOf(db, idA), await sideOf(db, idB)];
  if (!kept) throw await missingRecordError(db, 'military_entity', idA);
  if (!merged) throw await missingRecordError(db, 'military_entity', idB);
  const { history } = await mergeDrafts(db, kept, merged);
  const entityA = await militaryKind.present(context, idA);
  return {
    entityA,
    entityB: await militaryKind.present(context, idB),
    merged: { ...entityA, history: [...history] },
    references: await findReferences(db, services, 'military_entity', idB),
  };
});

export const handleMergeMilitaryEntities = implement(mergeMilitaryEntities, async ({ params, ...context }) => {
  const { reason, ...two } = params;
  await holdStructure(context.db);
  const mergeId = await mergeRecords(militaryMergeKind, context, two, reason, (kept, merged) =>
    mergeDrafts(context.db, kept, merged),
  );
  return { ...(await militaryKind.present(context, params.idA)), merge_id: mergeId };
});

export const handleUndoMilitaryMerge = implement(undoMilitaryMerge, async ({ params, ...context }) => {
  await holdStructure(context.db);
  const { keptId, mergedId, left } = await undoRecordMerge(militaryMergeKind, context, params.id);
  const [kept, restored] = [await militaryKind.present(context, keptId), await militaryKind.present(context, mergedId)];
  return { kept, restored, left };
});

export const handleFindMilitaryMerges = implement(findMilitaryMerges, ({ params, db }) =>
  findRecordMerges(db, 'military_entity', params.military_entity_id),
);

type Side = MergeSide<MilitaryEntityEntity, NonNullable<CheckedMilitaryEntity['draft']>>;

async function sideOf(db: EntityManager, id: string): Promise<Side | null> {
  const stored = await db.findOneBy(MilitaryEntityEntity, { id });
  return stored && { stored, draft: await militaryMergeKind.draftOf(db, stored) };
}

/**
 * The entity that stays, with what happened to either.
 *
 * @throws RpcFailure for two of different types, or of which one is part of the other.
 */
async function mergeDrafts(db: EntityManager, kept: Side, merged: Side) {
  if (kept.stored.type !== merged.stored.type) throw new RpcFailure(militaryErrors.militaryTypesDiffer);
  const [keptId, mergedId] = [kept.stored.id, merged.stored.id];
  if (await mergeMakesCircle(keptId, mergedId, parentLinks(db)))
    throw new RpcFailure(militaryErrors.militaryMergeMakesCircle);
  const history = mergeMilitaryHistories(
    { id: keptId, history: kept.draft.history ?? [] },
    { id: mergedId, history: merged.draft.history ?? [] },
  );
  return { names: kept.draft.names, history: inHistoryOrder(history) };
}
