import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressRange } from './addressRange.ts';

/** What one address may cost, all guests behind it together. Milliseconds but for `seconds`. */
export interface CostRule {
  /** Work within one window; the next call waits until it ends. */
  readonly budgetMs: number;
  readonly seconds: number;
  /** What every call costs. */
  readonly callMs: number;
  /** Work that costs no more than that: a busy machine makes light calls slow, and it is not their fault. */
  readonly lightMs: number;
}

/** 6,000 light calls a minute, which a class of thirty does not make, or 24 that take all the time a guest gets. */
export const defaultCostRule: CostRule = { budgetMs: 60_000, seconds: 60, callMs: 10, lightMs: 500 };

/** Counts what the calls of guests cost by address, in this process: counting in the database would cost more than it saves. */
export class GuestCosts {
  readonly #rule: CostRule;
  readonly #limiter: RateLimiterMemory;

  constructor(rule: CostRule) {
    this.#rule = rule;
    this.#limiter = new RateLimiterMemory({ points: rule.budgetMs, duration: rule.seconds });
  }

  /** Seconds after which the address may call again; 0 when it may now. */
  async wait(address: string): Promise<number> {
    const used = await this.#limiter.get(addressRange(address));
    if (!used || used.consumedPoints < this.#rule.budgetMs) return 0;
    return Math.max(1, Math.ceil(used.msBeforeNext / 1000));
  }

  /** A call of the address was worked at for so many milliseconds. */
  async add(address: string, workedMs: number): Promise<void> {
    const { callMs, lightMs } = this.#rule;
    await this.#limiter.penalty(addressRange(address), callMs + Math.max(0, Math.round(workedMs - lightMs)));
  }
}
