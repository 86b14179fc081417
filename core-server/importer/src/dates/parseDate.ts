import { isPossibleDate, type PartialDate, unknownDate } from '@salient/shared/lib/dates/partialDate.ts';
import type { DateOptions } from './dateReading.ts';

/** One part of a normalized date text, with the punctuation that stands before it. */
interface Atom {
  readonly kind: 'number' | 'month' | 'unknown';
  readonly value: number;
  readonly digits: number;
  readonly separator: string;
}

/** Null when something else than numbers, months, `?` and punctuation is in the text. */
export function splitAtoms(text: string): Atom[] | null {
  const atoms: Atom[] = [];
  const pattern = /([\s.,/-]*)(?:m(\d{1,2})|(\d+)|(\?+))/gy;
  let end = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const [, separator = '', month, number] = found;
    if (month) atoms.push({ kind: 'month', value: Number(month), digits: 0, separator });
    else if (number) atoms.push({ kind: 'number', value: Number(number), digits: number.length, separator });
    else atoms.push({ kind: 'unknown', value: 0, digits: 0, separator });
    end = pattern.lastIndex;
  }
  return /^[\s.,/-]*$/.test(text.slice(end)) ? atoms : null;
}

const isYear = (atom: Atom | undefined) => atom?.kind === 'number' && atom.digits === 4;
const isShort = (atom: Atom | undefined) => atom?.kind === 'unknown' || (atom?.kind === 'number' && atom.digits <= 2);
/** Zero in a form stands for unknown: 00/05/1917. */
const part = (atom: Atom | undefined): number | null =>
  !atom || atom.kind === 'unknown' || atom.value === 0 ? null : atom.value;

export function yearOf(atom: Atom | undefined, options: DateOptions): number | null {
  const value = part(atom);
  if (value === null || atom?.digits !== 2) return value;
  const century = Math.floor(options.firstTwoDigitYear / 100) * 100;
  return value + century + (value + century < options.firstTwoDigitYear ? 100 : 0);
}

const checked = (date: PartialDate): PartialDate | null => (isPossibleDate(date) ? date : null);

/**
 * Reads a single date from a normalized text.
 *
 * @returns null when the text is no single date, or no day that exists.
 */
export function parseDate(text: string, options: DateOptions): PartialDate | null {
  const atoms = splitAtoms(text);
  if (!atoms || atoms.length === 0 || atoms.length > 3) return null;
  if (atoms.length === 1) return parseAlone(atoms[0] as Atom, options);
  return atoms.some((atom) => atom.kind === 'month') ? parseNamedMonth(atoms, options) : parseNumeric(atoms, options);
}

function parseAlone(atom: Atom, options: DateOptions): PartialDate | null {
  if (atom.kind === 'month') return checked({ ...unknownDate, month: atom.value });
  if (atom.kind === 'unknown') return unknownDate;
  if (atom.digits === 4) return checked({ ...unknownDate, year: part(atom) });
  if (atom.digits !== 8) return null;
  const digits = String(atom.value).padStart(8, '0');
  const at = (start: number, length: number) => Number(digits.slice(start, start + length)) || null;
  // 19170731 whatever the order, unless the first four digits can be no year: 31071917.
  const leading = Number(digits.slice(0, 4));
  if (options.order === 'ymd' || (leading >= 1500 && leading < 2100)) {
    return checked({ year: at(0, 4), month: at(4, 2), day: at(6, 2) });
  }
  const [first, second, year] = [at(0, 2), at(2, 2), at(4, 4)];
  return checked(options.order === 'mdy' ? { day: second, month: first, year } : { day: first, month: second, year });
}

/** 5 m6 1917, m6 5 1917, 1917 m6 5, m6 1917, 5 m6, 5 m6 17. */
function parseNamedMonth(atoms: readonly Atom[], options: DateOptions): PartialDate | null {
  const month = atoms.filter((atom) => atom.kind === 'month');
  const numbers = atoms.filter((atom) => atom.kind !== 'month');
  if (month.length !== 1) return null;
  const value = (month[0] as Atom).value;
  const [first, second] = numbers;
  if (numbers.length === 1) {
    if (isYear(first)) return checked({ day: null, month: value, year: part(first) });
    return isShort(first) ? checked({ day: part(first), month: value, year: null }) : null;
  }
  const [year, day] = isYear(first) ? [first, second] : [second, first];
  if (!isShort(day) || !(isYear(year) || isShort(year))) return null;
  return checked({ day: part(day), month: value, year: yearOf(year, options) });
}

function parseNumeric(atoms: readonly Atom[], options: DateOptions): PartialDate | null {
  const [a, b, c] = atoms;
  if (!c) {
    // 1917-05, 5/1917, ?/1917; or a day and a month without year.
    if (isYear(a) && isShort(b)) return checked({ day: null, month: part(b), year: part(a) });
    if (isShort(a) && isYear(b)) return checked({ day: null, month: part(a), year: part(b) });
    if (!isShort(a) || !isShort(b)) return null;
    return checked(
      options.order === 'dmy'
        ? { day: part(a), month: part(b), year: null }
        : { day: part(b), month: part(a), year: null },
    );
  }
  // 3.-9./1916 lacks the month of a range; only one kind of joint makes one date.
  if (b?.separator.includes('-') !== c.separator.includes('-')) return null;
  if (isYear(a) && isShort(b) && isShort(c)) return checked({ year: part(a), month: part(b), day: part(c) });
  if (!isShort(a) || !isShort(b) || !(isYear(c) || isShort(c))) return null;
  if (options.order === 'ymd' && isShort(c)) {
    return checked({ year: yearOf(a, options), month: part(b), day: part(c) });
  }
  const year = yearOf(c, options);
  return checked(
    options.order === 'mdy' ? { day: part(b), month: part(a), year } : { day: part(a), month: part(b), year },
  );
}
