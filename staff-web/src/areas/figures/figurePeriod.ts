import { type FigureStep, mostYears } from '@salient/shared/areas/figures/useFigures.ts';
import { addDays, type CalendarDay, isoDay } from '@salient/shared/lib/dates/calendarDay.ts';
import { isWholeDay } from '../../lib/dates/wholeDay.ts';

/** Days that each choice reaches back, today included. */
const lengths = { week: 7, month: 30, quarter: 90, year: 365 } as const;
export const periodChoices = ['week', 'month', 'quarter', 'year', 'own'] as const;
export type PeriodChoice = (typeof periodChoices)[number];

export const comparisons = ['none', 'before', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

/** Days `yyyy-mm-dd`, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** What a choice means today; `own` starts from the last month, for somebody to change. */
export function periodOf(choice: PeriodChoice, today: CalendarDay): Period {
  const days = choice === 'own' ? lengths.month : lengths[choice];
  return { from: isoDay(addDays(today, 1 - days)), to: isoDay(today) };
}

export const isPeriod = ({ from, to }: Period) =>
  isWholeDay(from) && isWholeDay(to) && from <= to && Number(to.slice(0, 4)) - Number(from.slice(0, 4)) <= mostYears;

export function dayOf(iso: string): CalendarDay {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
}

const dayMs = 86_400_000;
const daysOf = ({ from, to }: Period) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

/**
 * What a period is compared with: as many days just before it, or the same days of the week a year earlier (364 days),
 * so that Sundays stand beside Sundays.
 */
export function periodBefore(period: Period, comparison: Exclude<Comparison, 'none'>): Period {
  const back = comparison === 'year' ? 364 : daysOf(period);
  return { from: isoDay(addDays(dayOf(period.from), -back)), to: isoDay(addDays(dayOf(period.to), -back)) };
}

/** How finely a chart cuts a period, so that its bars can be told apart. */
export function stepOf(period: Period): FigureStep {
  const days = daysOf(period);
  if (days <= 62) return 'day';
  return days <= 400 ? 'week' : 'month';
}
