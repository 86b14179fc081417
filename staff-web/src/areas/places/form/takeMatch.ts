import type { LookupByLanguage, LookupMatch } from '@salient/shared/areas/places/placeLookup.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import { distanceBetween } from '@salient/shared/lib/map/distance.ts';
import { nameKeys } from '../nameKeys.ts';
import { type NameField, nameField, type PlaceForm } from './placeForm.ts';

/** Answers in two languages mean the same spot when they lie as near to each other as this, in metres. */
const sameSpot = 2_000;

const pointOf = ({ location: [lat, lon] }: LookupMatch) => ({ lat, lon });

/** The values of the form that a match gives: where it lies, and its names in each language in which it was found. */
export function takeMatch(chosen: LookupMatch, language: Language, found: LookupByLanguage): Partial<PlaceForm> {
  const names: Partial<Record<NameField, string>> = {};
  for (const each of languages) {
    const { matches = [], suggestions = [] } = found[each] ?? {};
    const same = [...matches, ...suggestions].find(
      (match) => distanceBetween(pointOf(match), pointOf(chosen)) <= sameSpot,
    );
    const match = each === language ? chosen : same;
    if (!match) continue;
    for (const key of nameKeys) {
      const name = key === 'name' ? match.name : match.address[key];
      if (name !== '') names[nameField(each, key)] = name;
    }
  }
  const [lat, lon] = chosen.location;
  const { country_code } = chosen.address;
  return {
    ...names,
    type: chosen.type,
    ...(country_code ? { country_code, country_guessed: false } : {}),
    loc: { lat: String(lat), lon: String(lon) },
  };
}

/** What the other languages lack and one has (PLACE-17). */
export function copyToAllLanguages(form: PlaceForm, from: Language): Partial<PlaceForm> {
  const names: Partial<Record<NameField, string>> = {};
  for (const language of languages) {
    for (const key of nameKeys) {
      const name = form[nameField(from, key)].trim();
      if (language !== from && name !== '' && form[nameField(language, key)].trim() === '') {
        names[nameField(language, key)] = name;
      }
    }
  }
  return names;
}
