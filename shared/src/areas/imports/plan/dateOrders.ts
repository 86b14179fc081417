import type { DateForms, ListColumn, ListContent } from '../importList.ts';
import type { DateOrder, ImportPlan } from './ImportPlan.ts';
import { importTargets } from './importTargets.ts';

/** How a date in digits can be read: `either` where day and month can be taken for each other. */
export const dateForms = ['dmy', 'mdy', 'ymd', 'either'] as const;
export type DateForm = (typeof dateForms)[number];

export const noDates: DateForms = {
  ...{ dmy: { count: 0, sample: '' }, mdy: { count: 0, sample: '' } },
  ...{ ymd: { count: 0, sample: '' }, either: { count: 0, sample: '' } },
};

/** Null for what is no date in digits, for a day that is the same either way, and for one that does not exist. */
export function dateFormOf(text: string): DateForm | null {
  const found = /^\s*(\d{1,4})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(?:\d{4}|\d{1,2})(?!\d)/.exec(text);
  if (!found) return null;
  const [, year = '', middle = ''] = found;
  if (year.length === 4) return 'ymd';
  const [first, second] = [Number(year), Number(middle)];
  const [low, high] = [Math.min(first, second), Math.max(first, second)];
  if (low < 1 || low > 12 || high > 31 || first === second) return null;
  return high <= 12 ? 'either' : first > 12 ? 'dmy' : 'mdy';
}

export function countDateForm(forms: DateForms, text: string, times = 1): DateForms {
  const form = dateFormOf(text);
  if (!form) return forms;
  const { count, sample } = forms[form];
  return { ...forms, [form]: { count: count + times, sample: sample || text.trim() } };
}

/** The dates in digits of columns, as far as they were counted. */
function formsIn(columns: readonly ListColumn[]): DateForms {
  let all = noDates;
  for (const { dates, values } of columns) {
    const own = dates ?? values.reduce((forms, { text, count }) => countDateForm(forms, text, count), noDates);
    for (const form of dateForms) {
      const { count, sample } = all[form];
      all = { ...all, [form]: { count: count + own[form].count, sample: sample || own[form].sample } };
    }
  }
  return all;
}

/** The order that most dates speak for of which only one can be read; day first where none does. */
export function guessOrder(columns: readonly ListColumn[]): DateOrder {
  const { dmy, mdy, ymd, either } = formsIn(columns);
  if (ymd.count > 0 && dmy.count + mdy.count + either.count === 0) return 'ymd';
  return mdy.count > dmy.count ? 'mdy' : 'dmy';
}

/** Why an order of dates should be looked at: dates of the other order, or none that tells which it is. */
export interface OrderDoubt {
  readonly why: 'other' | 'either';
  readonly count: number;
  readonly sample: string;
}

/** Null where the dates of the columns that are used can be read by the order of the plan, and by it alone. */
export function orderDoubt(
  { columns, dateOrder }: ImportPlan,
  content: Pick<ListContent, 'columns'>,
): OrderDoubt | null {
  const dates = content.columns.filter(({ name }) => {
    const said = columns[name];
    return said !== undefined && importTargets[said].kind === 'date';
  });
  const { dmy, mdy, either } = formsIn(dates);
  const other = dateOrder === 'mdy' ? dmy : dateOrder === 'dmy' ? mdy : null;
  if (other && other.count > 0) return { why: 'other', ...other };
  if (either.count > 0 && dmy.count + mdy.count === 0) return { why: 'either', ...either };
  return null;
}
