import type { Facets } from '@salient/shared/areas/search/facets.ts';
import { type EntityManager, In } from 'typeorm';
import { namesOfPlace } from '../places/namesOfPlace.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';

/** Adds to the place facet the names of the places whose ids it counts. */
export async function nameFacetPlaces(db: EntityManager, facets: Facets): Promise<Facets> {
  const counted = facets.died_place ?? [];
  if (counted.length === 0) return facets;
  const places = await db.findBy(PlaceEntity, { id: In(counted.map(({ value }) => value)) });
  const names = new Map(places.map((place) => [place.id, namesOfPlace(place)]));
  return {
    ...facets,
    died_place: counted.flatMap((entry) => {
      const own = names.get(entry.value);
      return own ? [{ ...entry, names: own }] : [];
    }),
  };
}
