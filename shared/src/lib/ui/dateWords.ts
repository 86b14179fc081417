import type { PartialDate } from '../dates/partialDate.ts';
import type { Translate } from '../i18n/texts.ts';

type MonthKey = `dates.months.m${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`;

/** `July`, with the letter case that the language gives it inside a sentence. */
export const monthName = (month: number, t: Translate) => t(`dates.months.m${month}` as MonthKey);

/** A month in words: `July 1917`. */
export const monthAndYear = (month: number, year: number, t: Translate) => `${monthName(month, t)} ${year}`;

/** A day in words as far as it is known, saying which parts are not: `July 1917, day unknown`. */
export function spokenDate({ day, month, year }: PartialDate, t: Translate): string {
  if (month === null) {
    if (day === null) return year === null ? t('dates.spoken.unknown') : t('dates.spoken.year', { year });
    return year === null ? t('dates.spoken.dayOnly', { day }) : t('dates.spoken.dayYear', { day, year });
  }
  const name = monthName(month, t);
  if (day === null) {
    return year === null
      ? t('dates.spoken.monthOnly', { month: name })
      : t('dates.spoken.month', { month: name, year });
  }
  if (year === null) return t('dates.spoken.dayMonth', { day, month: name });
  return dayInWords(day, name, year, t);
}

function dayInWords(day: number, month: string, year: number, t: Translate): string {
  return day === 1 ? t('dates.first', { month, year }) : t('dates.full', { day, month, year });
}

/** A complete day in words, such as that of a consultation. */
export const fullDate = (day: number, month: number, year: number, t: Translate) =>
  dayInWords(day, monthName(month, t), year, t);

/**
 * A day as it stands inside a sentence, with its preposition: `on 31 July 1917`, `in July 1917`, `in 1917`.
 *
 * @returns null without a year, which says too little for a sentence.
 */
export function dateInSentence({ day, month, year }: PartialDate, t: Translate): string | null {
  if (year === null) return null;
  if (month === null) return t('dates.inYear', { year });
  const name = monthName(month, t);
  if (day === null) return t('dates.inMonth', { month: name, year });
  return day === 1 ? t('dates.onFirst', { month: name, year }) : t('dates.onFull', { day, month: name, year });
}

/**
 * A day as it is remembered, where no numbers shall stand for months: `31 July 1917`, `July 1917`, `1917`.
 *
 * @returns blank without a year, which says nothing to a reader.
 */
export function dateInWords({ day, month, year }: PartialDate, t: Translate): string {
  if (year === null) return '';
  if (month === null) return String(year);
  return day === null ? monthAndYear(month, year, t) : fullDate(day, month, year, t);
}
