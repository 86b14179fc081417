import { type ListColumn, mostDistinct, mostValues } from '@salient/shared/areas/imports/importList.ts';
import { countDateForm, noDates } from '@salient/shared/areas/imports/plan/dateOrders.ts';
import { cleanCell } from '../values/RowContext.ts';

/** Longer texts are told from each other by their beginning; what is shown is shorter still. */
const longestText = 200;

/** Counts what stands in one column, within a bound of memory. */
export class ColumnCounter {
  #filled = 0;
  #blank = 0;
  #isBeyond = false;
  #dates = noDates;
  readonly #times = new Map<string, number>();

  constructor(private readonly name: string) {}

  add(cell: string): void {
    const text = cleanCell(cell).slice(0, longestText);
    if (text === '') {
      this.#blank++;
      return;
    }
    this.#filled++;
    this.#dates = countDateForm(this.#dates, text);
    const times = this.#times.get(text);
    if (times !== undefined) this.#times.set(text, times + 1);
    else if (this.#times.size < mostDistinct) this.#times.set(text, 1);
    else this.#isBeyond = true;
  }

  end(): ListColumn {
    const values = [...this.#times].map(([text, count]) => ({ text, count }));
    // Of a column in which nearly all differ the first ones are as good as any.
    values.sort((a, b) => b.count - a.count);
    return {
      name: this.name,
      filled: this.#filled,
      blank: this.#blank,
      distinct: this.#isBeyond ? null : this.#times.size,
      values: values.slice(0, mostValues),
      dates: this.#dates,
    };
  }
}
