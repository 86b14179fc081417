import type { PlaceDraft } from '@salient/shared/areas/places/checkPlace.ts';
import type { PlaceInput, PlaceNames } from '@salient/shared/areas/places/place.ts';
import type { LookupMatch } from '@salient/shared/areas/places/placeLookup.ts';
import { placeLevels } from '@salient/shared/areas/places/placeTypes.ts';
import { countryName } from '@salient/shared/lib/i18n/countryName.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';

/**
 * What a place becomes when it is what a look-up found: names that it has stay, in one way or the other, those that it
 * lacks are filled, and it lies where the match does.
 */
export function inputOfMatch(
  place: Readonly<PlaceDraft>,
  { type, name, address, location: [lat, lon] }: LookupMatch,
  known: Partial<Record<Language, string>> = {},
): PlaceInput {
  const code = address.country_code || place.country_code;
  const named: Partial<Record<Language, PlaceNames>> = {};
  for (const language of languages) {
    const own = place.languages[language];
    const names: PlaceNames = { ...own, name: known[language] || own?.name || name };
    for (const level of placeLevels) {
      const area = level === 'country' ? code && countryName(code, language) : own?.[level] || address[level];
      if (area) names[level] = area;
    }
    named[language] = names;
  }
  const inUse = new Set(Object.values(named).map((names) => names.name));
  const former = Object.values(place.languages).flatMap((names) => names?.name ?? []);
  const others = [...place.alternative_names, ...former, name].filter((each) => each !== '' && !inUse.has(each));
  const isLand = type === 'country' || type.startsWith('administrative');
  return {
    type: place.type === 'unknown' || isLand ? type : place.type,
    country_code: code,
    country_guessed: false,
    languages: named,
    alternative_names: [...new Set(others)],
    loc: { lat, lon },
    looked_up: true,
  };
}
