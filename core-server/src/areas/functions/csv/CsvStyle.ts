import { decodeDate, formatPartialDate, isoDate, isUnknown } from '@salient/shared/lib/dates/partialDate.ts';
import { countryName } from '@salient/shared/lib/i18n/countryName.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** How values are written into cells. */
export interface CsvStyle {
  readonly language: Language;
  /** An encoded day, and the last one of a period; blank when nothing is known. */
  readonly date: (first: string, last: string) => string;
  /** A stored value of a choice; `words` is where its words stand. */
  readonly choice: (value: string, words: ChoiceWords) => string;
  readonly country: (code: string) => string;
}

/** Where the words of a choice stand, and the values that say nothing. */
export interface ChoiceWords {
  readonly key:
    | 'persons.genders'
    | 'persons.victimTypes'
    | 'persons.victimTypeDetails'
    | 'events.whereReasons'
    | 'events.enlistedReasons'
    | 'events.jailedTypes'
    | 'events.memorialKinds'
    | 'military.types';
  readonly unsaid: readonly string[];
}

const period = (first: string, last: string, between: string) =>
  last === '' || last === first ? first : `${first}${between}${last}`;

function inWords(encoded: string): string {
  const date = decodeDate(encoded);
  return date && !isUnknown(date) ? formatPartialDate(date) : '';
}

function inIso(encoded: string): string {
  const date = decodeDate(encoded);
  return (date && isoDate(date)) ?? '';
}

/** For people: dates as the product shows them, choices and countries in their language. */
export const peopleStyle = (language: Language, t: Translate): CsvStyle => ({
  language,
  date: (first, last) => period(inWords(first), inWords(last), ' – '),
  choice: (value, { key, unsaid }) =>
    value === '' || unsaid.includes(value) ? '' : t(`${key}.${value}` as 'persons.genders.male'),
  country: (code) => (code === '' ? '' : countryName(code, language)),
});

/** For programs: ISO 8601 dates with unknown parts cut off, and values as they are stored. */
export const programStyle = (language: Language): CsvStyle => ({
  language,
  date: (first, last) => period(inIso(first), inIso(last), '/'),
  choice: (value) => value,
  country: (code) => code,
});
