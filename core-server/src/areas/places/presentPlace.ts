import type { Place } from '@salient/shared/areas/places/place.ts';
import { locationOf } from '../../lib/db/locationOf.ts';
import type { PlaceEntity } from './PlaceEntity.ts';

/** The fields of a place that leave the server for staff. */
export const presentPlace = (place: PlaceEntity): Place => ({
  id: place.id,
  version: place.version,
  type: place.type,
  country_code: place.country_code,
  country_guessed: place.country_guessed,
  languages: place.languages,
  further_languages: place.further_languages,
  alternative_names: place.alternative_names,
  loc: locationOf(place.lat, place.lon),
  resolution_status: place.resolution_status,
});
