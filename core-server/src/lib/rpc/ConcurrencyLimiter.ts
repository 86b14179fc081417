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
  readonly turnAway: () => void;
}

/** Milliseconds of work within which callers count as equal: light callers take turns. */
const sameWorkMs = 1_000;
/** Callers for whom more was worked share half of the slots, so that the others find one free. */
const heavyMs = 5_000;

/**
 * Runs so many tasks at once and lets some wait. Next is whose caller was worked for least of late, of equal ones who holds
 * the fewest slots: nobody can take them all, and many who ask for much do not keep waiting who asks for little.
 */
export class ConcurrencyLimiter {
  readonly #rule: ConcurrencyRule;
  readonly #workedFor: (caller: string) => number;
  readonly #held = new Map<string, number>();
  #running = 0;
  #waiting: readonly Waiting[] = [];

  /** @param workedFor for how many milliseconds tasks of a caller were worked at of late; for all the same unless given. */
  constructor(rule: ConcurrencyRule, workedFor: (caller: string) => number = () => 0) {
    this.#rule = rule;
    this.#workedFor = workedFor;
  }

  /**
   * Runs `task` once there is a slot for `caller`.
   *
   * @param gone tells that nobody waits for the task any more: it gives up its place in the queue.
   * @throws NoFreeSlot when there is none in time.
   */
  async run<T>(caller: string, task: () => Promise<T>, gone?: AbortSignal): Promise<T> {
    gone?.throwIfAborted();
    if (this.#hasSlotFor(caller)) this.#take(caller);
    else await this.#wait(caller, gone);
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
    const { slots, slotsOfOne } = this.#rule;
    const open = this.#workedFor(caller) < heavyMs ? slots : Math.ceil(slots / 2);
    return this.#running < open && this.#heldBy(caller) < slotsOfOne;
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
    const next = leastOf(
      this.#waiting.filter((each) => this.#hasSlotFor(each.caller)),
      (each) => [this.#workOf(each.caller), this.#heldBy(each.caller)],
    );
    if (!next) return;
    this.#take(next.caller);
    next.start();
  }

  #workOf(caller: string): number {
    return Math.floor(this.#workedFor(caller) / sameWorkMs);
  }

  /** Whether one more may wait; where the queue is full, in the place of the last task of a caller who asks for more. */
  #makesRoomFor(caller: string): boolean {
    const { waiting, waitingOfOne } = this.#rule;
    const counts = new Map<string, number>();
    for (const each of this.#waiting) counts.set(each.caller, (counts.get(each.caller) ?? 0) + 1);
    const own = (counts.get(caller) ?? 0) + 1;
    if (own > waitingOfOne) return false;
    if (this.#waiting.length < waiting) return true;
    const askedBy = (each: string, count: number) => [-this.#workOf(each), -count];
    const last = leastOf(this.#waiting.toReversed(), (each) => askedBy(each.caller, counts.get(each.caller) ?? 0));
    if (!last || compare(askedBy(last.caller, counts.get(last.caller) ?? 0), askedBy(caller, own)) >= 0) return false;
    last.turnAway();
    return true;
  }

  #wait(caller: string, gone?: AbortSignal): Promise<void> {
    if (!this.#makesRoomFor(caller)) return Promise.reject(new NoFreeSlot());
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', giveUp);
        this.#waiting = this.#waiting.filter((each) => each !== self);
      };
      const turnAway = () => {
        leave();
        reject(new NoFreeSlot());
      };
      const giveUp = () => {
        leave();
        reject(gone?.reason);
      };
      const self: Waiting = {
        caller,
        start: () => {
          leave();
          resolve();
        },
        turnAway,
      };
      const timer = setTimeout(turnAway, this.#rule.waitMs);
      gone?.addEventListener('abort', giveUp, { once: true });
      this.#waiting = [...this.#waiting, self];
    });
  }
}

/** By the first number, of equal ones by the next. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] as number) - (other[at] as number);
}

/** The first of those whose numbers are least. */
function leastOf<T>(items: readonly T[], numbersOf: (item: T) => readonly number[]): T | undefined {
  let least: { readonly item: T; readonly numbers: readonly number[] } | undefined;
  for (const item of items) {
    const numbers = numbersOf(item);
    if (!least || compare(numbers, least.numbers) < 0) least = { item, numbers };
  }
  return least?.item;
}
