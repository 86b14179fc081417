import type { Language } from '../../lib/i18n/languages.ts';
import type { PlaceNames } from '../places/place.ts';
import type { PersonStoryInput } from './story.ts';

interface PersonFacts {
  readonly surname: string;
  readonly familyname: string;
  readonly born_year: number | '?' | null;
  readonly died_year: number | '?' | null;
}

/** What a new story takes over from its person, to be changed afterwards (STORY-09). */
export const fieldsFromPerson = (person: PersonFacts) =>
  ({
    first_name: person.surname,
    family_name: person.familyname,
    born_year: person.born_year,
    died_year: person.died_year,
  }) satisfies PersonStoryInput;

interface PlaceFacts {
  readonly country_code: string | null;
  readonly country_guessed?: boolean;
  readonly languages: Partial<Record<Language, PlaceNames>>;
}

/** How a story writes a place: the municipality and the province, in Dutch, as long as the place has them in it. */
export function writtenPlace(languages: PlaceFacts['languages']) {
  const names = languages.nl ?? languages.en ?? Object.values(languages)[0];
  return {
    community: names?.locality || names?.name || '',
    area: names?.administrative_area_level_2 || names?.administrative_area_level_1 || '',
  };
}

/** What choosing the event that a story has its place from fills in (STORY-09). */
export function fieldsFromPlace(place: PlaceFacts) {
  return {
    ...writtenPlace(place.languages),
    // A story says where its person came from in words that are printed: a guess is for its writer to make.
    country_code: (!place.country_guessed && place.country_code) || '',
  } satisfies PersonStoryInput;
}
