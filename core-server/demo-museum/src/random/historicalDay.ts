import type { PartialDate } from '@salient/shared/lib/dates/partialDate.ts';

/** A day as a number, so that lives can be reckoned with: days since 1 January 1970, negative before. */
export type DayNumber = number;

/** What is known of a day, from all to nothing. */
export type Precision = 'day' | 'month' | 'year' | 'none';

const dayLength = 86_400_000;

export function dayNumber(year: number, month: number, day: number): DayNumber {
  return Date.UTC(year, month - 1, day) / dayLength;
}

/** Reads `1917-07-31`. */
export function dayOf(text: string): DayNumber {
  const [year, month, day] = text.split('-').map(Number);
  return dayNumber(year as number, month as number, day as number);
}

// Nobody in the museum was born before 1800 or did anything after 2029.
const firstDay = dayNumber(1800, 1, 1);
const calendar = Array.from({ length: dayNumber(2030, 1, 1) - firstDay }, (_, index): Readonly<PartialDate> => {
  const date = new Date((firstDay + index) * dayLength);
  return { day: date.getUTCDate(), month: date.getUTCMonth() + 1, year: date.getUTCFullYear() };
});

/** The calendar date of a day. */
export function calendarDate(day: DayNumber): { day: number; month: number; year: number } {
  const date = calendar[Math.floor(day) - firstDay];
  if (!date) throw new RangeError(`day ${day} lies outside the demo's calendar`);
  return date as { day: number; month: number; year: number };
}

export const yearOf = (day: DayNumber): number => calendarDate(day).year;

/** The date as a source with that precision would give it. */
export function knownDate(day: DayNumber, precision: Precision): PartialDate {
  const date = calendarDate(day);
  switch (precision) {
    case 'day':
      return date;
    case 'month':
      return { day: null, month: date.month, year: date.year };
    case 'year':
      return { day: null, month: null, year: date.year };
    case 'none':
      return { day: null, month: null, year: null };
  }
}
