import type { DayOfYear } from './dayOfDeath.ts';

const page = '/public/names-of-day';

/** The Atom feed. */
export const feedPath = `${page}.atom`;

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** The public page of a day, `/public/names-of-day/07-31`; without a day, of the one it is. */
export const namesOfDayPath = (day?: DayOfYear): string =>
  day ? `${page}/${twoDigits(day.month)}-${twoDigits(day.day)}` : page;
