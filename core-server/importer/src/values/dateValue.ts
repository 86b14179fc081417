import { isUnknown, type PartialDate, unknownDate } from '@salient/shared/lib/dates/partialDate.ts';

/** A date as a row gives it: one day, a range, or a border before or after which it lies. */
export interface DateValue {
  readonly kind: 'unknown' | 'day' | 'range' | 'before' | 'after';
  readonly start: PartialDate;
  readonly end: PartialDate;
  /** What the source writes; empty when it writes nothing. */
  readonly text: string;
  /** True when the text says something that the parts do not: it belongs into the comments. */
  readonly keepText: boolean;
}

export const noDate: DateValue = { kind: 'unknown', start: unknownDate, end: unknownDate, text: '', keepText: false };

/**
 * The date for a field that holds one day: of a range the parts that both ends share; of a border nothing. `keepText`
 * says that the source knows more.
 */
export function asSingleDay(date: DateValue): { readonly day: PartialDate; readonly keepText: boolean } {
  if (date.kind === 'day' || date.kind === 'unknown') return { day: date.start, keepText: date.keepText };
  if (date.kind !== 'range') return { day: unknownDate, keepText: true };
  const { start, end } = date;
  if (isUnknown(end)) return { day: start, keepText: date.keepText };
  const year = start.year === end.year ? start.year : null;
  const month = year !== null && start.month === end.month ? start.month : null;
  const day = month !== null && start.day === end.day ? start.day : null;
  return { day: { year, month, day }, keepText: true };
}

/** Start and end for an event that lasts: a single day has no end, a border has one side. */
export function asPeriod(date: DateValue): {
  readonly start: PartialDate;
  readonly end: PartialDate;
  readonly keepText: boolean;
} {
  if (date.kind === 'before') return { start: unknownDate, end: date.end, keepText: true };
  if (date.kind === 'range') return { start: date.start, end: date.end, keepText: date.keepText };
  return { start: date.start, end: unknownDate, keepText: date.keepText };
}
