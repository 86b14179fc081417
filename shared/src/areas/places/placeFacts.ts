import type { Language } from '../../lib/i18n/languages.ts';
import type { Texts } from '../../lib/i18n/texts.ts';
import type { Place, PlaceNames } from './place.ts';
import { placeCountry } from './placeCountry.ts';
import type { LookupMatch } from './placeLookup.ts';
import type { PlaceType } from './placeTypes.ts';

type Areas = Partial<Pick<PlaceNames, 'locality' | 'administrative_area_level_2' | 'administrative_area_level_1'>>;

/**
 * What tells a place from others of its name, in the reader's language: what it is, in which areas it lies, in which country.
 * Wherever places are chosen from, they are told apart by this.
 */
export function placeFacts(
  {
    type,
    country_code,
    country_guessed,
    languages,
  }: Pick<Place, 'type' | 'country_code' | 'country_guessed' | 'languages'>,
  { t, language }: Texts,
): string[] {
  if (type === 'country') return [typeText(type, t)];
  const own = namesIn(languages, language);
  const areas = areasOf(own ?? {}, own?.name ?? '');
  return some(typeText(type, t), areas.join(', '), placeCountry({ country_code, country_guessed }, language));
}

/** The same of what a look-up knows. */
export function matchFacts({ type, name, address }: LookupMatch, { t, language }: Texts): string[] {
  const { country_code } = address;
  if (type === 'country') return [typeText(type, t)];
  const country = country_code === '' ? '' : placeCountry({ country_code }, language);
  return some(typeText(type, t), areasOf(address, name).join(', '), country);
}

const typeText = (type: PlaceType, t: Texts['t']): string => (type === 'unknown' ? '' : t(`places.types.${type}`));

const namesIn = (languages: Place['languages'], language: Language): PlaceNames | undefined =>
  languages[language] ?? languages.nl ?? Object.values(languages)[0];

/** From the smallest up, each once; a town that gives its name to its municipality needs to be named once. */
function areasOf(areas: Areas, name: string): string[] {
  const all = [areas.locality, areas.administrative_area_level_2, areas.administrative_area_level_1];
  return [...new Set(all)].filter((area): area is string => Boolean(area) && area !== name);
}

const some = (...facts: readonly string[]): string[] => facts.filter((fact) => fact !== '');
