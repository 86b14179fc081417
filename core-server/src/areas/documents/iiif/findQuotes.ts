import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';

/** Words that stand beside each other in this order, in normal form; one alone is a phrase too. */
export type Phrase = readonly string[];

/** Words are letters and digits; what no one sees within one stays in it. */
const wordForm = /[\p{L}\p{N}\p{M}\u00AD\u200B-\u200D\u2060\uFEFF]+/gu;

const wordsIn = (text: string): string[] =>
  [...text.matchAll(wordForm)].map(([word]) => normalizeText(word)).filter(Boolean);

/** What is searched for: words, and phrases between quotation marks. More than so many of them are not looked for. */
export function readQuery(query: string): Phrase[] {
  const phrases: Phrase[] = [];
  // A quotation mark that no other one closes stands for nothing.
  for (const [, quoted, word = ''] of query.replace(/[“”„‟«»]/g, '"').matchAll(/"([^"]*)"|([^\s"]+)/g)) {
    const words = wordsIn(quoted ?? word);
    if (words.length > 0) phrases.push(words);
  }
  return phrases.slice(0, longestQuery);
}
const longestQuery = 20;

/** Where something stands in a text, with what is around it. */
export interface Quote {
  readonly prefix: string;
  readonly exact: string;
  readonly suffix: string;
}

/** Signs before and after what was found, as far as words are whole. */
const around = 40;
/** Of one text; who looks for a word that stands everywhere is told of the first ones. */
const mostQuotes = 20;

/**
 * Where the phrases stand in a text, in the order of the text; none unless all of them do. Accents, large letters and what
 * stands between words make no difference.
 */
export function findQuotes(text: string, phrases: readonly Phrase[]): Quote[] {
  const words = [...text.matchAll(wordForm)].map(([word], index, all) => ({
    word: normalizeText(word),
    start: all[index]?.index ?? 0,
    length: word.length,
  }));
  const found = phrases.map((phrase) =>
    words.flatMap((_, at) => (phrase.every((word, offset) => words[at + offset]?.word === word) ? [at] : [])),
  );
  if (found.length === 0 || found.some((places) => places.length === 0)) return [];
  return found
    .flatMap((places, index) => places.map((at) => ({ at, last: at + (phrases[index]?.length ?? 1) - 1 })))
    .sort((a, b) => a.at - b.at || b.last - a.last)
    .slice(0, mostQuotes)
    .map(({ at, last }) => {
      const [first, end] = [words[at], words[last]];
      return quoteAt(text, first?.start ?? 0, (end?.start ?? 0) + (end?.length ?? 0));
    });
}

function quoteAt(text: string, start: number, end: number): Quote {
  const before = text.slice(Math.max(0, start - around), start);
  const after = text.slice(end, end + around);
  return {
    prefix: start > around ? before.replace(/^\S*\s/, '') : before,
    exact: text.slice(start, end),
    suffix: end + around < text.length ? after.replace(/\s\S*$/, '') : after,
  };
}
