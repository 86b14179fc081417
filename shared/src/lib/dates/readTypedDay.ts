import { encodeDate, parseDateParts } from './partialDate.ts';

/**
 * Reads a day that somebody types in one field: `31/7/1917`, `31.7.1917`, `7/1917`, `1917`, `?/7/1917`, `1917-07-31`.
 *
 * @returns 8 characters with `?` for what is unknown; null when it is no day.
 */
export function readTypedDay(text: string): string | null {
  const given = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(given);
  const parts = iso ? [iso[3], iso[2], iso[1]] : given.split(/\s*[/.\-\s]\s*/);
  if (parts.length > 3 || !/^\d{4}$/.test(parts.at(-1) ?? '')) return null;
  const [day = '?', month = '?', year = '?'] = [...Array<string>(3 - parts.length).fill('?'), ...parts];
  const date = parseDateParts(day, month, year);
  return date && encodeDate(date);
}
