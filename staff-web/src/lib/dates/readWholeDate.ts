import { type DateTexts, isPossible, meaningOf } from './dateTexts.ts';

const separated = /^(\d{1,2}|\?{1,2})\s*[/.\-\s]\s*(\d{1,2}|\?{1,2})\s*[/.\-\s]\s*(\d{4}|\?{1,4})$/;
const yearFirst = /^(\d{4}|\?{1,4})\s*[/.-]\s*(\d{1,2}|\?{1,2})\s*[/.-]\s*(\d{1,2}|\?{1,2})$/;
const joined = /^(\d{2}|\?\?)(\d{2}|\?\?)(\d{4}|\?{4})$/;
const joinedYearFirst = /^(\d{4}|\?{4})(\d{2}|\?\?)(\d{2}|\?\?)$/;

const unknownAs = (text: string) => (text.startsWith('?') ? '?' : text);

const texts = (day = '', month = '', year = ''): DateTexts => ({
  day: unknownAs(day),
  month: unknownAs(month),
  year: unknownAs(year),
});

/**
 * Reads a day that is given as a whole: `17101914`, `17/10/1914`, `17.10.1914`, `1914-10-17`, `?/10/1914`. Eight digits
 * are day, month, year, and year first only where that alone can be a day (`19141017`).
 *
 * @returns null when the text is no whole day; one that cannot exist is still one, and is said to be wrong as such.
 */
export function readWholeDate(text: string): DateTexts | null {
  const given = text.trim();
  const dayFirst = separated.exec(given);
  if (dayFirst) return texts(dayFirst[1], dayFirst[2], dayFirst[3]);
  const iso = yearFirst.exec(given);
  if (iso) return texts(iso[3], iso[2], iso[1]);
  const digits = joined.exec(given);
  const reversed = joinedYearFirst.exec(given);
  const forward = digits && texts(digits[1], digits[2], digits[3]);
  const backward = reversed && texts(reversed[3], reversed[2], reversed[1]);
  if (forward && backward) return !isDay(forward) && isDay(backward) ? backward : forward;
  return forward ?? backward;
}

const isDay = (given: DateTexts) => isPossible(meaningOf(given));
