import { isBefore, isPossibleDate, type PartialDate, unknownDate } from '@salient/shared/lib/dates/partialDate.ts';
import type { DateOptions } from './dateReading.ts';
import { parseDate, splitAtoms } from './parseDate.ts';

export interface DateRange {
  readonly start: PartialDate;
  readonly end: PartialDate;
  /** The last day was past the end of its month (1.-31. Juni) and was taken for the month's last. */
  readonly endMoved?: boolean;
}

/**
 * Reads a normalized text as one date or as a range, in which the first date may leave to the second what both share:
 * `3-9/12 1916`, `31/1-28/2 1915`, `1914-18`. Of more than two days the first and the last are taken.
 */
export function parseDateRange(text: string, options: DateOptions): DateRange | null {
  const years = /^(\d{4})\s?[-/~]\s?(\d{2}|\d{4})$/.exec(text);
  const range = years ? parseYears(years[1] as string, years[2] as string) : null;
  if (range && (text.includes('/') || range.end.year !== null)) return range;

  const single = parseDate(text, options);
  if (single) return { start: single, end: single };
  for (const joint of ['~', '-', '/', ', ']) {
    for (let at = text.indexOf(joint); at >= 0; at = text.indexOf(joint, at + 1)) {
      // A stroke joins days, as in 4/5 July; elsewhere it stands inside one date.
      if (joint === '/' && !/^\d{1,2}\.?\s?$/.test(text.slice(0, at))) break;
      const right = parseLast(text.slice(at + 1).replace(/^[\s.,/~-]+/, ''), options);
      const start = right && parseFirst(text.slice(0, at), right.start, options);
      if (start && right) return { ...right, start };
    }
  }
  return null;
}

function parseLast(text: string, options: DateOptions): DateRange | null {
  const range = parseDateRange(text, options);
  const day = /^(?:29|3[01])(?!\d)/.exec(text)?.[0];
  if (range || !day) return range;
  for (let last = Number(day) - 1; last >= 28; last--) {
    const moved = parseDate(text.replace(day, String(last)), options);
    if (moved?.day === last) return { start: moved, end: moved, endMoved: true };
  }
  return null;
}

/** 1914-18, 1916/17; not 1914-11, which is a month. */
function parseYears(first: string, second: string): DateRange | null {
  const start = Number(first);
  const end = second.length === 4 ? Number(second) : Math.floor(start / 100) * 100 + Number(second);
  if (end <= start || (second.length === 2 && Number(second) <= 12 && end !== start + 1)) return null;
  const [from, to] = [start, end].map((year) => ({ ...unknownDate, year })) as [PartialDate, PartialDate];
  return isPossibleDate(from) && isPossibleDate(to) ? { start: from, end: to } : null;
}

/** The first date of a range; `right` lends it what it does not say itself. */
function parseFirst(text: string, right: PartialDate, options: DateOptions): PartialDate | null {
  const atoms = splitAtoms(text);
  if (!atoms || atoms.length === 0) return null;
  const [only] = atoms;
  if (atoms.length === 1 && only?.kind === 'number' && only.digits <= 2) {
    if (right.day !== null) return inOrder({ ...right, day: only.value }, right, ['day']);
    // Months alone only as 5-7/1916: with a dot the number is a day.
    if (right.month === null || text.includes('.')) return null;
    return inOrder({ ...right, month: only.value }, right, ['month']);
  }
  const left = parseDateRange(text.replace(/[\s.,/~-]+$/, ''), options)?.start;
  if (!left) return null;
  if (left.year !== null) return isBefore(right, left) ? null : left;
  return inOrder({ ...left, year: right.year }, right, ['year']);
}

/** A lent year is the year before when the range runs over New Year: 28/12-3/1 1915. */
function inOrder(
  left: PartialDate,
  right: PartialDate,
  said: readonly ('day' | 'month' | 'year')[],
): PartialDate | null {
  if (!isPossibleDate(left)) return null;
  if (!isBefore(right, left)) return left;
  const overNewYear = { ...left, year: (left.year ?? 0) - 1 };
  return said[0] === 'year' && left.year !== null && isPossibleDate(overNewYear) ? overNewYear : null;
}
