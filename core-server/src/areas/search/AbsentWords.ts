/** A query of the index takes no more words than this. */
const mostWords = 10;

/**
 * Folded words that stand in nobody's names. Asked for once in a search: what looks for all of several words, one of which nobody
 * has, finds nobody and need not be asked.
 */
export class AbsentWords {
  readonly #learned = new Set<string>();
  readonly #absent = new Set<string>();

  /** Learns of the words of a name, in their order: a word that makes a name together with the next is one (`ver haege`). */
  async learn(
    words: readonly string[],
    absentAmong: (words: readonly string[]) => Promise<readonly string[]>,
  ): Promise<void> {
    const asked = words.slice(0, mostWords);
    if (asked.every((word) => this.#learned.has(word))) return;
    const joined = asked.slice(1).map((word, at) => `${asked[at]}${word}`);
    const absent = new Set(await absentAmong([...new Set([...asked, ...joined])]));
    for (const [at, word] of asked.entries()) {
      const around = joined.slice(Math.max(0, at - 1), at + 1);
      this.#learned.add(word);
      if (absent.has(word) && around.every((each) => absent.has(each))) this.#absent.add(word);
    }
  }

  has(word: string): boolean {
    return this.#absent.has(word);
  }
}
