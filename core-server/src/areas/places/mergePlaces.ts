import { mergePlaceDrafts } from '@salient/shared/areas/places/placeMerge.ts';
import {
  findPlaceMerges,
  mergePlaces,
  previewPlaceMerge,
  undoPlaceMerge,
} from '@salient/shared/areas/places/placeMergeMethods.ts';
import { findRecordMerges } from '../../lib/merges/findRecordMerges.ts';
import { mergeAndPresent, readMergeSides, undoAndPresent } from '../../lib/merges/mergeSteps.ts';
import { findReferences } from '../../lib/merges/RecordReference.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { PlaceEntity } from './PlaceEntity.ts';
import { placeColumns } from './placeDraft.ts';
import { placeMergeKind } from './placeKind.ts';
import { presentPlace } from './presentPlace.ts';

export const handlePreviewPlaceMerge = implement(previewPlaceMerge, async ({ params, db, services }) => {
  const [kept, merged] = await readMergeSides(placeMergeKind, db, PlaceEntity, params);
  const draft = mergePlaceDrafts(kept.draft, merged.draft, params.choices);
  return {
    placeA: presentPlace(kept.stored),
    placeB: presentPlace(merged.stored),
    merged: presentPlace({ ...kept.stored, ...placeColumns(draft) }),
    references: await findReferences(db, services, 'place', params.idB),
  };
});

export const handleMergePlaces = implement(mergePlaces, ({ params, ...context }) => {
  const { choices, ...two } = params;
  return mergeAndPresent(placeMergeKind, context, two, (kept, merged) =>
    mergePlaceDrafts(kept.draft, merged.draft, choices),
  );
});

export const handleUndoPlaceMerge = implement(undoPlaceMerge, ({ params, ...context }) =>
  undoAndPresent(placeMergeKind, context, params.id),
);

export const handleFindPlaceMerges = implement(findPlaceMerges, ({ params, db }) =>
  findRecordMerges(db, 'place', params.place_id),
);
