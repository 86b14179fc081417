/** Letters that no decomposition takes apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ŧ: 't', ŋ: 'n', ı: 'i', ȷ: 'j' },
  ...{ ĸ: 'k', ə: 'e', ς: 'σ' },
};
const lettersToReplace = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');
/** Accents, and what cannot be seen. */
const marks =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each stands for itself.
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u200b-\u200f\u2060\ufeff]/gu;
const notWords = /[^\p{L}\p{N}]+/gu;
/**
 * A word that goes on in the next line is one. As to the database, digits other than 0 to 9 are letters, and a blank that
 * does not break is none.
 */
const broken =
  /((?![0-9])[\p{Alphabetic}\p{Nd}])[-¬\u00ad][^\S\u00a0\u2007\u202f\ufeff]*\n[^\S\u00a0\u2007\u202f\ufeff]*(?=\p{Ll})/gu;
const longestWord = 60;

/**
 * The words of a text in the form in which search compares them: small letters without accents; a word that a line breaks is
 * joined. The same as `salient_search_words` of the database, which keeps what is searched.
 */
export const documentWords = (text: string): string[] =>
  text
    .replace(broken, '$1')
    .normalize('NFKD')
    .toLowerCase()
    .replace(lettersToReplace, (letter) => plainLetters[letter] ?? letter)
    .replace(marks, '')
    .replace(notWords, ' ')
    .split(' ')
    .filter(Boolean)
    .map((word) => [...word].slice(0, longestWord).join(''));

/** What was typed in the box: single words, and phrases of several. */
export interface TypedWords {
  readonly words: readonly string[];
  readonly phrases: readonly (readonly string[])[];
  /** Whether the last word may go on, because nothing was typed after it. */
  readonly isOpen: boolean;
}

const quoted = /["“”„‟«»＂]([^"“”„‟«»＂]*)(?:["“”„‟«»＂]|$)/gu;

/** Reads a search box. A phrase of one word is that word. */
export function readTypedWords(text: string): TypedWords {
  const phrases = [...text.matchAll(quoted)].map(([, inside = '']) => documentWords(inside));
  const words = [
    ...documentWords(text.replace(quoted, ' ')),
    ...phrases.flatMap((each) => (each.length === 1 ? each : [])),
  ];
  return {
    words: [...new Set(words)],
    phrases: phrases.filter(({ length }) => length > 1),
    isOpen: /[\p{L}\p{N}]$/u.test(text),
  };
}
