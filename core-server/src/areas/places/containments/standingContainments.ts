import { containmentKey, type StoredContainment } from '@salient/shared/areas/places/placeContainment.ts';
import type { EntityManager } from 'typeorm';
import { followMerges } from '../../../lib/merges/followMerges.ts';

/**
 * Containments that were stored once, as they can be stored now: a container that was merged since is the place that it
 * became part of, two that say the same by now are one, and what lay in a place that has gone does so no longer.
 */
export async function standingContainments(
  db: EntityManager,
  containments: readonly StoredContainment[],
): Promise<StoredContainment[]> {
  const ids = containments.map(({ container_id }) => container_id);
  const merged = await followMerges(db, 'place', ids);
  const standing = await standingPlaces(db, [...ids, ...merged.values()]);
  const followed = containments
    .map((containment) => ({
      ...containment,
      container_id: merged.get(containment.container_id) ?? containment.container_id,
    }))
    .filter(({ container_id }) => standing.has(container_id));
  return [...new Map(followed.map((containment) => [containmentKey(containment), containment])).values()];
}

/** Those of some places that are there. */
export async function standingPlaces(db: EntityManager, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }[]>('SELECT id FROM place WHERE id = ANY($1)', [[...ids]]);
  return new Set(rows.map(({ id }) => id));
}

/** The same, and nobody removes or merges them before the transaction ends: who does so at this moment is waited for. */
export async function holdStandingPlaces(db: EntityManager, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }[]>('SELECT id FROM place WHERE id = ANY($1) ORDER BY id FOR KEY SHARE', [
    [...ids],
  ]);
  return new Set(rows.map(({ id }) => id));
}
