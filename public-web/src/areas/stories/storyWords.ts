import type { PublicStory, PublicStorySummary } from '@salient/shared/areas/stories/publicStory.ts';
import { countryName } from '@salient/shared/lib/i18n/countryName.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

type NamedStory = Pick<PublicStorySummary, 'calculated_full_name'>;
type Years = Pick<PublicStory, 'born_year' | 'died_year'>;
type Place = Pick<PublicStory, 'place_names' | 'country_code'>;

/** The name of a story's person, or that none is known. */
export const nameOf = ({ calculated_full_name }: NamedStory, t: Translate) =>
  calculated_full_name || t('persons.nameless');

/** `1889–1917`, or the one year that is known in words; blank when none is. */
export function yearsOf({ born_year, died_year }: Years, t: Translate): string {
  if (born_year !== null && died_year !== null) {
    return t('storyCards.years', { born: String(born_year), died: String(died_year) });
  }
  if (born_year !== null) return t('storyCards.bornYear', { year: String(born_year) });
  return died_year === null ? '' : t('storyCards.diedYear', { year: String(died_year) });
}

/** Community, area and country as far as they are known: `Passendale, West-Vlaanderen, België`. */
export function placeOf({ place_names, country_code }: Place, language: Language): string {
  const { community, area } = place_names[language];
  return [community, area === community ? '' : area, country_code && countryName(country_code, language)]
    .filter(Boolean)
    .join(', ');
}
