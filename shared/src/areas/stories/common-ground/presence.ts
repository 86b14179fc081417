import { decodeDate, encodeDate } from '../../../lib/dates/partialDate.ts';
import type { Span } from './commonFact.ts';

/**
 * When somebody was somewhere beyond doubt. Months count from the year 0; `month` is null where only a year is known.
 * Whoever came "in 1905" and left "in 1914" was there from December 1905 to January 1914, at least.
 */
export interface Presence {
  readonly first: Bound | null;
  readonly last: Bound | null;
  /** Known to the day, for what took one day. */
  readonly day: string | null;
  /** The year of what is known to the year alone. */
  readonly year: number | null;
}

interface Bound {
  readonly month: number;
  /** Whether the month itself is known, and not only its year. */
  readonly isExact: boolean;
}

const monthOf = (year: number, month: number) => year * 12 + month - 1;
const war = { first: monthOf(1914, 8), last: monthOf(1918, 11) };
/** Until then the front zone was built up again. */
const lastOfReconstruction = monthOf(1924, 12);

function boundOf(text: string, monthWithoutOne: 1 | 12): (Bound & { readonly year: number }) | null {
  const date = decodeDate(text);
  if (!date || date.year === null) return null;
  const { year, month } = date;
  return { year, month: monthOf(year, month ?? monthWithoutOne), isExact: month !== null };
}

/**
 * Reads the days of an event.
 *
 * @param start 8 characters, `?` for unknown digits.
 * @param end the same; unknown for what took one day, and for a stay of which only the beginning is known.
 * @returns null when the years say nothing.
 */
export function presenceOf(start: string, end: string): Presence | null {
  const begins = boundOf(start, 12) ?? boundOf(end, 12);
  if (!begins) return null;
  const ends = boundOf(end, 1) ?? { ...begins, ...boundOf(start, 1) };
  const isOneDay = (start === end || boundOf(end, 1) === null) && !start.includes('?');
  if (ends.month < begins.month) {
    return { first: null, last: null, day: null, year: begins.year === ends.year ? begins.year : null };
  }
  return { first: begins, last: ends, day: isOneDay ? start : null, year: null };
}

/** Without the war, where it began earlier: where a soldier's home or work was says nothing of where the war took him. */
export function untilWar(presence: Presence): Presence {
  const { first, last } = presence;
  if (first === null || last === null || first.month >= war.first || last.month < war.first) return presence;
  return { ...presence, last: { month: war.first - 1, isExact: true } };
}

export interface Overlap {
  readonly span: Span;
  /** Of the war, or of the years before it and of the reconstruction, or of a later time that says little. */
  readonly era: 'war' | 'around' | 'later';
  /** How many months it may be. */
  readonly months: number;
}

/** When two were somewhere at the same time beyond doubt; null where that is not known. */
export function overlapOf(a: Presence, b: Presence): Overlap | null {
  if (a.day !== null && b.day !== null) {
    if (a.day === b.day) return overlap({ from: a.day, to: a.day }, a.first as Bound, a.first as Bound);
  }
  if (a.first === null || a.last === null || b.first === null || b.last === null) return overlapOfYears(a, b);
  const first = later(a.first, b.first);
  const last = earlier(a.last, b.last);
  if (last.month < first.month) return null;
  const isLong = last.month - first.month > 12;
  const byYear = isLong || !first.isExact || !last.isExact;
  return overlap({ from: written(first, byYear), to: written(last, byYear) }, first, last);
}

/** Both in a year of which no more is known: not side by side perhaps, and true all the same. */
function overlapOfYears(a: Presence, b: Presence): Overlap | null {
  const year = a.year ?? b.year;
  if (year === null) return null;
  const [from, to] = [monthOf(year, 1), monthOf(year, 12)];
  const isThen = ({ first, last, year: own }: Presence) =>
    first !== null && last !== null ? first.month <= to && last.month >= from : own === year;
  if (!isThen(a) || !isThen(b)) return null;
  const bound = (month: number): Bound => ({ month, isExact: false });
  return overlap({ from: `${year}????`, to: `${year}????` }, bound(from), bound(to));
}

const overlap = (span: Span, first: Bound, last: Bound): Overlap => ({
  span,
  era:
    first.month <= war.last && last.month >= war.first
      ? 'war'
      : first.month <= lastOfReconstruction
        ? 'around'
        : 'later',
  months: last.month - first.month,
});

const later = (a: Bound, b: Bound) => (b.month > a.month || (b.month === a.month && b.isExact) ? b : a);
const earlier = (a: Bound, b: Bound) => (b.month < a.month || (b.month === a.month && b.isExact) ? b : a);

function written({ month }: Bound, byYear: boolean): string {
  const year = Math.floor(month / 12);
  return encodeDate({ year, month: byYear ? null : (month % 12) + 1, day: null });
}
