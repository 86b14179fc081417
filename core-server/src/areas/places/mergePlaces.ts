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
import { holdContainmentsOf } from './containments/storedContainments.ts';
import { requireMergedNamesFree } from './holdPlaceNames.ts';
import { mergePlaceSides } from './mergePlaceSides.ts';
import { PlaceEntity } from './PlaceEntity.ts';
import { placeColumns } from './placeDraft.ts';
import { placeMergeKind } from './placeKind.ts';
import { presentWholePlace } from './presentWholePlace.ts';

export const handlePreviewPlaceMerge = implement(previewPlaceMerge, async ({ params, db, services }) => {
  const [kept, merged] = await readMergeSides(placeMergeKind, db, PlaceEntity, params);
  const draft = await mergePlaceSides(db, kept, merged, params.choices);
  await requireMergedNamesFree(db, draft, [kept.stored, merged.stored]);
  return {
    placeA: await presentWholePlace(db, kept.stored),
    placeB: await presentWholePlace(db, merged.stored),
    merged: await presentWholePlace(db, { ...kept.stored, ...placeColumns(draft) }, draft.containments),
    references: await findReferences(db, services, 'place', params.idB),
  };
});

export const handleMergePlaces = implement(mergePlaces, async ({ params, ...context }) => {
  const { choices, ...two } = params;
  await holdContainmentsOf(context.db, [two.idA, two.idB]);
  return mergeAndPresent(placeMergeKind, context, two, (kept, merged) =>
    mergePlaceSides(context.db, kept, merged, choices),
  );
});

export const handleUndoPlaceMerge = implement(undoPlaceMerge, ({ params, ...context }) =>
  undoAndPresent(placeMergeKind, context, params.id),
);

export const handleFindPlaceMerges = implement(findPlaceMerges, ({ params, db }) =>
  findRecordMerges(db, 'place', params.place_id),
);
