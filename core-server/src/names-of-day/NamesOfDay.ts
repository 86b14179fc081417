import { calendarDayInBrussels, isoDay, nextMidnightInBrussels } from '@salient/shared/dates/calendarDay.ts';
import type { ReviewedName } from '@salient/shared/names-of-day/namesOfDayMethods.ts';
import type { DataSource } from 'typeorm';
import { type DayRequest, readNamesOfDay } from './readNamesOfDay.ts';

type Names = { readonly data: readonly ReviewedName[]; readonly total: number };
type Asked = Omit<DayRequest, 'withLeftOut' | 'year'> & { readonly year?: number | undefined };

/** Pages that one process keeps: all that visitors and kiosks usually ask, and a bound for those who ask for more. */
const mostKept = 500;

/**
 * The names of a day as everybody reads them, kept until midnight in Brussels or until somebody saves a record: who is
 * left out is gone with the next question.
 */
export class NamesOfDay {
  readonly #dataSource: DataSource;
  readonly now: () => Date;
  readonly #kept = new Map<string, Promise<Names>>();
  #keptOn = '';

  constructor(dataSource: DataSource, now: () => Date) {
    this.#dataSource = dataSource;
    this.now = now;
  }

  /** The present day, and the moment at which it ends. */
  today() {
    const now = this.now();
    return { ...calendarDayInBrussels(now), until: nextMidnightInBrussels(now) };
  }

  async find({ year = this.today().year, ...asked }: Asked): Promise<Names> {
    const request: DayRequest = { ...asked, year, withLeftOut: false };
    const today = isoDay(this.today());
    if (this.#keptOn !== today || this.#kept.size >= mostKept) this.forget();
    this.#keptOn = today;
    const key = JSON.stringify([request.month, request.day, year, request.lang, request.offset, request.limit]);
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const reading = readNamesOfDay(this.#dataSource.manager, request);
    this.#kept.set(key, reading);
    // A failure is nobody's answer but the one's who asked.
    reading.catch(() => {
      if (this.#kept.get(key) === reading) this.#kept.delete(key);
    });
    return reading;
  }

  /** Some record was saved, or saving may have gone unheard. */
  forget(): void {
    this.#kept.clear();
  }
}
