import { militaryErrors } from '@salient/shared/areas/military/militaryErrors.ts';
import { mergeMilitaryHistories, mergeMilitaryNames } from '@salient/shared/areas/military/militaryMerge.ts';
import {
  findMilitaryMerges,
  mergeMilitaryEntities,
  previewMilitaryMerge,
  undoMilitaryMerge,
} from '@salient/shared/areas/military/militaryMergeMethods.ts';
import { mergeMakesCircle } from '@salient/shared/lib/periods/findCircle.ts';
import type { EntityManager } from 'typeorm';
import { findRecordMerges } from '../../lib/merges/findRecordMerges.ts';
import type { MergeSide } from '../../lib/merges/mergeRecords.ts';
import { mergeAndPresent, readMergeSides, undoAndPresent } from '../../lib/merges/mergeSteps.ts';
import { findReferences } from '../../lib/merges/RecordReference.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';
import { inHistoryOrder } from './militaryDraft.ts';
import { holdStructure, militaryKind, militaryMergeKind } from './militaryKind.ts';
import { parentLinks } from './parentLinks.ts';
import type { CheckedMilitaryEntity } from './validateMilitaryEntityInput.ts';

export const handlePreviewMilitaryMerge = implement(previewMilitaryMerge, async ({ params, ...context }) => {
  const { db, services } = context;
  const { idA, idB } = params;
  const [kept, merged] = await readMergeSides(militaryMergeKind, db, MilitaryEntityEntity, params);
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
  await holdStructure(context.db);
  return mergeAndPresent(militaryMergeKind, context, params, (kept, merged) => mergeDrafts(context.db, kept, merged));
});

export const handleUndoMilitaryMerge = implement(undoMilitaryMerge, async ({ params, ...context }) => {
  await holdStructure(context.db);
  return undoAndPresent(militaryMergeKind, context, params.id);
});

export const handleFindMilitaryMerges = implement(findMilitaryMerges, ({ params, db }) =>
  findRecordMerges(db, 'military_entity', params.military_entity_id),
);

type Side = MergeSide<MilitaryEntityEntity, NonNullable<CheckedMilitaryEntity['draft']>>;

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
  return { names: mergeMilitaryNames(kept.draft.names), history: inHistoryOrder(history) };
}
