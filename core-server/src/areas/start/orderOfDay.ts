import type { CalendarDay } from '@salient/shared/lib/dates/calendarDay.ts';

/** Faces beside the story of the day: a row of a wide screen, two of a phone. */
export const facesOfDay = 6;

const dayMs = 86_400_000;

/** How many days have passed since the first of 1970. */
const dayNumber = ({ year, month, day }: CalendarDay) => Date.UTC(year, month - 1, day) / dayMs;

/**
 * Stories in the order in which a day asks for them, the story of that day first: each has its turn, and the same day gives
 * the same to everybody. The others begin one further each day; with the rest of a row added to that, the next day's faces
 * are those behind this day's.
 */
export function orderOfDay<Story>(stories: readonly Story[], today: CalendarDay): Story[] {
  if (stories.length === 0) return [];
  const number = dayNumber(today);
  const first = number % stories.length;
  const others = [...stories.slice(first + 1), ...stories.slice(0, first)];
  const row = others.length === 0 ? 0 : (number * (facesOfDay - 1)) % others.length;
  return [...stories.slice(first, first + 1), ...others.slice(row), ...others.slice(0, row)];
}
