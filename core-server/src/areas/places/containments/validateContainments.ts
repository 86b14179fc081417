import {
  type ContainmentInput,
  checkContainments,
  inContainmentOrder,
  maxContainments,
  type StoredContainment,
} from '@salient/shared/areas/places/placeContainment.ts';
import type { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { makesCircle } from '@salient/shared/lib/periods/findCircle.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { followMerges } from '../../../lib/merges/followMerges.ts';
import { holdStandingPlaces } from './standingContainments.ts';
import { containerLinks, loadContainments } from './storedContainments.ts';

/**
 * The containments of a place as they will be stored, and everything that is wrong with them; errors stand at
 * `containments.<index>.<field>`.
 *
 * @param placeId absent for a new place.
 */
export async function validateContainments(
  db: EntityManager,
  inputs: readonly ContainmentInput[],
  placeId?: string,
): Promise<{ readonly containments: readonly StoredContainment[]; readonly errors: FieldErrorList }> {
  const asked = inputs.flatMap(({ container_id }) => container_id ?? []);
  // First those that are asked for: whoever merges one at this moment is waited for, and only then says where it went.
  await holdStandingPlaces(db, asked);
  const merged = await followMerges(db, 'place', asked);
  const followed = inputs.map((input) => ({
    ...input,
    container_id: merged.get(input.container_id ?? '') ?? input.container_id,
  }));
  const { drafts, errors } = checkContainments(followed);
  const standing = await holdStandingPlaces(db, [...asked, ...merged.values()]);
  const stored = new Set(placeId ? (await loadContainments(db, placeId)).map(({ id }) => id) : []);
  if (inputs.length > Math.max(maxContainments, stored.size)) errors.add('containments', 'TOO_MANY_VALUES');
  const linksOf = containerLinks(db);
  const containments: StoredContainment[] = [];
  for (const [index, draft] of drafts.entries()) {
    if (!draft) continue;
    const field = `containments.${index}.container_id`;
    if (!standing.has(draft.container_id)) errors.add(field, 'DOES_NOT_EXIST');
    else if (placeId && (await makesCircle(placeId, { ...draft, parent_id: draft.container_id }, linksOf))) {
      errors.add(field, 'INVALID_REFERENCE');
    }
    const { id = '' } = inputs[index] ?? {};
    // One that is sent twice is one that was there and a new one.
    containments.push({ id: stored.delete(id) ? id : uuidv7(), ...draft });
  }
  return { containments: inContainmentOrder(containments), errors };
}
