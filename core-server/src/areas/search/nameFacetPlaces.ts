import type { Facets } from '@salient/shared/areas/search/facets.ts';
import { type EntityManager, In } from 'typeorm';
import { followMerges } from '../../lib/merges/followMerges.ts';
import { namesOfPlace } from '../places/namesOfPlace.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import { mostFrequent } from './addFacets.ts';

/** Adds to the place facet the names of the places whose ids it counts; merged ones are counted as one. */
export async function nameFacetPlaces(db: EntityManager, facets: Facets): Promise<Facets> {
  if (!facets.died_place?.length) return facets;
  const counted = await withoutMerged(db, facets.died_place);
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

/** The index may count a place still that became part of another one. */
async function withoutMerged(db: EntityManager, counted: PlaceCounts): Promise<PlaceCounts> {
  const merged = await followMerges(
    db,
    'place',
    counted.map(({ value }) => value),
  );
  const counts = new Map<string, number>();
  for (const { value, count } of counted) {
    const id = merged.get(value) ?? value;
    counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return mostFrequent(counts);
}

type PlaceCounts = NonNullable<Facets['died_place']>;
