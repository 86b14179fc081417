import { type CheckedPlace, checkPlace } from '@salient/shared/areas/places/checkPlace.ts';
import type { Place, PlaceInput } from '@salient/shared/areas/places/place.ts';
import { containmentKey } from '@salient/shared/areas/places/placeContainment.ts';
import { isUnchanged } from '../../lib/changes/isUnchanged.ts';
import type { MergeKind } from '../../lib/merges/mergeRecords.ts';
import { whyReferenced } from '../../lib/merges/RecordReference.ts';
import type { RecordKind } from '../../lib/records/RecordKind.ts';
import { withContainmentTitles } from './containments/containmentState.ts';
import { standingContainments } from './containments/standingContainments.ts';
import { holdContainments, loadContainments, writeContainments } from './containments/storedContainments.ts';
import { holdPlaceNames, requireMergedNamesFree, requireNamesFree } from './holdPlaceNames.ts';
import { PlaceEntity } from './PlaceEntity.ts';
import { placeColumns, placeDraftOf } from './placeDraft.ts';
import { placeNaming } from './placeNaming.ts';
import { presentWholePlace } from './presentWholePlace.ts';
import { validatePlaceInput } from './validatePlaceInput.ts';

/** How places are changed. */
export const placeKind: RecordKind<PlaceEntity, CheckedPlace, PlaceInput, Place> = {
  entity: 'place',
  hasAddress: true,
  claim: async ({ db }, id, input) => {
    if (input?.containments?.length) await holdContainments(db);
    return db.findOne(PlaceEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  },
  validate: async ({ db }, input, stored) => {
    await holdPlaceNames(db, [checkPlace(input, stored && placeDraftOf(stored)).draft]);
    return validatePlaceInput(db, input, stored);
  },
  isUnchanged: async ({ db }, stored, { draft: { containments, ...columns } }) =>
    isUnchanged(placeDraftOf(stored), columns) &&
    (!containments || isUnchanged(await loadContainments(db, stored.id), containments)),
  insert: async ({ db }, { id, version, checked, now }) => {
    await db.insert(PlaceEntity, {
      id,
      version,
      ...placeColumns(checked.draft),
      created_at: now,
      updated_at: now,
    } as PlaceEntity);
    await writeContainments(db, id, checked.draft.containments ?? []);
  },
  update: async ({ db }, { id, version, checked, now }) => {
    const { containments } = checked.draft;
    await db.update(PlaceEntity, { id }, { ...placeColumns(checked.draft), version, updated_at: now } as PlaceEntity);
    if (containments) await writeContainments(db, id, containments);
  },
  // A place in which something happened, or where a memorial stands, stays (PLACE-38).
  whyNotRemove: async ({ db, services }, { id }) =>
    (await whyReferenced(db, services, 'place', id)).map((code) => `none: ${code}`),
  remove: async ({ db }, { id }) => {
    await db.delete(PlaceEntity, { id });
  },
  state: async (db, id) => {
    const stored = await db.findOneBy(PlaceEntity, { id });
    if (!stored) return null;
    const containments = await withContainmentTitles(db, await loadContainments(db, id));
    return { version: stored.version, fields: { ...placeDraftOf(stored), containments } };
  },
  present: async ({ db }, id) => presentWholePlace(db, await db.findOneByOrFail(PlaceEntity, { id })),
};

export const placeMergeKind: MergeKind<PlaceEntity, CheckedPlace, PlaceInput, Place> = {
  kind: placeKind,
  draftOf: async (db, stored) => ({ ...placeDraftOf(stored), containments: await loadContainments(db, stored.id) }),
  withoutGone: async (db, draft) => ({
    ...draft,
    ...(draft.containments && { containments: await standingContainments(db, draft.containments) }),
  }),
  checkMerged: requireMergedNamesFree,
  checkRestored: requireNamesFree,
  undoRules: {
    together: [
      ['lat', 'lon'],
      ['country_code', 'country_guessed'],
    ],
    partKeys: { containments: containmentKey },
  },
  nameOf: ({ languages }) => placeNaming.nameOf({ languages }) ?? '',
};
