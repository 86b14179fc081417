import { normalizeText } from '../../lib/names/normalizeText.ts';
import { armiesCalled } from './names/armyNames.ts';
import { plainOrdinals } from './names/plainOrdinals.ts';
import { shortForms } from './names/unitNameWords.ts';
import { sameUnitWords } from './names/unitWords.ts';

/** One word that was typed to find units, and all by which it is met. */
export interface UnitWord {
  /** Normalised, with a plain number for an ordinal. */
  readonly word: string;
  /** The word and what it is called in other languages; one of them stands somewhere in the name. */
  readonly texts: readonly string[];
  /** Or the unit is of one of these armies, as they are compared. */
  readonly armies: readonly string[];
}

/** The words of a text in the form in which names of units are compared. */
export function unitWordsTyped(text: string): UnitWord[] {
  const words = plainOrdinals(normalizeText(text)).split(/[\s|,;]+/);
  return words.filter(Boolean).map((word) => ({ word, texts: textsOf(word), armies: armiesCalled(word) }));
}

/** Who types a word that lists shorten finds it written out too: `bn`. */
function textsOf(word: string): readonly string[] {
  const full = shortForms.get(word) ?? word;
  return full.includes(' ') ? [word] : [...new Set([word, ...sameUnitWords(full)])];
}
