/** Answers that the look-up of many places needs again and again, kept for as long as one turn of it takes. */
export class LookupMemory {
  readonly #answers = new Map<string, Promise<unknown>>();

  /** The answer under that key, asked for once. */
  once<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(key) as Promise<Answer> | undefined;
    if (known) return known;
    const answer = ask();
    this.#answers.set(key, answer);
    return answer;
  }
}
