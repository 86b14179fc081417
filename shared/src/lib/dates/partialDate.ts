/**
 * A historical day of which any part may be unknown (null). Day 1-31, month 1-12, year of four digits. Never a
 * JavaScript `Date`: `1917` without a month is a complete statement, not the first of January.
 */
export interface PartialDate {
  readonly day: number | null;
  readonly month: number | null;
  readonly year: number | null;
}

export const unknownDate: PartialDate = { day: null, month: null, year: null };

/** How a part stands in replies: a number, or `?` when unknown (DATE-10). */
export type DatePart = number | '?';
/** What a client may send for a part: digits as number or text; `?`, blank and null all mean unknown. */
export type DatePartInput = number | string | null;

/** The part as replies show it. */
export const showPart = (part: number | null): DatePart => part ?? '?';

const dayLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/**
 * Whether the known parts can be a real day: each in range, and a day not past the end of its month. Without a year the
 * 29th of February passes, as some year has it (DATE-11).
 */
export function isPossibleDate({ day, month, year }: PartialDate): boolean {
  if (day !== null && !(Number.isInteger(day) && day >= 1 && day <= 31)) return false;
  if (month !== null && !(Number.isInteger(month) && month >= 1 && month <= 12)) return false;
  if (year !== null && !(Number.isInteger(year) && year >= 1000 && year <= 9999)) return false;
  if (day === null || month === null) return true;
  if (month === 2 && day === 29) return year === null || isLeapYear(year);
  return day <= (dayLengths[month - 1] as number);
}

function parsePart(part: DatePartInput | undefined, digits: RegExp): number | null {
  if (part === null || part === undefined) return null;
  if (typeof part === 'number') return part;
  const text = part.trim();
  if (text === '' || /^\?+$/.test(text)) return null;
  return digits.test(text) ? Number(text) : Number.NaN;
}

/**
 * Reads three parts as people and clients give them.
 *
 * @returns the date, or null when a part is no number or the date cannot exist (INVALID_FORMAT, DATE-03, DATE-11).
 */
export function parseDateParts(
  day: DatePartInput | undefined,
  month: DatePartInput | undefined,
  year: DatePartInput | undefined,
): PartialDate | null {
  const date = {
    day: parsePart(day, /^\d{1,2}$/),
    month: parsePart(month, /^\d{1,2}$/),
    year: parsePart(year, /^\d{4}$/),
  };
  return isPossibleDate(date) ? date : null;
}

const pad = (part: number | null, length: number) =>
  part === null ? '?'.repeat(length) : String(part).padStart(length, '0');

/** The 8-character form that travels and sorts: `19170731`, `1917????`; unknown parts sort after digits (DATE-02, DATE-12). */
export function encodeDate({ day, month, year }: PartialDate): string {
  return pad(year, 4) + pad(month, 2) + pad(day, 2);
}

/**
 * Reads the 8-character form.
 *
 * @returns the date, or null when the text has another shape or names an impossible day.
 */
export function decodeDate(text: string): PartialDate | null {
  const parts = /^(\d{4}|\?{4})(\d{2}|\?\?)(\d{2}|\?\?)$/.exec(text);
  return parts ? parseDateParts(parts[3], parts[2], parts[1]) : null;
}

/** Writes a day the way readers see it: `31/7/1917`, `?/?/1917` (DATE-01, DATE-09). */
export function formatPartialDate({ day, month, year }: PartialDate): string {
  return `${day ?? '?'}/${month ?? '?'}/${year ?? '?'}`;
}

export const isUnknown = ({ day, month, year }: PartialDate) => day === null && month === null && year === null;
export const isComplete = ({ day, month, year }: PartialDate) => day !== null && month !== null && year !== null;

/**
 * Whether `later` is before `earlier` as far as both are known: parts are compared from the year down, and the first
 * part that is unknown on either side ends the comparison without a verdict (DATE-14).
 */
export function isBefore(later: PartialDate, earlier: PartialDate): boolean {
  for (const part of ['year', 'month', 'day'] as const) {
    const a = later[part];
    const b = earlier[part];
    if (a === null || b === null) return false;
    if (a !== b) return a < b;
  }
  return false;
}

/**
 * Full years from birth to death, when the known parts leave no doubt.
 *
 * @returns null when a year is unknown, or when only the unknown month or day could decide the birthday.
 */
export function ageBetween(born: PartialDate, died: PartialDate): number | null {
  if (born.year === null || died.year === null) return null;
  const years = died.year - born.year;
  if (born.month === null || died.month === null) return null;
  if (born.month !== died.month) return died.month < born.month ? years - 1 : years;
  if (born.day === null || died.day === null) return null;
  return died.day < born.day ? years - 1 : years;
}

/** ISO 8601 with unknown parts cut off (`1917-10`, never `1917-10-00`), as schema.org wants it; null without a year. */
export function isoDate({ day, month, year }: PartialDate): string | null {
  if (year === null) return null;
  if (month === null) return String(year);
  return day === null ? `${year}-${pad(month, 2)}` : `${year}-${pad(month, 2)}-${pad(day, 2)}`;
}
