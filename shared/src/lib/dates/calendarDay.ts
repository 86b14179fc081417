import { museumTimeZone } from './museumTimeZone.ts';

/** A day of the present calendar, all of it known: today, or one that is to come. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const dayMs = 86_400_000;
const inBrussels = new Intl.DateTimeFormat('en-GB', {
  timeZone: museumTimeZone,
  hourCycle: 'h23',
  ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
});

function clockInBrussels(moment: Date) {
  const parts = inBrussels.formatToParts(moment).map(({ type, value }) => [type, Number(value)] as const);
  return Object.fromEntries(parts) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
}

/** The day of a moment where the museum is. */
export function calendarDayInBrussels(moment: Date): CalendarDay {
  const { year, month, day } = clockInBrussels(moment);
  return { year, month, day };
}

/** The day so many days later, or earlier for a negative number. */
export function addDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const moment = new Date(Date.UTC(year, month - 1, day) + days * dayMs);
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() };
}

/** The moment at which the next day begins in Brussels; days of 23 and 25 hours included. */
export function nextMidnightInBrussels(moment: Date): Date {
  const { year, month, day } = addDays(calendarDayInBrussels(moment), 1);
  const utcMidnight = Date.UTC(year, month - 1, day);
  // Brussels is one hour ahead of UTC in winter and two in summer.
  const candidates = [2, 1].map((hours) => new Date(utcMidnight - hours * 3_600_000));
  return candidates.find((candidate) => clockInBrussels(candidate).hour === 0) as Date;
}

/** `2026-11-22`. */
export const isoDay = ({ year, month, day }: CalendarDay): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
