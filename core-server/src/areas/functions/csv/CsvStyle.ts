import { edtfDate } from '@salient/shared/lib/dates/edtfDate.ts';
import { decodeDate, formatPartialDate, isUnknown } from '@salient/shared/lib/dates/partialDate.ts';
import { countryName } from '@salient/shared/lib/i18n/countryName.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { LRUCache } from 'lru-cache';
import { severalInCell } from './Cell.ts';

/** How values are written into cells. */
export interface CsvStyle {
  readonly language: Language;
  /** An encoded day, and the last one of a period; blank when nothing is known. */
  readonly date: (first: string, last: string) => string;
  /** A stored value of a choice; `words` is where its words stand. */
  readonly choice: (value: string, words: ChoiceWords) => string;
  readonly country: (code: string) => string;
  /** SQL of the text that a list becomes, of SQL of that list. */
  readonly listSql: (list: string) => string;
}

/** Several values in one text, as a cell has them (CSV-16). */
const inOneCell = (list: string) => `array_to_string(${list}, '${severalInCell}')`;

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
    listSql: inOneCell,
  };
}

/** For programs: dates as the open data have them, with a stroke between the ends of a period, and values as they are stored. */
export const programStyle = (language: Language, format: 'csv' | 'jsonl'): CsvStyle => ({
  language,
  date: (first, last) => period(edtfDate(first), edtfDate(last), '/'),
  choice: (value) => value,
  country: (code) => code,
  listSql: format === 'jsonl' ? (list) => `to_json(${list})::text` : inOneCell,
});
