import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { DataSource } from 'typeorm';
import type { CallerClass, Pools } from '../db/pools.ts';
import { addressRange } from './addressRange.ts';
import { ConcurrencyLimiter, type ConcurrencyRule, NoFreeSlot } from './ConcurrencyLimiter.ts';
import { type CostRule, defaultCostRule, GuestCosts } from './GuestCosts.ts';
import { RpcFailure } from './RpcFailure.ts';

/** Calls of each class that run and wait at once; the costly ones of guests apart, so that light ones need not wait for them. */
const concurrency: Readonly<Record<CallerClass | 'costlyGuest' | 'page', ConcurrencyRule>> = {
  // A class of thirty behind one address may all press the button together.
  guest: { slots: 6, slotsOfOne: 4, waiting: 120, waitingOfOne: 60, waitMs: 4_000 },
  costlyGuest: { slots: 2, slotsOfOne: 2, waiting: 100, waitingOfOne: 40, waitMs: 8_000 },
  // Drawing a page takes the one processor of all classes.
  page: { slots: 8, slotsOfOne: 4, waiting: 200, waitingOfOne: 60, waitMs: 8_000 },
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
  readonly #limiters: Readonly<Record<keyof typeof concurrency, ConcurrencyLimiter>>;
  readonly #costs: GuestCosts;

  constructor(pools: Pools, costRule: CostRule = defaultCostRule) {
    this.#pools = pools;
    this.#costs = new GuestCosts(costRule);
    const workedFor = (address: string) => this.#costs.worked(address);
    this.#limiters = {
      guest: new ConcurrencyLimiter(concurrency.guest, workedFor),
      costlyGuest: new ConcurrencyLimiter(concurrency.costlyGuest, workedFor),
      page: new ConcurrencyLimiter(concurrency.page, workedFor),
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
    const dataSource = this.#pools[callerClass];
    // Accounts and secrets stay as they are.
    const address = addressRange(caller);
    if (callerClass !== 'guest' || caller === '') {
      return busyWithoutSlot(this.#limiters[callerClass].run(address, () => work(dataSource)));
    }
    this.#refuseDear(address);
    const limiter = this.#limiters[isCostly ? 'costlyGuest' : 'guest'];
    return busyWithoutSlot(
      limiter.run(address, async () => {
        // What those before cost while this one waited.
        this.#refuseDear(address);
        const began = performance.now();
        try {
          return await work(dataSource);
        } finally {
          this.#costs.add(address, performance.now() - began);
        }
      }),
    );
  }

  /**
   * Does what a call takes before its turn, such as reading its parameters: it holds up everybody, and counts for a guest.
   *
   * @throws RpcFailure tooManyRequests for a guest whose address has cost too much.
   */
  prepare<T>({ callerClass, caller }: Payer, work: () => T): T {
    if (callerClass !== 'guest' || caller === '') return work();
    const address = addressRange(caller);
    this.#refuseDear(address);
    const began = process.cpuUsage();
    try {
      return work();
    } finally {
      // Not by the clock: a machine that stands still for a moment is nobody's fault.
      const { user, system } = process.cpuUsage(began);
      this.#costs.addHeldUp(address, (user + system) / 1000);
    }
  }

  /**
   * Makes a page for a guest. The calls in it count by themselves.
   *
   * @throws RpcFailure busy when too many ask at once.
   */
  runPage<T>(address: string, make: () => Promise<T>): Promise<T> {
    return busyWithoutSlot(this.#limiters.page.run(addressRange(address), make));
  }

  #refuseDear(address: string): void {
    const seconds = this.#costs.wait(address);
    if (seconds > 0) throw new RpcFailure(commonErrors.tooManyRequests, { retryAfterSeconds: seconds });
  }
}

async function busyWithoutSlot<T>(running: Promise<T>): Promise<T> {
  try {
    return await running;
  } catch (error) {
    if (error instanceof NoFreeSlot) throw new RpcFailure(commonErrors.busy, { retryAfterSeconds });
    throw error;
  }
}
