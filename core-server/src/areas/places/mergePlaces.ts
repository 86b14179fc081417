import {
  findPlaceMerges,
  mergePlaces,
  previewPlaceMerge,
  undoPlaceMerge,
} from '@salient/shared/areas/places/placeMergeMethods.ts';
import { findRecordMerges } from '../../lib/merges/findRecordMerges.ts';
import { isOneRecord } from '../../lib/merges/isOneRecord.ts';
import { findReferences } from '../../lib/merges/RecordReference.ts';
import { undoRecordMerge } from '../../lib/merges/undoRecordMerge.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { mergePlacePair, mergePlaceSides } from './mergePlacePair.ts';
import { PlaceEntity } from './PlaceEntity.ts';
import { placeColumns } from './placeDraft.ts';
import { placeKind, placeMergeKind } from './placeKind.ts';
import { presentWholePlace } from './presentWholePlace.ts';

export const handlePreviewPlaceMerge = implement(previewPlaceMerge, async ({ params, db, services, fail }) => {
  const { idA, idB, choices } = params;
  if (isOneRecord(idA, idB)) throw fail.recordMergedWithItself();
  const [kept, merged] = [await db.findOneBy(PlaceEntity, { id: idA }), await db.findOneBy(PlaceEntity, { id: idB })];
  if (!kept) throw fail.notFound({ entity: 'place', id: idA });
  if (!merged) throw fail.notFound({ entity: 'place', id: idB });
  const sideOf = async (stored: PlaceEntity) => ({ stored, draft: await placeMergeKind.draftOf(db, stored) });
  const draft = await mergePlaceSides(db, await sideOf(kept), await sideOf(merged), choices);
  return {
    placeA: await presentWholePlace(db, kept),
    placeB: await presentWholePlace(db, merged),
    merged: await presentWholePlace(db, { ...kept, ...placeColumns(draft) }, draft.containments),
    references: await findReferences(db, services, 'place', idB),
  };
});

export const handleMergePlaces = implement(mergePlaces, async ({ params, ...context }) => {
  const { choices, reason, ...two } = params;
  const mergeId = await mergePlacePair(context, two, reason, choices);
  return { ...(await placeKind.present(context, params.idA)), merge_id: mergeId };
});

export const handleUndoPlaceMerge = implement(undoPlaceMerge, async ({ params, ...context }) => {
  const { keptId, mergedId, left } = await undoRecordMerge(placeMergeKind, context, params.id);
  const [kept, restored] = [await placeKind.present(context, keptId), await placeKind.present(context, mergedId)];
  return { kept, restored, left };
});

export const handleFindPlaceMerges = implement(findPlaceMerges, ({ params, db }) =>
  findRecordMerges(db, 'place', params.place_id),
);
