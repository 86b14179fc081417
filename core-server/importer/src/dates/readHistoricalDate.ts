import { decodeDate, isUnknown, unknownDate } from '@salient/shared/lib/dates/partialDate.ts';
import { type DateOptions, type DateReading, defaultDateOptions } from './dateReading.ts';
import { unknownTexts } from './dateWords.ts';
import { normalizeDateText } from './normalizeDateText.ts';
import { parseDateRange } from './parseDateRange.ts';

const notKnown: DateReading = { kind: 'unknown', start: unknownDate, end: unknownDate, certain: true };

/**
 * Reads a date as lists of the time and those who copied them write it, in Dutch, English, French or German:
 * `4./7. 1916`, `31./1.-28./2. 1915`, `2. ?. 1918`, `le 5 juin 1917`, `mars 1915`, `Nov. 23, 1915.`, `11/26/1915` (where
 * the order says so), `1916-12-03`, `1917????`, `5.VI.17`, `1914-18`, `ca. 1890`, `vor dem 3. 8. 1917`.
 *
 * @returns an unknown date for blank texts and for words that say so; null when the text is none of these, or names a
 *   day that does not exist. Nothing is guessed in silence: `certain` is false when a letter or digit had to be.
 */
export function readHistoricalDate(given: string, options: DateOptions = defaultDateOptions): DateReading | null {
  const trimmed = given.trim();
  if (trimmed === '') return notKnown;
  const encoded = decodeDate(trimmed);
  if (encoded) return isUnknown(encoded) ? notKnown : { kind: 'day', start: encoded, end: encoded, certain: true };

  const { text, border, certain } = normalizeDateText(trimmed);
  if (unknownTexts.test(text) || unknownTexts.test(trimmed.toLowerCase())) return notKnown;
  const range = parseDateRange(text, options);
  if (!range) return null;
  if (isUnknown(range.start) && isUnknown(range.end)) return certain ? notKnown : { ...notKnown, certain };
  const { start, end, endMoved } = range;
  if (border) return { kind: border, start, end, certain: false };
  return { kind: start === end ? 'day' : 'range', start, end, certain: certain && !endMoved };
}
