import { z } from 'zod';
import { type CalendarDay, calendarDayInBrussels, isoDay } from '../../lib/dates/calendarDay.ts';
import { museumTimeZone } from '../../lib/dates/museumTimeZone.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

const clock = '([01]\\d|2[0-3]):[0-5]\\d';
const spanPattern = new RegExp(`^${clock}-(${clock}|24:00)$`);

/** From and until when on one day, on the museum's clock: `10:00-18:00`; empty for a day on which it stays closed. */
const spanSchema = z.string().refine((text) => text === '' || isSpan(text));
/** A day that differs from its weekday: `2026-12-25` is closed, `2026-12-24 10:00-16:00` open for that long. */
const exceptionSchema = z.string().refine((text) => readException(text) !== null);

/** When the museum is open around a kiosk. Without these hours a kiosk never goes dark. */
export const openingHoursSchema = z.strictObject({
  always_open: z.boolean(),
  monday: spanSchema,
  tuesday: spanSchema,
  wednesday: spanSchema,
  thursday: spanSchema,
  friday: spanSchema,
  saturday: spanSchema,
  sunday: spanSchema,
  exceptions: z.array(exceptionSchema),
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** Of a kiosk that nobody has set up. */
export const defaultOpeningHours: OpeningHours = {
  always_open: true,
  monday: '10:00-18:00',
  tuesday: '10:00-18:00',
  wednesday: '10:00-18:00',
  thursday: '10:00-18:00',
  friday: '10:00-18:00',
  saturday: '10:00-18:00',
  sunday: '10:00-18:00',
  exceptions: [],
};

/** Whether a text is a span that begins before it ends. */
export function isSpan(text: string): boolean {
  const [from = '', until = ''] = text.split('-');
  return spanPattern.test(text) && from < until;
}

/** The day and the span of an exception, `''` for closed; null when the text is none. */
export function readException(text: string): { readonly date: string; readonly span: string } | null {
  const [date = '', span = '', ...rest] = text.split(' ');
  const isDay = z.iso.date().safeParse(date).success;
  return isDay && rest.length === 0 && (span === '' || isSpan(span)) ? { date, span } : null;
}

/** The span of a calendar day, `''` when closed: its exception, else its weekday's. */
export function spanOf(hours: OpeningHours, date: CalendarDay): string {
  const wanted = isoDay(date);
  for (const text of hours.exceptions) {
    const exception = readException(text);
    if (exception?.date === wanted) return exception.span;
  }
  const fromSunday = new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay();
  return hours[weekdays[(fromSunday + 6) % 7] as Weekday];
}

const clockInBrussels = new Intl.DateTimeFormat('en-GB', {
  timeZone: museumTimeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Whether the museum is open at a moment, by the clock in Brussels. */
export function isOpenAt(hours: OpeningHours, moment: Date): boolean {
  if (hours.always_open) return true;
  const [from = '', until = ''] = spanOf(hours, calendarDayInBrussels(moment)).split('-');
  const now = clockInBrussels.format(moment);
  return from !== '' && from <= now && now < until;
}
