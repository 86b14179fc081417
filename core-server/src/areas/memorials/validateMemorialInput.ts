import { type CheckedMemorial, checkMemorial } from '@salient/shared/areas/memorials/checkMemorial.ts';
import type { MemorialInput } from '@salient/shared/areas/memorials/memorial.ts';
import type { EntityManager } from 'typeorm';
import { locationOf } from '../../lib/db/locationOf.ts';
import { followMerges } from '../../lib/merges/followMerges.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import type { MemorialEntity } from './MemorialEntity.ts';
import { memorialDraftOf } from './memorialDraft.ts';

/**
 * Everything that can be wrong with a memorial to be created (no `stored`) or updated: rules, whether its place exists, and
 * whether it has a position to lock.
 */
export async function validateMemorialInput(
  db: EntityManager,
  input: MemorialInput,
  stored?: MemorialEntity,
): Promise<CheckedMemorial> {
  const checked = await followPlace(db, checkMemorial(input, stored && memorialDraftOf(stored)), stored);
  return holdPosition(db, checked, stored);
}

async function followPlace(
  db: EntityManager,
  checked: CheckedMemorial,
  stored: MemorialEntity | undefined,
): Promise<CheckedMemorial> {
  const { draft } = checked;
  if (draft.place_id === null || draft.place_id === stored?.place_id) return checked;
  // Who read the place before it became part of another one sends back what was read.
  const place_id = (await followMerges(db, 'place', [draft.place_id])).get(draft.place_id) ?? draft.place_id;
  if (!(await db.existsBy(PlaceEntity, { id: place_id }))) checked.errors.add('place_id', 'DOES_NOT_EXIST');
  return { ...checked, draft: { ...draft, place_id } };
}

/** Who locks a position that is its place's holds what is shown then, wherever the place goes (MEMORIAL-06). */
async function holdPosition(
  db: EntityManager,
  checked: CheckedMemorial,
  stored: MemorialEntity | undefined,
): Promise<CheckedMemorial> {
  const { draft, errors } = checked;
  if (!draft.position_locked || draft.loc || draft.address_loc) return checked;
  const place = draft.place_id === null ? null : await db.findOneBy(PlaceEntity, { id: draft.place_id });
  const loc = place && locationOf(place.lat, place.lon);
  if (!loc && !stored?.position_locked) errors.add('loc', 'POSITION_NOT_SET');
  return { errors, draft: { ...draft, loc } };
}
