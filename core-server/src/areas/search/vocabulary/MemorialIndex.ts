import { foldLetters } from '@salient/shared/lib/names/foldLetters.ts';
import { foldedWords } from './foldedWords.ts';
import { SpelledWords } from './SpelledWords.ts';

/** Words that many cemeteries and memorials share, in four languages. */
const shared = new Set(
  `cemetery cemeteries memorial military british german french belgian communal churchyard cimetière militaire monument
   begraafplaats kerkhof gedenkteken friedhof soldatenfriedhof ehrenfriedhof denkmal ehrenmal nécropole carré
   extension national war graves new old de la le les du des of the at and den der van von`
    .split(/\s+/)
    .flatMap(foldedWords),
);

/** Words that say that a cemetery or memorial is meant. */
const announcing = new Set(
  `cemetery memorial churchyard cimetière monument begraafplaats kerkhof gedenkteken friedhof soldatenfriedhof ehrenfriedhof
   denkmal ehrenmal nécropole`
    .split(/\s+/)
    .flatMap(foldedWords),
);

export interface NamedMemorial {
  /** Its own, and those of what became part of it. */
  readonly ids: readonly string[];
  readonly name: string;
}

/** More memorials than this are a region, not a memorial. */
const mostMemorials = 20;

/** Cemeteries and memorials, found by the words of their names in any order, apart from those that all share. */
export class MemorialIndex {
  readonly #memorials: NamedMemorial[] = [];
  readonly #byWord = new Map<string, Set<number>>();
  readonly #words = new SpelledWords();
  /** Whole names of each, folded, between blanks. */
  readonly #names: (readonly string[])[] = [];

  constructor() {
    for (const word of shared) this.#words.add(word);
  }

  add(memorial: NamedMemorial, names: readonly string[]): void {
    const at = this.#memorials.push(memorial) - 1;
    this.#names[at] = names.map((name) => ` ${foldedWords(name).join(' ')} `);
    for (const name of names) this.#words.add(name);
    for (const word of new Set(names.flatMap(foldedWords))) {
      if (shared.has(word)) continue;
      this.#byWord.set(word, (this.#byWord.get(word) ?? new Set()).add(at));
    }
  }

  announces(word: string): boolean {
    return announcing.has(word);
  }

  /** Whether many memorials have the word. */
  isShared(word: string): boolean {
    return shared.has(word);
  }

  isWord(word: string): boolean {
    return shared.has(word) || this.#byWord.has(word);
  }

  /** The word of memorials, folded, that a plain word is but for a slip of the pen; the word itself where it is one, or near none. */
  corrected(plain: string): string {
    return this.#words.near(plain)[0] ?? foldLetters(plain);
  }

  /** The memorials whose names hold all of the folded words but those that many share. */
  find(words: readonly string[]): readonly NamedMemorial[] {
    return this.#named(this.#holding(words));
  }

  /**
   * The memorials whose names hold the folded words one after another, one of which not all share.
   *
   * @param from where in the name: at its beginning (Etaples), or anywhere (Menin Gate in `Ypres (Menin Gate) Memorial`).
   */
  findPhrase(words: readonly string[], from: 'beginning' | 'anywhere'): readonly NamedMemorial[] {
    const phrase = ` ${words.join(' ')} `;
    const holds = (name: string) => (from === 'beginning' ? name.startsWith(phrase) : name.includes(phrase));
    return this.#named(this.#holding(words).filter((at) => this.#names[at]?.some(holds)));
  }

  /** In any order; of words that all share none. */
  #holding(words: readonly string[]): number[] {
    const sets = words
      .filter((word) => !shared.has(word))
      .map((word) => this.#byWord.get(word) ?? new Set<number>())
      .sort((a, b) => a.size - b.size);
    const [smallest = new Set<number>(), ...others] = sets;
    return [...smallest].filter((at) => others.every((set) => set.has(at)));
  }

  #named(found: readonly number[]): readonly NamedMemorial[] {
    return found.length > mostMemorials ? [] : found.map((at) => this.#memorials[at] as NamedMemorial);
  }
}
