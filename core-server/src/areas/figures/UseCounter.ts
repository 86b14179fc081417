import { hourOf } from '@salient/shared/areas/figures/useCount.ts';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { addCounts, type CountRow } from './addCounts.ts';

interface UseCounterOptions {
  readonly dataSource: DataSource;
  readonly log: Logger;
  readonly now: () => Date;
}

/** Between two writings, so that a busy day costs one statement and not one a page. Milliseconds. */
const writeEveryMs = 5_000;

/** Counts what this process serves, and writes the sums now and then. A process that is killed loses some seconds of them. */
export class UseCounter {
  readonly #options: UseCounterOptions;
  readonly #timer: NodeJS.Timeout;
  #sums = new Map<string, CountRow>();
  #writing: Promise<void> = Promise.resolve();

  constructor(options: UseCounterOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.write(), writeEveryMs);
    this.#timer.unref();
  }

  /** Adds one. */
  count(what: Omit<CountRow, 'hour' | 'count'>): void {
    this.#add({ ...what, hour: hourOf(this.#options.now()), count: 1 });
  }

  /** Writes what was counted. While the database is away it is kept for the next time. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#writeOnce());
    return this.#writing;
  }

  /** Writes what is left. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }

  async #writeOnce(): Promise<void> {
    if (this.#sums.size === 0) return;
    const sums = [...this.#sums.values()];
    this.#sums = new Map();
    try {
      await addCounts(this.#options.dataSource, sums);
    } catch (error) {
      this.#options.log.warn({ err: error }, 'what was counted could not be written yet');
      for (const sum of sums) this.#add(sum);
    }
  }

  #add(row: CountRow): void {
    const { hour, kiosk, what, value, record, language, version, count } = row;
    const key = [hour.getTime(), kiosk, what, value, record, language, version].join();
    this.#sums.set(key, { ...row, count: count + (this.#sums.get(key)?.count ?? 0) });
  }
}
