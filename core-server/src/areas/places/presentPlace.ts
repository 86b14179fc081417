import type { Place } from '@salient/shared/areas/places/place.ts';
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
  loc: place.lat === null || place.lon === null ? null : { lat: place.lat, lon: place.lon },
  resolution_status: place.resolution_status,
});
