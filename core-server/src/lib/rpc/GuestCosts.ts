import { LRUCache } from 'lru-cache';

/** What one address may cost, all guests behind it together. Milliseconds but for `seconds`. */
export interface CostRule {
  /** Work within one window; the next call waits until it ends. */
  readonly budgetMs: number;
  readonly seconds: number;
  /** What every call costs. */
  readonly callMs: number;
  /** Work that costs no more than that: a busy machine makes light calls slow, and it is not their fault. */
  readonly lightMs: number;
  /** What everybody waits for, such as reading the parameters of a call; nothing when it is left out. */
  readonly heldUp?: HeldUpRule;
}

interface HeldUpRule {
  /** So many times its time it costs. */
  readonly times: number;
  /** No longer than that it costs nothing: every call takes a little, and the first of its kind more. */
  readonly lightMs: number;
}

/** 6,000 light calls a minute, which a class of thirty does not make, or 24 that take all the time a guest gets. */
export const defaultCostRule: CostRule = {
  budgetMs: 60_000,
  seconds: 60,
  callMs: 10,
  lightMs: 500,
  heldUp: { times: 20, lightMs: 20 },
};

/** Addresses whose costs are remembered; of more, those that have not asked for longest begin anew. */
const mostAddresses = 100_000;

interface Used {
  readonly costMs: number;
  readonly workedMs: number;
}

const unused: Used = { costMs: 0, workedMs: 0 };

/** Counts what the calls of guests cost by address, in this process: counting in the database would cost more than it saves. */
export class GuestCosts {
  readonly #rule: CostRule;
  /** By address, each until the window ends that its first call began. */
  readonly #used: LRUCache<string, Used>;

  constructor(rule: CostRule) {
    this.#rule = rule;
    this.#used = new LRUCache({ max: mostAddresses, ttl: rule.seconds * 1000, noUpdateTTL: true });
  }

  /** Seconds after which the address may call again; 0 when it may now. */
  wait(address: string): number {
    if (this.#usedBy(address).costMs < this.#rule.budgetMs) return 0;
    return Math.max(1, Math.ceil(this.#used.getRemainingTTL(address) / 1000));
  }

  /** Milliseconds for which calls of the address were worked at in its present window. */
  worked(address: string): number {
    return this.#usedBy(address).workedMs;
  }

  /** A call of the address was worked at for so many milliseconds. */
  add(address: string, ms: number): void {
    const { callMs, lightMs } = this.#rule;
    const { costMs, workedMs } = this.#usedBy(address);
    this.#used.set(address, {
      costMs: costMs + callMs + Math.max(0, Math.round(ms - lightMs)),
      workedMs: workedMs + ms,
    });
  }

  /** A call of the address held everybody up for so many milliseconds of the processor. */
  addHeldUp(address: string, ms: number): void {
    const { heldUp } = this.#rule;
    if (!heldUp || ms <= heldUp.lightMs) return;
    const { costMs, workedMs } = this.#usedBy(address);
    this.#used.set(address, { costMs: costMs + Math.round(ms * heldUp.times), workedMs: workedMs + ms });
  }

  #usedBy(address: string): Used {
    return this.#used.get(address) ?? unused;
  }
}
