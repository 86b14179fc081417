import { isPossibleDate } from '../../lib/dates/partialDate.ts';

/** Years of the war: who died in any of them is remembered on the day (beyond.md 7). */
export const warYears = { first: 1914, last: 1918 } as const;

/** A day of any year. */
export interface DayOfYear {
  readonly month: number;
  readonly day: number;
}

export const isDayOfYear = ({ month, day }: DayOfYear): boolean => isPossibleDate({ day, month, year: null });

const hasLeapDay = (year: number) => isPossibleDate({ day: 29, month: 2, year });

/**
 * The days of death that are remembered on a day of a year: the day itself, and on 28 February of a year without a 29th
 * those who died on that one too.
 */
export function daysOfDeath({ month, day }: DayOfYear, year: number): readonly DayOfYear[] {
  const own = { month, day };
  return month === 2 && day === 28 && !hasLeapDay(year) ? [own, { month, day: 29 }] : [own];
}
