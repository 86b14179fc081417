import type { PlaceDraft } from '@salient/shared/areas/places/checkPlace.ts';
import { placeKeys } from '@salient/shared/areas/search/nameKeys.ts';
import type { PlaceEntity } from './PlaceEntity.ts';

/** The columns of a stored place as the validator and the audit trail know them. */
export const placeDraftOf = (stored: PlaceEntity): PlaceDraft => ({
  type: stored.type,
  country_code: stored.country_code,
  country_guessed: stored.country_guessed,
  languages: stored.languages,
  further_languages: stored.further_languages,
  alternative_names: stored.alternative_names,
  lat: stored.lat,
  lon: stored.lon,
  resolution_status: stored.resolution_status,
});

/** The columns of a draft that passed its checks, with those that searches compare. */
export const placeColumns = ({ containments: _containments, ...draft }: PlaceDraft) => ({
  ...draft,
  further_languages: { ...draft.further_languages },
  alternative_names: [...draft.alternative_names],
  ...placeKeys(draft),
});
