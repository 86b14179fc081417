import { isSlipOf } from '../../../lib/names/editDistance.ts';
import type { TextPart } from '../documentSearchMethods.ts';
import { documentWords, readTypedWords, type TypedWords } from './documentWords.ts';

/** Something that was asked for where it stands in a text; `term` tells the words and phrases of a question apart. */
export interface Finding {
  readonly start: number;
  readonly end: number;
  readonly term: number;
}

/** A word as it is written, also over the end of a line. */
const writtenWord = /[\p{L}\p{N}\p{M}]+(?:[-¬\u00ad]\s*\n\s*(?=\p{Ll})[\p{L}\p{N}\p{M}]+)*/gu;

/** Which word of a question a word of a text is; -1 for none. */
type TermOf = (word: string) => number;

const exactly =
  ({ words }: TypedWords): TermOf =>
  (word) =>
    words.indexOf(word);

const nearly =
  ({ words }: TypedWords): TermOf =>
  (word) =>
    words.findIndex((each) => word.startsWith(each) || isSlipOf(each, word));

/** Where the words and phrases of a question stand in a text. */
export function findIn(text: string, typed: TypedWords, isNear: boolean): Finding[] {
  const termOf = (isNear ? nearly : exactly)(typed);
  const written = [...text.matchAll(writtenWord)].flatMap(({ 0: word, index }) =>
    documentWords(word).map((form) => ({ form, start: index, end: index + word.length })),
  );
  const found: Finding[] = [];
  for (const [at, { form, start, end }] of written.entries()) {
    const term = termOf(form);
    if (term >= 0) found.push({ start, end, term });
    for (const [number, phrase] of typed.phrases.entries()) {
      const last = written[at + phrase.length - 1];
      if (last && phrase.every((word, step) => written[at + step]?.form === word)) {
        found.push({ start, end: last.end, term: typed.words.length + number });
      }
    }
  }
  return found;
}

/** A whole text with what was found in it marked. */
export const markAll = (text: string, typed: TypedWords, isNear: boolean): TextPart[] =>
  partsOf(text, findIn(text, typed, isNear), 0, text.length);

/** A part of a text, with what was found in it marked. */
export function partsOf(text: string, found: readonly Finding[], from: number, to: number): TextPart[] {
  const parts: TextPart[] = [];
  const add = (start: number, end: number, marked: boolean) => {
    if (end > start) parts.push({ text: text.slice(start, end), marked });
  };
  let at = from;
  for (const { start, end } of found) {
    // A word may stand in two phrases.
    if (start < at) continue;
    add(at, start, false);
    add(start, end, true);
    at = end;
  }
  add(at, to, false);
  return parts;
}

/** Each line of a text with what a search found in it marked: the words as they were typed, or what nearly has them. */
export function markLines(text: string, asked: string): TextPart[][] {
  const typed = readTypedWords(asked);
  const exact = markAll(text, typed, false);
  const parts = exact.some(({ marked }) => marked) ? exact : markAll(text, typed, true);
  const lines: TextPart[][] = [[]];
  for (const { text: words, marked } of parts) {
    for (const [at, line] of words.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (line !== '') lines.at(-1)?.push({ text: line, marked });
    }
  }
  return lines;
}
