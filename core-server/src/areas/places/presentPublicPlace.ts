import type { PublicPlace } from '@salient/shared/areas/places/publicPlace.ts';
import { locationOf } from '../../lib/db/locationOf.ts';
import { namesOfPlace } from './namesOfPlace.ts';
import type { PlaceEntity } from './PlaceEntity.ts';

/** What everybody may read of a place; null for none. */
export function presentPublicPlace(place: PlaceEntity | undefined): PublicPlace | null {
  if (!place) return null;
  return {
    names: namesOfPlace(place),
    type: place.type,
    country_code: place.country_code,
    country_guessed: place.country_guessed,
    loc: locationOf(place.lat, place.lon),
  };
}
