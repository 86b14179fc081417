/** Leaves a service alone for a while after it failed several times in a row: nobody waits again and again for one that is down. */
export class Breaker {
  readonly #now: () => Date;
  #failures = 0;
  #last: { readonly problem: unknown; readonly at: number } | undefined;

  static readonly failuresInRow = 3;
  static readonly restMs = 30_000;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * What `ask` answers.
   *
   * @param isOutage whether an error says that the service is not well, and not only that it does not want this question.
   * @throws the error of `ask`, or the last one again while the service rests.
   */
  async ask<Answer>(ask: () => Promise<Answer>, isOutage: (error: unknown) => boolean): Promise<Answer> {
    if (this.#isResting) throw this.#last?.problem;
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
    }
  }

  get #isResting(): boolean {
    const { failuresInRow, restMs } = Breaker;
    return (
      this.#last !== undefined && this.#failures >= failuresInRow && this.#now().getTime() - this.#last.at < restMs
    );
  }
}
