import type { ResultOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';

export type Losses = ResultOf<Methods['getUnitLosses']>;

/** What a chart has room for: the war, and the year in which many still died of it. */
const [firstMonth, lastMonth] = ['1914-07', '1919-12'];

const after = (month: string) => {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** Every month from the first loss to the last, those without any too; earlier and later ones stand in the table alone. */
export function monthsOfChart(months: Losses['months']): Losses['months'] {
  const shown = months.filter(({ month }) => month >= firstMonth && month <= lastMonth);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return [];
  const counts = new Map(shown.map(({ month, count }) => [month, count]));
  const columns: { month: string; count: number }[] = [];
  for (let month = first.month; month <= last.month; month = after(month)) {
    columns.push({ month, count: counts.get(month) ?? 0 });
  }
  return columns;
}
