import type { PlaceDraft } from '@salient/shared/areas/places/checkPlace.ts';
import { placeErrors } from '@salient/shared/areas/places/placeErrors.ts';
import { mergePlaceDrafts, type PlaceMergeChoices } from '@salient/shared/areas/places/placeMerge.ts';
import { mergeMakesCircle } from '@salient/shared/lib/periods/findCircle.ts';
import type { EntityManager } from 'typeorm';
import type { MergeSide } from '../../lib/merges/mergeRecords.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { containerLinks } from './containments/storedContainments.ts';
import type { PlaceEntity } from './PlaceEntity.ts';

type PlaceSide = MergeSide<PlaceEntity, PlaceDraft>;

/**
 * What two places would be as one. Who merges them holds the containments first (`holdContainmentsOf`).
 *
 * @throws RpcFailure placeMergeMakesCircle for two of which one lies in the other.
 */
export async function mergePlaceSides(
  db: EntityManager,
  kept: PlaceSide,
  merged: PlaceSide,
  choices?: PlaceMergeChoices,
): Promise<PlaceDraft> {
  if (await mergeMakesCircle(kept.stored.id, merged.stored.id, containerLinks(db))) {
    throw new RpcFailure(placeErrors.placeMergeMakesCircle);
  }
  return mergePlaceDrafts(kept.draft, merged.draft, choices);
}
