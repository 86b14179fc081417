import type { ReviewedName } from '@salient/shared/areas/names-of-day/namesOfDayMethods.ts';
import { calendarDayInBrussels, isoDay, nextMidnightInBrussels } from '@salient/shared/lib/dates/calendarDay.ts';
import type { DataSource, EntityManager } from 'typeorm';
import { type DayRequest, readNamesOfDay } from './readNamesOfDay.ts';

type Names = { readonly data: readonly ReviewedName[]; readonly total: number };
type NamesQuery = Omit<DayRequest, 'withLeftOut' | 'year'> & { readonly year?: number | undefined };

/** Pages that one process keeps for each class of callers: all that visitors and kiosks usually ask, and a bound for those who ask for more. */
const mostKept = 500;

/**
 * The names of a day as everybody reads them, kept until midnight in Brussels or until something changes that pages show:
 * who is left out is gone with the next question.
 */
export class NamesOfDay {
  readonly now: () => Date;
  /** By the connections that read them: what guests wait for is not what kiosks wait for. */
  readonly #kept = new Map<DataSource, Map<string, Promise<Names>>>();
  #keptOn = '';

  constructor(now: () => Date) {
    this.now = now;
  }

  /** The present day, and the moment at which it ends. */
  today() {
    const now = this.now();
    return { ...calendarDayInBrussels(now), until: nextMidnightInBrussels(now) };
  }

  async find(db: EntityManager, { year = this.today().year, ...asked }: NamesQuery): Promise<Names> {
    const request: DayRequest = { ...asked, year, withLeftOut: false };
    const today = isoDay(this.today());
    if (this.#keptOn !== today) this.forget();
    this.#keptOn = today;
    const pages = this.#kept.get(db.connection) ?? new Map<string, Promise<Names>>();
    this.#kept.set(db.connection, pages);
    if (pages.size >= mostKept) pages.clear();
    const key = JSON.stringify([request.month, request.day, year, request.lang, request.offset, request.limit]);
    const kept = pages.get(key);
    if (kept) return kept;
    const reading = readNamesOfDay(db, request);
    pages.set(key, reading);
    // A failure is nobody's answer but the one's who asked.
    reading.catch(() => {
      if (pages.get(key) === reading) pages.delete(key);
    });
    return reading;
  }

  /** Something has changed, or may have changed unheard. */
  forget(): void {
    this.#kept.clear();
  }
}

declare module '../../lib/rpc/Services.ts' {
  interface Services {
    readonly namesOfDay: NamesOfDay;
  }
}
