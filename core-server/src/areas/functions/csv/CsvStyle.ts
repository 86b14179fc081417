import { decodeDate, formatPartialDate, isoDate, isUnknown } from '@salient/shared/lib/dates/partialDate.ts';
import { countryName } from '@salient/shared/lib/i18n/countryName.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { LRUCache } from 'lru-cache';

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

/** More values than one column of a long list has different ones. */
const mostRemembered = 20_000;

/** The same texts, each made once: a list of 600,000 names says few things over and over. */
function remembered(textOf: (value: string) => string): (value: string) => string {
  const texts = new LRUCache<string, string>({ max: mostRemembered });
  return (value) => {
    const known = texts.get(value);
    if (known !== undefined) return known;
    const text = textOf(value);
    texts.set(value, text);
    return text;
  };
}

/** For people: dates as the product shows them, choices and countries in their language. */
export function peopleStyle(language: Language, t: Translate): CsvStyle {
  const dayOf = remembered(inWords);
  const country = remembered((code) => countryName(code, language));
  const word = remembered((key) => t(key as 'persons.genders.male'));
  return {
    language,
    date: (first, last) => period(dayOf(first), dayOf(last), ' – '),
    choice: (value, { key, unsaid }) => (value === '' || unsaid.includes(value) ? '' : word(`${key}.${value}`)),
    country: (code) => (code === '' ? '' : country(code)),
  };
}

/** For programs: ISO 8601 dates with unknown parts cut off, and values as they are stored. */
export const programStyle = (language: Language): CsvStyle => ({
  language,
  date: (first, last) => period(inIso(first), inIso(last), '/'),
  choice: (value) => value,
  country: (code) => code,
});
