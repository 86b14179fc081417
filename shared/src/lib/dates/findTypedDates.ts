import { normalizeText } from '../names/normalizeText.ts';
import { isPossibleDate } from './partialDate.ts';
import { dates as de } from './texts/dates.de.ts';
import { dates as en } from './texts/dates.en.ts';
import { dates as fr } from './texts/dates.fr.ts';
import { dates as nl } from './texts/dates.nl.ts';

/** A day, a month, a year or a row of years among words that somebody typed. */
export interface TypedDate {
  /** Its words: the first, and the one behind the last. */
  readonly from: number;
  readonly to: number;
  /** The first and the last day that it allows, yyyymmdd. */
  readonly firstDay: number;
  readonly lastDay: number;
}

const earliestYear = 1800;
const latestYear = 1950;
const isYear = (year: number) => year >= earliestYear && year <= latestYear;

const monthNames = [nl, en, fr, de].map(({ months }) => Object.values(months).map(normalizeText));
/** The Dutch short form that is no beginning of its month. */
const shortMonths = new Map([['mrt', 3]]);

/** As clerks of the time wrote months between a day and a year. */
const romanMonths = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

/** The month that a word, in the form of `normalizeText` without a dot, is or begins in any of the four languages. */
function monthOf(word: string): number | null {
  const short = shortMonths.get(word);
  if (short !== undefined) return short;
  if (word.length < 3) return null;
  const meant = new Set(
    monthNames.flatMap((names) => names.flatMap((name, at) => (name.startsWith(word) ? [at + 1] : []))),
  );
  const [month] = meant;
  return meant.size === 1 && month !== undefined ? month : null;
}

const yearOf = (word: string): number | null => (/^\d{4}$/.test(word) && isYear(Number(word)) ? Number(word) : null);

/** 12, 12th, 1er, 3de, 12. */
function dayOf(word: string): number | null {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th|er|e|de|ste)?$/.exec(word) ?? [];
  const day = Number(digits ?? 0);
  return day >= 1 && day <= 31 ? day : null;
}

type Days = Pick<TypedDate, 'firstDay' | 'lastDay'>;

const ofYears = (first: number, last: number): Days => ({
  firstDay: first * 10_000 + 101,
  lastDay: last * 10_000 + 1231,
});

function ofDay(day: number | null, month: number, year: number): Days | null {
  if (!isPossibleDate({ day, month, year })) return null;
  const start = year * 10_000 + month * 100;
  return { firstDay: start + (day ?? 1), lastDay: start + (day ?? 31) };
}

/** `24.X.1917` with its month in digits. */
const withDigits = (word: string): string =>
  word.replace(/^(\d{1,2}[-./])([ivx]{1,4})(?=[-./]\d)/, (whole, day: string, roman: string) => {
    const month = romanMonths.indexOf(roman) + 1;
    return month === 0 ? whole : `${day}${month}`;
  });

/** A date that is one word: `1917`, `1914-18`, `31/7/1917`, `31.7.17`, `24.X.1917`, `7/1917`, `1917-07-31`. */
function inOneWord(typed: string): Days | null {
  const word = withDigits(typed);
  const year = yearOf(word);
  if (year !== null) return ofYears(year, year);
  const [, first, last] = /^(\d{4})[-/](\d{2}|\d{4})$/.exec(word) ?? [];
  if (first !== undefined && last !== undefined) {
    const years = [Number(first), Number(last.length === 2 ? first.slice(0, 2) + last : last)] as const;
    if (years.every(isYear) && years[0] <= years[1]) return ofYears(...years);
    // 1917-03 is March, as 1903 was before.
    return isYear(years[0]) && Number(last) <= 12 ? ofDay(null, Number(last), years[0]) : null;
  }
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(word);
  const own = /^(?:(\d{1,2})([-./]))?(\d{1,2})[-./](\d{4}|(?<=[-./]\d{1,2}[-./])\d{2})$/.exec(word);
  const [day, month, text] = iso ? [iso[3], iso[2], iso[1]] : own ? [own[1], own[3], own[4]] : [];
  if (month === undefined || text === undefined) return null;
  const full = Number(text.length === 2 ? `19${text}` : text);
  if (!isYear(full)) return null;
  // 12/13/1914 can only be the thirteenth of December, as Americans write it.
  return ofDay(day === undefined ? null : Number(day), Number(month), full) ?? ofDay(Number(month), Number(day), full);
}

/** A date of several words: `12 mei 1915`, `May 12 1915`, `1er août 1914`, `mei 1915`. */
function inSeveralWords(words: readonly string[]): (Days & { readonly length: number }) | null {
  const [one = '', two = '', three = ''] = words;
  const roman = romanMonths.indexOf(two) + 1;
  const orders = [
    { length: 3, day: dayOf(one), month: roman > 0 ? roman : monthOf(two), year: yearOf(three) },
    { length: 3, day: dayOf(two), month: monthOf(one), year: yearOf(three) },
  ];
  for (const { length, day, month, year } of orders) {
    if (day === null || month === null || year === null) continue;
    const days = ofDay(day, month, year);
    if (days) return { ...days, length };
  }
  const [month, year] = [monthOf(one), yearOf(two)];
  const days = month !== null && year !== null ? ofDay(null, month, year) : null;
  return days && { ...days, length: 2 };
}

/** Written as a day, which no calendar has: 30/2/1917. */
export const isImpossibleDate = (word: string): boolean => {
  const plain = withDigits(plainWord(word));
  return (
    /^(?:\d{1,2}([-./])\d{1,2}\1(?:1[89])?\d{2}|1[89]\d{2}-\d{1,2}-\d{1,2})$/.test(plain) && inOneWord(plain) === null
  );
};

const plainWord = (word: string) => normalizeText(word).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/**
 * The dates among typed words, in any written form of the four languages, in the order typed. Years from 1800 to 1950; days
 * stand before months where both are digits and either can be meant.
 */
export function findTypedDates(words: readonly string[]): TypedDate[] {
  const plain = words.map(plainWord);
  const found: TypedDate[] = [];
  for (let at = 0; at < plain.length; at++) {
    const several = inSeveralWords(plain.slice(at, at + 3));
    const one = several ? null : inOneWord(plain[at] as string);
    if (several) {
      const { length, ...days } = several;
      found.push({ from: at, to: at + length, ...days });
      at += length - 1;
    } else if (one) found.push({ from: at, to: at + 1, ...one });
  }
  return found;
}
