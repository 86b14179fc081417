import { foldLetters } from '@salient/shared/lib/names/foldLetters.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { WordIndex } from './WordIndex.ts';

/** The words of a text without case and accents, before folding. */
export const plainWordsOf = (text: string): string[] => normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Words, and those that one slip of the pen makes of another, before or after folding: a slip in letters that folding joins is more than
 * one behind it (`Passhcendaele`).
 */
export class SpelledWords {
  readonly #folded = new WordIndex();
  readonly #plain = new WordIndex();

  /** Adds the words of a text. */
  add(text: string): void {
    for (const word of plainWordsOf(text)) {
      this.#plain.add(word);
      this.#folded.add(foldLetters(word));
    }
  }

  /** Folded words of which a plain word that is none of them is one slip away. */
  near(plain: string): readonly string[] {
    const folded = foldLetters(plain);
    if (this.#folded.has(folded)) return [];
    return [...new Set([...this.#folded.near(folded), ...this.#plain.near(plain).map(foldLetters)])];
  }
}
