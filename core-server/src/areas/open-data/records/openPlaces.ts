import type { OpenPlace } from '@salient/shared/areas/open-data/openRecord.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { type EntityManager, In } from 'typeorm';
import { PlaceEntity } from '../../places/PlaceEntity.ts';
import { presentPublicPlace } from '../../places/presentPublicPlace.ts';

/** Some places as open data. */
export async function loadOpenPlaces(db: EntityManager, ids: readonly string[]): Promise<OpenPlace[]> {
  const places = await db.findBy(PlaceEntity, { id: In([...ids]) });
  return places.flatMap((stored) => {
    const place = presentPublicPlace(stored);
    if (!place) return [];
    const { names, type, country_code, country_guessed, loc } = place;
    return {
      ...{ id: stored.id, name: placeName(names, 'nl'), names, type, country_code, country_guessed },
      latitude: loc?.lat ?? null,
      longitude: loc?.lon ?? null,
    };
  });
}
