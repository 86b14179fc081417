import type { PlaceDraft } from '@salient/shared/areas/places/checkPlace.ts';
import { type PlaceInput, placeInputSchema } from '@salient/shared/areas/places/place.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import type { Fields } from '../../lib/changes/ChangeRow.ts';
import { inputFieldsOf } from '../../lib/records/inputFieldsOf.ts';
import { recordHistory } from '../../lib/records/recordHistory.ts';
import { callWithin } from '../../lib/rpc/callWithin.ts';
import { handleUpdatePlace } from './changePlace.ts';
import { keptContainmentsOf } from './containments/containmentState.ts';
import { standingContainments } from './containments/standingContainments.ts';
import { PlaceEntity } from './PlaceEntity.ts';
import { placeKind } from './placeKind.ts';
import { placeNaming } from './placeNaming.ts';

/** How history reads and restores places. */
export const placeHistoryArea = recordHistory(placeKind, {
  naming: placeNaming,
  maySee: async (_db, actor) => canEdit(actor),
  // Undoing the merge brings another place out of this one, not a value.
  fixed: () => ['merged_from'],
  update: async (restoring, id, version, fields) => {
    const stored = await restoring.db.findOneByOrFail(PlaceEntity, { id });
    await callWithin(handleUpdatePlace, restoring, { place: { id, version, ...inputOf({ ...stored, ...fields }) } });
  },
  standing: standingFields,
  mayBringBack: (kept) => !('merged_into' in kept),
  checkKept: async (restoring, kept) =>
    placeKind.validate(restoring, inputOf(await standingFields(restoring.db, kept))),
});

async function standingFields(db: EntityManager, kept: Fields): Promise<Fields> {
  if (!('containments' in kept)) return kept;
  return { ...kept, containments: await standingContainments(db, keptContainmentsOf(kept)) };
}

/** What a client must be able to send of a place so that it can be restored; both coordinates come in one. */
type Restored = Pick<PlaceInput, Exclude<keyof PlaceDraft, 'lat' | 'lon'> | 'loc'>;

/** Fields of the trail as an input has them. */
function inputOf({ lat = null, lon = null, id: _id, version: _version, ...kept }: Fields): Restored {
  const fields = 'containments' in kept ? { ...kept, containments: keptContainmentsOf(kept) } : kept;
  return { ...inputFieldsOf(placeInputSchema, fields), loc: placeInputSchema.shape.loc.parse({ lat, lon }) };
}
