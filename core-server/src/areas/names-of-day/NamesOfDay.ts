import { calendarDayInBrussels, nextMidnightInBrussels } from '@salient/shared/lib/dates/calendarDay.ts';
import type { EntityManager } from 'typeorm';
import type { DayCache } from '../../lib/cache/DayCache.ts';
import { type DayRequest, readNamesOfDay } from './readNamesOfDay.ts';

type NamesQuery = Omit<DayRequest, 'withLeftOut' | 'year'> & { readonly year?: number | undefined };

/** The names of a day as everybody reads them: who is left out is gone with the next question. */
export class NamesOfDay {
  readonly now: () => Date;
  readonly #cache: DayCache;

  constructor(now: () => Date, cache: DayCache) {
    this.now = now;
    this.#cache = cache;
  }

  /** The present day, and the moment at which it ends. */
  today() {
    const now = this.now();
    return { ...calendarDayInBrussels(now), until: nextMidnightInBrussels(now) };
  }

  async find(db: EntityManager, { year = this.today().year, ...asked }: NamesQuery): ReturnType<typeof readNamesOfDay> {
    const request: DayRequest = { ...asked, year, withLeftOut: false };
    const key = JSON.stringify(['namesOfDay', request.month, request.day, year, request.offset, request.limit]);
    return this.#cache.find(db, key, () => readNamesOfDay(db, request));
  }
}

declare module '../../lib/rpc/Services.ts' {
  interface Services {
    readonly namesOfDay: NamesOfDay;
  }
}
