import { editDistance } from '@salient/shared/lib/names/editDistance.ts';

/** Shorter words are corrected into too many others. */
const shortestCorrected = 6;
const mostCorrections = 3;
const mostKept = 1_000;

/**
 * Words, and those that one slip of the pen makes of another: one slip leaves the first two letters of a word, or its last
 * two, as they are.
 */
export class WordIndex {
  readonly #words = new Set<string>();
  readonly #byEnds = new Map<string, string[]>();
  /** Of words looked up lately: a search asks for one several times, and visitors type while they search. */
  readonly #near = new Map<string, readonly string[]>();

  add(word: string): void {
    if (this.#words.has(word)) return;
    this.#words.add(word);
    if (word.length < shortestCorrected - 1 || /\d/.test(word)) return;
    for (const end of endsOf(word)) {
      const words = this.#byEnds.get(end);
      if (words) words.push(word);
      else this.#byEnds.set(end, [word]);
    }
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** Words of which a word that is none of them is one slip away, those that begin alike first. */
  near(word: string): readonly string[] {
    if (word.length < shortestCorrected || this.#words.has(word)) return [];
    const known = this.#near.get(word);
    if (known) return known;
    const near = this.#lookUp(word);
    if (this.#near.size >= mostKept) this.#near.clear();
    this.#near.set(word, near);
    return near;
  }

  #lookUp(word: string): string[] {
    const candidates = new Set(endsOf(word).flatMap((end) => this.#byEnds.get(end) ?? []));
    return [...candidates]
      .filter((each) => Math.abs(each.length - word.length) <= 1 && editDistance(word, each) === 1)
      .sort((a, b) => Number(b[0] === word[0]) - Number(a[0] === word[0]))
      .slice(0, mostCorrections);
  }
}

const endsOf = (word: string) => [`${word.slice(0, 2)}-`, `-${word.slice(-2)}`];
