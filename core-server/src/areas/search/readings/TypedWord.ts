import { foldedWords } from '../vocabulary/foldedWords.ts';
import { plainWordsOf } from '../vocabulary/SpelledWords.ts';

/** One word of what was typed, with where it stands. */
export interface TypedWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** In the form in which the vocabulary compares; `k.k.` is two. */
  readonly folded: readonly string[];
  /** The same before folding, one for one. */
  readonly plain: readonly string[];
}

const mostLetters = 300;
const mostWords = 24;
const betweenWords = /[^\s,;|()[\]{}"“”„«»]+/gu;

/** The words of a typed text, from its first 300 characters. */
export const typedWords = (text: string): TypedWord[] =>
  [...text.slice(0, mostLetters).matchAll(betweenWords)]
    .map(({ 0: word, index }) => ({ word: word.replace(/[?!]+$/, ''), index }))
    .map(({ word, index }) => ({
      text: word,
      start: index,
      end: index + word.length,
      folded: foldedWords(word),
      plain: plainWordsOf(word),
    }))
    .filter(({ folded }) => folded.length > 0)
    .slice(0, mostWords);

/** What was typed from one word to before another. */
export const textOf = (text: string, words: readonly TypedWord[]): string =>
  text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);
