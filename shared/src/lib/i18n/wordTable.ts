import { normalizeText } from '../names/normalizeText.ts';
import { type Language, languages } from './languages.ts';

/** Something of a closed list, what it is called in each language, and every word by which lists know it. */
export interface TabledWord {
  /** What it is called of a man and of a woman, which is often the same. */
  readonly called: Readonly<Record<Language, readonly [ofMan: string, ofWoman: string]>>;
  /** The words of each language, folded; abbreviations and words of other languages stand under `other`. */
  readonly words: Readonly<Record<Language | 'other', readonly string[]>>;
  /** Those of them that are said of women alone, folded. */
  readonly ofWomen: readonly string[];
}

const fieldsOf = (text: string, separator: string) => text.split(separator).map((part) => part.trim());

/**
 * Reads a table of words. A line is one thing: its words in Dutch, English, French and German between bars, then
 * abbreviations and further words. Semicolons separate words for the same, of which the first is the one that is shown; a
 * slash separates a man's word from a woman's. A blank line ends a group of things that visitors take for one.
 *
 * @param fold the form in which words are compared.
 */
export function readWordTable(table: string, fold: (text: string) => string = normalizeText): TabledWord[][] {
  return table
    .trim()
    .split(/\n\s*\n/)
    .map((group) => group.split('\n').map((line) => readLine(line, fold)));
}

function readLine(line: string, fold: (text: string) => string): TabledWord {
  const columns = fieldsOf(line, ' | ').map((column) => fieldsOf(column, ';').filter(Boolean));
  const pairs = languages.map((language, index) => {
    const words = (columns[index] ?? []).map((word): [string, string] => {
      const [ofMan = '', ofWoman = ofMan] = fieldsOf(word, '/');
      return [ofMan, ofWoman];
    });
    return [language, words] as const;
  });
  const folded = (words: readonly string[]) => [...new Set(words.map(fold))];
  return {
    called: Object.fromEntries(
      pairs.map(([language, [first]]) => [language, first]),
    ) as unknown as TabledWord['called'],
    words: Object.fromEntries([
      ...pairs.map(([language, words]) => [language, folded(words.flat())] as const),
      ['other', folded(columns[languages.length] ?? [])] as const,
    ]) as unknown as TabledWord['words'],
    ofWomen: folded(pairs.flatMap(([, words]) => words.flatMap(([man, woman]) => (man === woman ? [] : [woman])))),
  };
}

/** Every word of a thing, folded. */
export const allWordsOf = ({ words }: TabledWord): string[] => [...new Set(Object.values(words).flat())];

/** Things by each of their words; where two share one, the earlier has it. */
export function byWord(things: readonly TabledWord[]): ReadonlyMap<string, TabledWord> {
  const found = new Map<string, TabledWord>();
  for (const thing of things) {
    for (const word of allWordsOf(thing)) if (!found.has(word)) found.set(word, thing);
  }
  return found;
}

/**
 * What a thing is called in `language`, of somebody of that gender; without one the written word tells.
 *
 * @param written the folded word that a record has.
 */
export function calledIn(thing: TabledWord, language: Language, written: string, gender: string): string {
  const isWoman = gender === 'female' || (gender !== 'male' && thing.ofWomen.includes(written));
  return thing.called[language][isWoman ? 1 : 0];
}
