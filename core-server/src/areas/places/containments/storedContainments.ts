import { inContainmentOrder, type StoredContainment } from '@salient/shared/areas/places/placeContainment.ts';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { askOnce } from '@salient/shared/lib/periods/askOnce.ts';
import type { ParentLink } from '@salient/shared/lib/periods/findCircle.ts';
import { type EntityManager, In } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { PlaceContainmentEntity } from './PlaceContainmentEntity.ts';

/** In what each of some places lies, in order. */
export async function loadContainmentsOf(
  db: EntityManager,
  placeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredContainment[]>> {
  const rows = await db.findBy(PlaceContainmentEntity, { place_id: In([...placeIds]) });
  const ofPlace = (id: string) =>
    rows
      .filter(({ place_id }) => place_id === id)
      .map(({ place_id: _place, ...containment }): StoredContainment => containment);
  return new Map(placeIds.map((id) => [id, inContainmentOrder(ofPlace(id))]));
}

export const loadContainments = async (db: EntityManager, placeId: string): Promise<readonly StoredContainment[]> =>
  (await loadContainmentsOf(db, [placeId])).get(placeId) ?? [];

/** They stand in place of the stored ones; those that keep their id keep their row. */
export async function writeContainments(
  db: EntityManager,
  place_id: string,
  containments: readonly StoredContainment[],
): Promise<void> {
  await db.query('DELETE FROM place_containment WHERE place_id = $1 AND NOT id = ANY($2)', [
    place_id,
    containments.map(({ id }) => id),
  ]);
  if (containments.length === 0) return;
  await db.upsert(
    PlaceContainmentEntity,
    containments.map((containment) => ({ ...containment, place_id })),
    ['id'],
  );
}

/** Keeps others from changing what lies in what, so that two who do so at once make no circle. */
export const holdContainments = (db: EntityManager): Promise<unknown> =>
  db.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.placeContainments]);

/** The same before places are merged or parted; where none lies in another nobody has to wait for it. */
export async function holdContainmentsOf(db: EntityManager, placeIds: readonly string[]): Promise<void> {
  const [row] = await db.query<{ is_any: boolean }[]>(
    'SELECT EXISTS (SELECT FROM place_containment WHERE place_id = ANY($1) OR container_id = ANY($1)) AS is_any',
    [placeIds.filter((id) => isUuid(id))],
  );
  if (row?.is_any) await holdContainments(db);
}

/** Reads in what each place lies, by its stored containments. */
export const containerLinks = (db: EntityManager) =>
  askOnce((id) =>
    db.query<ParentLink[]>(
      'SELECT from_date, to_date, container_id AS parent_id FROM place_containment WHERE place_id = $1',
      [id],
    ),
  );
