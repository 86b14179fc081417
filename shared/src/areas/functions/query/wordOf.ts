import { countryName } from '../../../lib/i18n/countryName.ts';
import { type Language, languageNames } from '../../../lib/i18n/languages.ts';
import type { Translate } from '../../../lib/i18n/texts.ts';

/** Where the words for the values of arguments and columns of reports stand, by their names. */
const groups: Readonly<Record<string, readonly string[]>> = {
  victim_type: ['persons.victimTypes'],
  details: ['persons.victimTypeDetails'],
  event_type: ['events.types'],
  place_type: ['places.types'],
  memorial_type: ['memorials.types'],
  status: ['places.statuses', 'stories.statuses'],
  entity: ['history.types'],
  source: ['history.sources'],
};

/** A value of a report in words; undefined for one that has none. */
export function wordOf(name: string, value: string, t: Translate): string | undefined {
  if (name === 'language') return languageNames[value as Language];
  for (const group of [...(groups[name] ?? []), 'functions.words']) {
    const key = `${group}.${value}` as 'functions.words.yes';
    if (t(key) !== key) return t(key);
  }
  return undefined;
}

/** What a cell of a column of words says: each of its values in words, or as it is stored where it has none. */
export const cellWords = (column: string, value: unknown, t: Translate, language: Language): readonly string[] =>
  [value]
    .flat()
    .map(String)
    .filter((each) => each !== '')
    .map((each) => (column === 'country' ? countryName(each, language) : (wordOf(column, each, t) ?? each)));
