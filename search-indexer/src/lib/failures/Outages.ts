import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { describeFailure } from './describeFailure.ts';

const firstPauseMs = 200;
const longestPauseMs = 10_000;
/** A failure this long after the last one is a new story. */
const forgottenAfterMs = 60_000;

/** Failures in a row: each outage is logged once at its beginning and once at its end, with growing pauses between. */
export class Outages {
  readonly #log: Logger;
  readonly #now: () => number;
  #reported = new Set<string>();
  #pauseMs = firstPauseMs;
  #lastFailureAt = -Infinity;

  constructor(log: Logger, now: () => number = performance.now.bind(performance)) {
    this.#log = log;
    this.#now = now;
  }

  /** Whether something failed and `recovered` was not called since. */
  get isActive(): boolean {
    return this.#reported.size > 0;
  }

  report(error: unknown): void {
    const { service, message } = describeFailure(error);
    if (this.#now() - this.#lastFailureAt > forgottenAfterMs) this.#pauseMs = firstPauseMs;
    this.#lastFailureAt = this.#now();
    const kind = service ?? message;
    const isNews = !this.#reported.has(kind);
    this.#reported.add(kind);
    if (service === null) this.#log[isNews ? 'error' : 'debug']({ err: error }, 'indexing failed; trying again');
    else this.#log[isNews ? 'warn' : 'debug']({ reason: message }, `${service} is away; waiting for it`);
  }

  recovered(): void {
    if (!this.isActive) return;
    this.#reported.clear();
    this.#log.info('indexing goes on');
  }

  /** Waits before the next attempt, longer each time. Ends at once when `signal` is aborted. */
  async pause(signal: AbortSignal): Promise<void> {
    const ms = this.#pauseMs;
    this.#pauseMs = Math.min(ms * 2, longestPauseMs);
    await delay(ms, undefined, { signal }).catch(() => undefined);
  }
}
