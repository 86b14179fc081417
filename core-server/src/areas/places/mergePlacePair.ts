import type { CheckedPlace, PlaceDraft } from '@salient/shared/areas/places/checkPlace.ts';
import type { Place, PlaceInput } from '@salient/shared/areas/places/place.ts';
import { placeErrors } from '@salient/shared/areas/places/placeErrors.ts';
import { mergePlaceDrafts, type PlaceMergeChoices } from '@salient/shared/areas/places/placeMerge.ts';
import { mergeMakesCircle } from '@salient/shared/lib/periods/findCircle.ts';
import type { EntityManager } from 'typeorm';
import { type MergeSide, mergeRecords } from '../../lib/merges/mergeRecords.ts';
import type { ChangeContext } from '../../lib/records/RecordKind.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { containerLinks, holdContainments } from './containments/storedContainments.ts';
import type { PlaceEntity } from './PlaceEntity.ts';
import { placeMergeKind } from './placeKind.ts';

type PlaceSide = MergeSide<PlaceEntity, PlaceDraft>;

interface Pair {
  readonly idA: string;
  readonly idB: string;
  readonly versionA?: number | undefined;
  readonly versionB?: number | undefined;
}

/**
 * Merges place B into place A.
 *
 * @returns the merge's id.
 * @throws RpcFailure placeMergeMakesCircle, or what `mergeRecords` refuses.
 */
export async function mergePlacePair(
  context: ChangeContext,
  pair: Pair,
  reason: string,
  choices?: PlaceMergeChoices,
): Promise<string> {
  await holdContainments(context.db);
  return mergeRecords<PlaceEntity, CheckedPlace, PlaceInput, Place>(
    placeMergeKind,
    context,
    pair,
    reason,
    (kept, merged) => mergePlaceSides(context.db, kept, merged, choices),
  );
}

/** What two places would be as one, or why they cannot be: neither lies in itself. */
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
