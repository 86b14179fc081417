import { calendarDayInBrussels, isoDay } from '@salient/shared/lib/dates/calendarDay.ts';
import type { EntityManager } from 'typeorm';

/**
 * Answers that are the same for everybody, kept until midnight in Brussels or until something changes that pages show: what is
 * taken back is gone with the next question.
 */
export class DayCache {
  readonly #now: () => Date;
  readonly #mostKept: number;
  /** By the connections that read them: what guests wait for is not what kiosks wait for. */
  readonly #kept = new Map<unknown, Map<string, Promise<unknown>>>();
  #keptOn = '';

  /** @param mostKept answers that are kept for each class of callers; past that all of them are read anew. */
  constructor(now: () => Date, mostKept: number) {
    this.#now = now;
    this.#mostKept = mostKept;
  }

  /** @param key of one answer: by its name and by all that it depends on. */
  async find<Answer>(db: EntityManager, key: string, read: () => Promise<Answer>): Promise<Answer> {
    const today = isoDay(calendarDayInBrussels(this.#now()));
    if (this.#keptOn !== today) this.forget();
    this.#keptOn = today;
    const answers = this.#kept.get(db.connection) ?? new Map<string, Promise<unknown>>();
    this.#kept.set(db.connection, answers);
    const kept = answers.get(key);
    if (kept) return kept as Promise<Answer>;
    if (answers.size >= this.#mostKept) answers.clear();
    const reading = read();
    answers.set(key, reading);
    // A failure is nobody's answer but the one's who asked.
    reading.catch(() => {
      if (answers.get(key) === reading) answers.delete(key);
    });
    return reading;
  }

  /** Something has changed, or may have changed unheard. */
  forget(): void {
    this.#kept.clear();
  }
}

declare module '../rpc/Services.ts' {
  interface Services {
    readonly dayCache: DayCache;
  }
}
