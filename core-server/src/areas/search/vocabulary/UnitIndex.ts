import { unitNameTokens } from '@salient/shared/areas/military/names/unitNameTokens.ts';
import { shortForms } from '@salient/shared/areas/military/names/unitNameWords.ts';
import { allUnitWords } from '@salient/shared/areas/military/names/unitWords.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { UnitKeys } from '../conditions/SoftCondition.ts';
import { WordIndex } from './WordIndex.ts';

const isNumber = (token: string) => /^\d/.test(token);

/** Kinds of units, by which no unit is told from another; who writes them may be answered by a unit that lacks them. */
const kinds = new Set(
  ['regiment', 'infanterie', 'bataljon', 'compagnie', 'batterij', 'divisie', 'brigade'].flatMap(unitNameTokens),
);

/** What names an army before its units, as clerks and letters write it: k.u.k. IR 17 stands in lists as IR. Nr. 17. */
const armies = new Set(['kuk', 'kk', 'k']);

/** More units than this are an army, not a unit. */
const mostUnits = 2_000;

/** The units that lists name, found by the words of their names in any order. */
export class UnitIndex {
  readonly #units: UnitKeys[] = [];
  readonly #byToken = new Map<string, Set<number>>();
  readonly #words = new WordIndex();

  constructor() {
    for (const word of allUnitWords) this.#words.add(word);
  }

  add(name: string, keys: UnitKeys): void {
    const at = this.#units.push(keys) - 1;
    for (const word of normalizeText(name).match(/\p{L}+/gu) ?? []) this.#words.add(word);
    for (const token of unitNameTokens(name)) {
      this.#byToken.set(token, (this.#byToken.get(token) ?? new Set()).add(at));
    }
  }

  /** The units whose names hold all the tokens; where none does, those that lack only the army or the kind of unit. */
  find(tokens: readonly string[]): readonly UnitKeys[] {
    const said = this.#holding(tokens);
    if (said.length > 0) return said;
    const own = tokens.filter((token) => !armies.has(token));
    if (own.length > 0 && own.length < tokens.length) return this.find(own);
    const telling = tokens.filter((token) => !kinds.has(token));
    const tells = telling.some((token) => !isNumber(token));
    return tells && telling.length < tokens.length ? this.#holding(telling) : [];
  }

  /** Whether the words of units hold all that a typed word says; numbers count. */
  knows(word: string): boolean {
    return unitNameTokens(word).every((token) => this.#byToken.has(token) || isNumber(token));
  }

  /** The word of units that a typed one is but for a slip of the pen; the word itself where it is one, or near none. */
  corrected(word: string): string {
    if (this.knows(word)) return word;
    // IR17, 44bn.
    const glued = word.replace(/^(\p{L}{2,6})\.?(\d{1,3})$|^(\d{1,3})(\p{L}{2,6})$/u, '$1$3 $2$4');
    if (glued !== word && glued.split(' ').some((part) => shortForms.has(part.toLowerCase()))) return glued;
    return this.#words.near(normalizeText(word).replace(/[^\p{L}]/gu, ''))[0] ?? word;
  }

  #holding(tokens: readonly string[]): readonly UnitKeys[] {
    const sets = tokens.map((token) => this.#byToken.get(token) ?? new Set<number>()).sort((a, b) => a.size - b.size);
    const [smallest = new Set<number>(), ...others] = sets;
    const found = [...smallest].filter((at) => others.every((set) => set.has(at)));
    return found.length > mostUnits ? [] : found.map((at) => this.#units[at] as UnitKeys);
  }
}
