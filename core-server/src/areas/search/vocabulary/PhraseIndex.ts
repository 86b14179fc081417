import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { foldedWords } from './foldedWords.ts';
import { SpelledWords } from './SpelledWords.ts';
import type { PhraseTerm } from './Term.ts';

/** Folding makes one of too many shorter words. */
const shortest = 5;

/** Terms by their names, word for word, with one slip of the pen where the words as typed are nothing. */
export class PhraseIndex {
  readonly #terms = new Map<string, PhraseTerm[]>();
  readonly #words = new SpelledWords();
  /** Names of one short word as they are written: `was` is not Vas. */
  readonly #short = new Set<string>();
  /** Most words of one name. */
  longest = 0;

  add(name: string, term: PhraseTerm): void {
    const words = foldedWords(name);
    const phrase = words.join(' ');
    // A letter alone is an initial, a number alone a year or a service number.
    if (phrase.length < 2 || /^\d+$/.test(phrase)) return;
    this.longest = Math.max(this.longest, words.length);
    this.#words.add(name);
    if (words.length === 1 && phrase.length < shortest) this.#short.add(normalizeText(name));
    const terms = this.#terms.get(phrase);
    if (!terms) this.#terms.set(phrase, [term]);
    else if (!terms.includes(term)) terms.push(term);
  }

  /**
   * What the folded words mean as they stand.
   *
   * @param written the words as they are typed, by which short ones are compared.
   */
  find(words: readonly string[], written?: string): readonly PhraseTerm[] {
    const phrase = words.join(' ');
    const isShort = words.length === 1 && phrase.length < shortest;
    if (isShort && written !== undefined && !this.#short.has(normalizeText(written))) return [];
    return this.#terms.get(phrase) ?? [];
  }

  /**
   * What they mean when one of them, which is no word of the vocabulary, is corrected.
   *
   * @param plain the same words before folding.
   */
  findNearly(words: readonly string[], plain: readonly string[]): readonly PhraseTerm[] {
    for (const [at, word] of plain.entries()) {
      for (const near of this.#words.near(word)) {
        const found = this.find(words.with(at, near));
        if (found.length > 0) return found;
      }
    }
    return [];
  }
}
