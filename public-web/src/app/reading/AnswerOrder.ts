interface Address {
  /** Questions asked so far, those without an answer yet, and the latest whose answer was taken. */
  asked: number;
  open: number;
  taken: number;
  /** Settles when every answer taken so far is stored. */
  storing: Promise<void>;
}

/**
 * Stores the answers of each address in the order of their questions: an answer to an earlier question that comes after the
 * answer to a later one is given but not stored, so that it cannot bring back what is gone.
 */
export class AnswerOrder {
  readonly #addresses = new Map<string, Address>();

  /**
   * Asks once, and has the answer stored unless a later question was answered meanwhile.
   *
   * @throws what `ask` throws; an answer that cannot be stored is given all the same.
   */
  async ask<Answer>(
    address: string,
    ask: () => Promise<Answer>,
    store: (answer: Answer) => Promise<void>,
  ): Promise<Answer> {
    const own = this.#addresses.get(address) ?? { asked: 0, open: 0, taken: 0, storing: Promise.resolve() };
    this.#addresses.set(address, own);
    own.open++;
    const number = ++own.asked;
    try {
      const answer = await ask();
      if (number > own.taken) {
        own.taken = number;
        own.storing = own.storing.then(() => store(answer)).catch(() => undefined);
        await own.storing;
      }
      return answer;
    } finally {
      if (--own.open === 0) this.#addresses.delete(address);
    }
  }
}
