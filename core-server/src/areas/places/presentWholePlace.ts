import type { Place } from '@salient/shared/areas/places/place.ts';
import type { StoredContainment } from '@salient/shared/areas/places/placeContainment.ts';
import { type EntityManager, In } from 'typeorm';
import { loadContainments } from './containments/storedContainments.ts';
import { namesOfPlace } from './namesOfPlace.ts';
import { PlaceEntity } from './PlaceEntity.ts';
import { presentPlace } from './presentPlace.ts';

/** A place with those in which it lies, by name. */
export async function presentWholePlace(
  db: EntityManager,
  place: PlaceEntity,
  containments?: readonly StoredContainment[],
): Promise<Place> {
  const shown = containments ?? (await loadContainments(db, place.id));
  const containers = await db.findBy(PlaceEntity, { id: In(shown.map(({ container_id }) => container_id)) });
  const namesOf = new Map(containers.map((container) => [container.id, namesOfPlace(container)]));
  return {
    ...presentPlace(place),
    containments: shown.map((containment) => ({
      ...containment,
      container_names: namesOf.get(containment.container_id) ?? {},
    })),
  };
}
