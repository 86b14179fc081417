import { decodeDate, type PartialDate } from '../dates/partialDate.ts';

/** The days from the first to the last that two partial dates allow, as `yyyymmdd`; without a bound where no year is known. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

export const alwaysPeriod: Period = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

const dayOf = (date: PartialDate | null, month: number, day: number, unknown: number) =>
  date?.year == null ? unknown : date.year * 10_000 + (date.month ?? month) * 100 + (date.day ?? day);

export const periodOf = ({ from_date, to_date }: { readonly from_date: string; readonly to_date: string }): Period => ({
  from: dayOf(decodeDate(from_date), 1, 1, alwaysPeriod.from),
  to: dayOf(decodeDate(to_date), 12, 31, alwaysPeriod.to),
});

export const isOneDay = ({ from, to }: Period): boolean => from === to;

/** The days that two periods share; null when they only meet on the day on which one ends and the other begins. */
export function sharedPeriod(a: Period, b: Period): Period | null {
  const shared = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
  if (shared.from < shared.to) return shared;
  return shared.from === shared.to && [a, b].some(isOneDay) ? shared : null;
}
