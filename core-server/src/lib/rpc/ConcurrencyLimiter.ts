/** A task was turned away: no slot became free in time, or too many wait for one already. */
export class NoFreeSlot extends Error {}

export interface ConcurrencyRule {
  /** Tasks that run at once. */
  readonly slots: number;
  /** Of these, what one caller may hold; the others stay for those who come next. */
  readonly slotsOfOne: number;
  /** Tasks that wait for a slot. */
  readonly waiting: number;
  readonly waitingOfOne: number;
  /** How long one waits before it is turned away. Milliseconds. */
  readonly waitMs: number;
}

interface Waiting {
  readonly caller: string;
  readonly start: () => void;
}

/** Runs so many tasks at once and lets some wait. Whose caller holds the fewest slots is next: nobody can take them all. */
export class ConcurrencyLimiter {
  readonly #rule: ConcurrencyRule;
  readonly #held = new Map<string, number>();
  #running = 0;
  #waiting: readonly Waiting[] = [];

  constructor(rule: ConcurrencyRule) {
    this.#rule = rule;
  }

  /**
   * Runs `task` once there is a slot for `caller`.
   *
   * @throws NoFreeSlot when there is none in time.
   */
  async run<T>(caller: string, task: () => Promise<T>): Promise<T> {
    if (this.#hasSlotFor(caller)) this.#take(caller);
    else await this.#wait(caller);
    try {
      return await task();
    } finally {
      this.#giveBack(caller);
    }
  }

  #heldBy(caller: string): number {
    return this.#held.get(caller) ?? 0;
  }

  #hasSlotFor(caller: string): boolean {
    return this.#running < this.#rule.slots && this.#heldBy(caller) < this.#rule.slotsOfOne;
  }

  #take(caller: string): void {
    this.#running++;
    this.#held.set(caller, this.#heldBy(caller) + 1);
  }

  #giveBack(caller: string): void {
    this.#running--;
    const left = this.#heldBy(caller) - 1;
    if (left > 0) this.#held.set(caller, left);
    else this.#held.delete(caller);
    const [next] = this.#waiting
      .filter((each) => this.#hasSlotFor(each.caller))
      .sort((a, b) => this.#heldBy(a.caller) - this.#heldBy(b.caller));
    if (!next) return;
    this.#take(next.caller);
    next.start();
  }

  #wait(caller: string): Promise<void> {
    const { waiting, waitingOfOne, waitMs } = this.#rule;
    const own = this.#waiting.filter((each) => each.caller === caller).length;
    if (this.#waiting.length >= waiting || own >= waitingOfOne) return Promise.reject(new NoFreeSlot());
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        this.#waiting = this.#waiting.filter((each) => each !== self);
      };
      const self: Waiting = {
        caller,
        start: () => {
          leave();
          resolve();
        },
      };
      const timer = setTimeout(() => {
        leave();
        reject(new NoFreeSlot());
      }, waitMs);
      this.#waiting = [...this.#waiting, self];
    });
  }
}
