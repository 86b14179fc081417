import { mergePlaceDrafts } from '@salient/shared/areas/places/placeMerge.ts';
import {
  findPlaceMerges,
  mergePlaces,
  previewPlaceMerge,
  undoPlaceMerge,
} from '@salient/shared/areas/places/placeMergeMethods.ts';
import { findRecordMerges } from '../../lib/merges/findRecordMerges.ts';
import { isOneRecord } from '../../lib/merges/isOneRecord.ts';
import { mergeRecords } from '../../lib/merges/mergeRecords.ts';
import { findReferences } from '../../lib/merges/RecordReference.ts';
import { undoRecordMerge } from '../../lib/merges/undoRecordMerge.ts';
import { missingRecordError } from '../../lib/records/missingRecordError.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { requireMergedNamesFree } from './holdPlaceNames.ts';
import { PlaceEntity } from './PlaceEntity.ts';
import { placeColumns, placeDraftOf } from './placeDraft.ts';
import { placeKind, placeMergeKind } from './placeKind.ts';
import { presentPlace } from './presentPlace.ts';

export const handlePreviewPlaceMerge = implement(previewPlaceMerge, async ({ params, db, services, fail }) => {
  const { idA, idB, choices } = params;
  if (isOneRecord(idA, idB)) throw fail.recordMergedWithItself();
  const [kept, merged] = await Promise.all([idA, idB].map((id) => db.findOneBy(PlaceEntity, { id })));
  if (!kept) throw await missingRecordError(db, 'place', idA);
  if (!merged) throw await missingRecordError(db, 'place', idB);
  const draft = mergePlaceDrafts(placeDraftOf(kept), placeDraftOf(merged), choices);
  await requireMergedNamesFree(db, draft, [kept, merged]);
  return {
    placeA: presentPlace(kept),
    placeB: presentPlace(merged),
    merged: presentPlace({ ...kept, ...placeColumns(draft) }),
    references: await findReferences(db, services, 'place', idB),
  };
});

export const handleMergePlaces = implement(mergePlaces, async ({ params, ...context }) => {
  const { choices, reason, ...two } = params;
  const mergeId = await mergeRecords(placeMergeKind, context, two, reason, (kept, merged) =>
    mergePlaceDrafts(kept.draft, merged.draft, choices),
  );
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
