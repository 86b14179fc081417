/** How many messages one connection may send: a full bucket at first, filled again evenly. */
export class MessageBudget {
  readonly #perMinute: number;
  readonly #now: () => number;
  #left: number;
  #filledAt: number;

  constructor(perMinute: number, now: () => number = () => performance.now()) {
    this.#perMinute = perMinute;
    this.#now = now;
    this.#left = perMinute;
    this.#filledAt = now();
  }

  /** Takes one message out; false when none was left. */
  take(): boolean {
    const now = this.#now();
    this.#left = Math.min(this.#perMinute, this.#left + ((now - this.#filledAt) * this.#perMinute) / 60_000);
    this.#filledAt = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
