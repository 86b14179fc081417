import type { SearchTermKind } from '@salient/shared/areas/search/conditionKinds.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { foldedWords } from './foldedWords.ts';
import type { Label } from './Term.ts';

/** Something that is suggested by the beginning of one of its names. */
export interface Suggested {
  readonly kind: SearchTermKind;
  readonly label: Label;
  /** How many events speak of it: what is spoken of most stands first. */
  readonly events: number;
}

interface Entry extends Suggested {
  /** Its names in the four languages as written, each between blanks. */
  readonly written: readonly string[];
  /** All its names, folded. */
  readonly folded: readonly string[];
}

/** Folded, the beginnings of shorter words are those of too many others: Lai is not Leicester. */
const shortestFolded = 5;

const bucketOf = (word: string) => word.slice(0, 2);
const phraseOf = (words: readonly string[]) => ` ${words.join(' ')} `;
const writtenWords = (text: string) => normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Finds places, units and memorials by words of their names, of which the last may be begun. */
export class SuggestionIndex {
  /** By the first two letters of each word of their names. */
  readonly #byLetters = new Map<string, Entry[]>();

  /**
   * @param names as people begin to type them, beside those of the label.
   * @param variants names by which it is found once more is typed.
   */
  add(suggested: Suggested, names: readonly string[], variants: readonly string[] = []): void {
    const labels = [...new Set([...Object.values(suggested.label), ...names])];
    const written = labels.map(writtenWords);
    const folded = [...labels, ...variants].map(foldedWords);
    const entry = {
      ...suggested,
      written: [...new Set(written.map(phraseOf))],
      folded: [...new Set(folded.map(phraseOf))],
    };
    for (const letters of new Set([...written, ...folded].flat().map(bucketOf))) {
      const entries = this.#byLetters.get(letters);
      if (entries) entries.push(entry);
      else this.#byLetters.set(letters, [entry]);
    }
  }

  /**
   * Those of which a name holds the words of a text one after another, the last of them begun: names that begin so first, then
   * those of which most is known. One word alone begins the name of a place or unit.
   */
  find(text: string): Suggested[] {
    const written = writtenWords(text);
    const letters = written.join('');
    if (letters.length < 2 || !/\p{L}/u.test(letters)) return [];
    const isFolded = letters.length >= shortestFolded;
    const words = isFolded ? foldedWords(text) : written;
    const begun = ` ${words.join(' ')}`;
    return (this.#byLetters.get(bucketOf(words[0] ?? '')) ?? [])
      .map((entry) => ({ entry, names: isFolded ? entry.folded : entry.written }))
      .filter(({ names }) => names.some((name) => name.includes(begun)))
      .map(({ entry, names }) => ({ entry, isFirst: names.some((name) => name.startsWith(begun)) }))
      .filter(({ entry, isFirst }) => isFirst || words.length > 1 || entry.kind === 'memorial')
      .sort((a, b) => Number(b.isFirst) - Number(a.isFirst) || b.entry.events - a.entry.events)
      .map(({ entry }) => entry);
  }
}
