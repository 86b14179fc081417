/** Leaves a service alone for a while after it failed several times in a row: nobody waits again and again for one that is down. */
export class Breaker {
  readonly #now: () => Date;
  #failures = 0;
  #last: { readonly problem: unknown; readonly at: number } | undefined;
  #isProbing = false;

  static readonly failuresInRow = 3;
  static readonly restMs = 30_000;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * What `ask` answers.
   *
   * @param isOutage whether an error says that the service is not well, and not only that it does not want this question.
   * @param asksAnyway whether a service that rests is asked all the same, by one at a time: it may be well again.
   * @throws the error of `ask`, or the last one again while the service rests.
   */
  async ask<Answer>(
    ask: () => Promise<Answer>,
    isOutage: (error: unknown) => boolean,
    { asksAnyway = false } = {},
  ): Promise<Answer> {
    const isResting = this.restsForMs > 0;
    if (isResting && (!asksAnyway || this.#isProbing)) throw this.#last?.problem;
    if (isResting) this.#isProbing = true;
    try {
      const answer = await ask();
      this.#failures = 0;
      return answer;
    } catch (error) {
      if (isOutage(error)) {
        this.#failures++;
        this.#last = { problem: error, at: this.#now().getTime() };
      }
      throw error;
    } finally {
      if (isResting) this.#isProbing = false;
    }
  }

  /** How long the service is left alone still; 0 when it is asked. Milliseconds. */
  get restsForMs(): number {
    const { failuresInRow, restMs } = Breaker;
    if (!this.#last || this.#failures < failuresInRow) return 0;
    return Math.max(0, this.#last.at + restMs - this.#now().getTime());
  }
}
