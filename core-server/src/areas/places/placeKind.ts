import { type CheckedPlace, checkPlace } from '@salient/shared/areas/places/checkPlace.ts';
import type { Place, PlaceInput } from '@salient/shared/areas/places/place.ts';
import { isUnchanged } from '../../lib/changes/isUnchanged.ts';
import type { MergeKind } from '../../lib/merges/mergeRecords.ts';
import { whyReferenced } from '../../lib/merges/RecordReference.ts';
import type { RecordKind } from '../../lib/records/RecordKind.ts';
import { holdPlaceNames, requireMergedNamesFree, requireNamesFree } from './holdPlaceNames.ts';
import { PlaceEntity } from './PlaceEntity.ts';
import { placeColumns, placeDraftOf } from './placeDraft.ts';
import { placeNaming } from './placeNaming.ts';
import { presentPlace } from './presentPlace.ts';
import { validatePlaceInput } from './validatePlaceInput.ts';

/** How places are changed. */
export const placeKind: RecordKind<PlaceEntity, CheckedPlace, PlaceInput, Place> = {
  entity: 'place',
  hasAddress: true,
  claim: ({ db }, id) => db.findOne(PlaceEntity, { where: { id }, lock: { mode: 'pessimistic_write' } }),
  validate: async ({ db }, input, stored) => {
    await holdPlaceNames(db, [checkPlace(input, stored && placeDraftOf(stored)).draft]);
    return validatePlaceInput(db, input, stored);
  },
  isUnchanged: (_, stored, { draft }) => isUnchanged(placeDraftOf(stored), draft),
  insert: async ({ db }, { id, version, checked, now }) => {
    await db.insert(PlaceEntity, {
      id,
      version,
      ...placeColumns(checked.draft),
      created_at: now,
      updated_at: now,
    } as PlaceEntity);
  },
  update: async ({ db }, { id, version, checked, now }) => {
    await db.update(PlaceEntity, { id }, { ...placeColumns(checked.draft), version, updated_at: now } as PlaceEntity);
  },
  // A place in which something happened, or where a memorial stands, stays (PLACE-38).
  whyNotRemove: async ({ db, services }, { id }) =>
    (await whyReferenced(db, services, 'place', id)).map((code) => `none: ${code}`),
  remove: async ({ db }, { id }) => {
    await db.delete(PlaceEntity, { id });
  },
  state: async (db, id) => {
    const stored = await db.findOneBy(PlaceEntity, { id });
    return stored && { version: stored.version, fields: { ...placeDraftOf(stored) } };
  },
  present: async ({ db }, id) => presentPlace(await db.findOneByOrFail(PlaceEntity, { id })),
};

export const placeMergeKind: MergeKind<PlaceEntity, CheckedPlace, PlaceInput, Place> = {
  kind: placeKind,
  draftOf: (_, stored) => placeDraftOf(stored),
  checkMerged: requireMergedNamesFree,
  checkRestored: requireNamesFree,
  nameOf: ({ languages }) => placeNaming.nameOf({ languages }) ?? '',
};
