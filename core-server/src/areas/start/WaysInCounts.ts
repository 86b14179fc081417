import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { type CountedWaysIn, countWaysIn } from './countWaysIn.ts';

/** Milliseconds after which counts are made anew. */
const freshMs = 10 * 60_000;
/** Milliseconds that a page waits for the very first counts; with a million persons it goes without them. */
const longestWaitMs = 500;
const none: CountedWaysIn = { places: [], units: [], memorials: [] };
const isNone = (counts: CountedWaysIn) => Object.values(counts).every(({ length }) => length === 0);

/**
 * Which places, units and memorials have most persons, kept for some minutes: counting takes longer than a page may. Whoever
 * comes after that time gets the former counts, and they are made anew behind it. What cannot be counted is left out.
 */
export class WaysInCounts {
  readonly #now: () => Date;
  readonly #log: Logger;
  #kept = none;
  #counting: Promise<void> | null = null;
  #countedAt = 0;

  constructor(now: () => Date, log: Logger) {
    this.#now = now;
    this.#log = log;
  }

  /** The moment of the last counting, in milliseconds: what was made of counts is as old as they are. */
  get countedAt(): number {
    return this.#countedAt;
  }

  /** @param db the caller's connections; counting may go on after the call. */
  async find(db: EntityManager): Promise<CountedWaysIn> {
    const isFresh = this.#now().getTime() - this.#countedAt < freshMs;
    if (!isFresh) this.#counting ??= this.#count(db.connection.manager);
    if (isNone(this.#kept)) await Promise.race([this.#counting, delay(longestWaitMs, undefined, { ref: false })]);
    return this.#kept;
  }

  async #count(db: EntityManager): Promise<void> {
    const failed = (error: unknown) => {
      this.#log.warn({ err: error }, 'the ways in of the first page could not be counted');
      return null;
    };
    const counts = await countWaysIn(db).catch(failed);
    this.#counting = null;
    if (counts) this.#kept = counts;
    // An empty museum is counted at once, and fills up at once; a failure is not tried again with every page.
    if (!counts || !isNone(counts)) this.#countedAt = this.#now().getTime();
  }
}
