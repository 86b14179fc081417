import { type CheckedMemorial, checkMemorial } from '@salient/shared/areas/memorials/checkMemorial.ts';
import type { MemorialInput } from '@salient/shared/areas/memorials/memorial.ts';
import type { EntityManager } from 'typeorm';
import { followMerges } from '../../lib/merges/followMerges.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import type { MemorialEntity } from './MemorialEntity.ts';
import { memorialDraftOf } from './memorialDraft.ts';

/** Everything that can be wrong with a memorial to be created (no `stored`) or updated: rules, and whether its place exists. */
export async function validateMemorialInput(
  db: EntityManager,
  input: MemorialInput,
  stored?: MemorialEntity,
): Promise<CheckedMemorial> {
  const checked = checkMemorial(input, stored && memorialDraftOf(stored));
  const { draft } = checked;
  if (draft.place_id === null || draft.place_id === stored?.place_id) return checked;
  // Who read the place before it became part of another one sends back what was read.
  const place_id = (await followMerges(db, 'place', [draft.place_id])).get(draft.place_id) ?? draft.place_id;
  if (!(await db.existsBy(PlaceEntity, { id: place_id }))) checked.errors.add('place_id', 'DOES_NOT_EXIST');
  return { ...checked, draft: { ...draft, place_id } };
}
