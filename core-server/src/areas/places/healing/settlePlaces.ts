import type { PlaceCandidate, PlaceLookupRun } from '@salient/shared/areas/places/placeHealing.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { codeOf, fieldErrorsSchema } from '@salient/shared/lib/contract/validation.ts';
import { recordChanges } from '../../../lib/changes/recordChange.ts';
import { updateRecord } from '../../../lib/records/changeRecord.ts';
import type { ChangeContext } from '../../../lib/records/RecordKind.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import { PlaceEntity } from '../PlaceEntity.ts';
import { placeDraftOf } from '../placeDraft.ts';
import { placeKind } from '../placeKind.ts';
import { inputOfMatch } from './inputOfMatch.ts';
import { rememberSpelling } from './rememberSpelling.ts';

export type Outcome = keyof Pick<PlaceLookupRun, 'found' | 'ambiguous' | 'not_found' | 'left_alone'>;

/** A place as it was read, and what the look-up says that it is: several, nothing, or that something failed. */
export interface LookedUp {
  readonly read: PlaceEntity;
  readonly sure: PlaceCandidate | 'several' | 'failed' | null;
}

/** Writes what the look-up of some places says, but for those on which somebody worked since they were read. */
export async function settlePlaces(context: ChangeContext, found: readonly LookedUp[]): Promise<Outcome[]> {
  const stored = await claim(context, found);
  const outcomes: Outcome[] = [];
  const unfound: Unfound[] = [];
  for (const { read, sure } of found) {
    const place = stored.get(read.id);
    if (!place || place.version !== read.version || sure === 'failed') {
      outcomes.push('left_alone');
    } else if (sure !== null && sure !== 'several' && (await take(context, place, sure))) {
      outcomes.push('found');
    } else {
      const status = sure === null ? 'not_found' : 'ambiguous';
      unfound.push({ place, status });
      outcomes.push(status);
    }
  }
  await tellUnfound(context, unfound);
  return outcomes;
}

/** Always in the order of their ids, so that nobody who holds several waits for this one, and this one for them. */
async function claim({ db }: ChangeContext, found: readonly LookedUp[]): Promise<Map<string, PlaceEntity>> {
  const places = await db
    .createQueryBuilder(PlaceEntity, 'p')
    .where('p.id = ANY(:ids)', { ids: found.map(({ read }) => read.id) })
    .orderBy('p.id')
    .setLock('pessimistic_write')
    .getMany();
  return new Map(places.map((place) => [place.id, place]));
}

/** @returns false when another place is called so at the same spot: whether they are one is for a person to say. */
async function take(context: ChangeContext, place: PlaceEntity, { match, names }: PlaceCandidate): Promise<boolean> {
  const { id, version } = place;
  try {
    await updateRecord(placeKind, context, { ...inputOfMatch(placeDraftOf(place), match, names), id, version });
  } catch (error) {
    if (isNameTaken(error)) return false;
    throw error;
  }
  await rememberSpelling(context.db, place);
  return true;
}

/** Whether nothing else speaks against a change than that another place has the name. */
function isNameTaken(error: unknown): boolean {
  if (!(error instanceof RpcFailure) || error.declaration !== commonErrors.invalidData) return false;
  const { success, data } = fieldErrorsSchema.safeParse(error.data);
  return (
    success &&
    Object.values(data)
      .flat()
      .every((each) => codeOf(each) === 'DATA_ALREADY_EXISTS')
  );
}

interface Unfound {
  readonly place: PlaceEntity;
  readonly status: 'not_found' | 'ambiguous';
}

/** Nothing but the status changes, which may be either of any place that waits: all are written at once. */
async function tellUnfound({ db, services, actor, method }: ChangeContext, unfound: readonly Unfound[]): Promise<void> {
  if (unfound.length === 0) return;
  await db.query(
    `UPDATE place SET resolution_status = told.status, version = version + 1, updated_at = $3
     FROM unnest($1::uuid[], $2::text[]) AS told (id, status) WHERE place.id = told.id`,
    [unfound.map(({ place }) => place.id), unfound.map(({ status }) => status), services.now()],
  );
  await recordChanges(
    db,
    unfound.map(({ place, status }) => ({
      ...{ actor, method, entity: 'place', entityId: place.id, version: place.version + 1 },
      before: { resolution_status: place.resolution_status },
      after: { resolution_status: status },
    })),
  );
}
