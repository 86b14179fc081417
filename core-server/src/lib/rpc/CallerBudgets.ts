import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { DataSource } from 'typeorm';
import type { CallerClass, Pools } from '../db/pools.ts';
import { ConcurrencyLimiter, type ConcurrencyRule, NoFreeSlot } from './ConcurrencyLimiter.ts';
import { type CostRule, defaultCostRule, GuestCosts } from './GuestCosts.ts';
import { RpcFailure } from './RpcFailure.ts';

/** Calls of each class that run and wait at once; the costly ones of guests apart, so that light ones need not wait for them. */
const concurrency: Readonly<Record<CallerClass | 'costlyGuest', ConcurrencyRule>> = {
  // A class of thirty behind one address may all press the button together.
  guest: { slots: 6, slotsOfOne: 4, waiting: 120, waitingOfOne: 60, waitMs: 4_000 },
  costlyGuest: { slots: 2, slotsOfOne: 2, waiting: 100, waitingOfOne: 40, waitMs: 8_000 },
  // Comparing a password takes a processor, not a connection.
  signIn: { slots: 8, slotsOfOne: 6, waiting: 100, waitingOfOne: 60, waitMs: 10_000 },
  staff: { slots: 16, slotsOfOne: 8, waiting: 500, waitingOfOne: 200, waitMs: 10_000 },
  kiosk: { slots: 4, slotsOfOne: 2, waiting: 40, waitingOfOne: 20, waitMs: 5_000 },
};

/** When a caller who found no place may ask again. */
const retryAfterSeconds = 3;

/** Whose budget a call uses: the class, and the one of it, by account, address or device secret. */
export interface Payer {
  readonly callerClass: CallerClass;
  readonly caller: string;
  readonly isCostly?: boolean;
}

/** Gives each class of callers its own connections and its own queue, so that none can use up another's (decision 22). */
export class CallerBudgets {
  readonly #pools: Pools;
  readonly #limiters: Readonly<Record<CallerClass | 'costlyGuest', ConcurrencyLimiter>>;
  readonly #costs: GuestCosts;

  constructor(pools: Pools, costRule: CostRule = defaultCostRule) {
    this.#pools = pools;
    this.#costs = new GuestCosts(costRule);
    this.#limiters = {
      guest: new ConcurrencyLimiter(concurrency.guest),
      costlyGuest: new ConcurrencyLimiter(concurrency.costlyGuest),
      signIn: new ConcurrencyLimiter(concurrency.signIn),
      staff: new ConcurrencyLimiter(concurrency.staff),
      kiosk: new ConcurrencyLimiter(concurrency.kiosk),
    };
  }

  /**
   * Does the work of a call with the connections of its class.
   *
   * @throws RpcFailure tooManyRequests for a guest whose address has cost too much, busy when too many ask at once.
   */
  async run<T>(
    { callerClass, caller, isCostly = false }: Payer,
    work: (dataSource: DataSource) => Promise<T>,
  ): Promise<T> {
    const limiter = this.#limiters[callerClass === 'guest' && isCostly ? 'costlyGuest' : callerClass];
    const counts = callerClass === 'guest' && caller !== '';
    if (counts) await this.#refuseDear(caller);
    try {
      return await limiter.run(caller, async () => {
        // What those before cost while this one waited.
        if (counts) await this.#refuseDear(caller);
        const began = performance.now();
        try {
          return await work(this.#pools[callerClass]);
        } finally {
          if (counts) await this.#costs.add(caller, performance.now() - began);
        }
      });
    } catch (error) {
      if (error instanceof NoFreeSlot) throw new RpcFailure(commonErrors.busy, { retryAfterSeconds });
      throw error;
    }
  }

  async #refuseDear(address: string): Promise<void> {
    const seconds = await this.#costs.wait(address);
    if (seconds > 0) throw new RpcFailure(commonErrors.tooManyRequests, { retryAfterSeconds: seconds });
  }
}
