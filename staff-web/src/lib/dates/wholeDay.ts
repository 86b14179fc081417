import { type DateValue, dateParts, isPossible } from './dateTexts.ts';

const unknown: DateValue = { day: '?', month: '?', year: '?' };

/** The parts of a day `yyyy-mm-dd`, of which some may be `?` while it is typed. */
export function partsOfDay(text: string | null): DateValue {
  if (text === null || text === '') return unknown;
  const [year, month, day] = text.split('-').map((part) => (/^\d+$/.test(part) ? Number(part) : '?'));
  return { day: day ?? '?', month: month ?? '?', year: year ?? '?' };
}

/** A day as `yyyy-mm-dd`; what is typed of it only in part stays with `?` in it, to be refused as such (S13). */
export function dayOfParts(parts: DateValue): string | null {
  if (dateParts.every((part) => parts[part] === '?')) return null;
  const text = (part: number | string, length: number) => String(part).padStart(length, part === '?' ? '?' : '0');
  return `${text(parts.year, 4)}-${text(parts.month, 2)}-${text(parts.day, 2)}`;
}

/** Whether a text is a day that there is. */
export const isWholeDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isPossible(partsOfDay(text));
