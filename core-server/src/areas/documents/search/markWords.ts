import type { TextPart } from '@salient/shared/areas/documents/documentSearchMethods.ts';
import { documentWords, type TypedWords } from '@salient/shared/areas/documents/search/documentWords.ts';
import { isSlipOf } from '@salient/shared/lib/names/editDistance.ts';

/** Characters that a snippet has at most around what was found. */
const snippetLength = 240;
/** How far before the first word the beginning of its sentence is looked for. */
const leadLength = 100;

/** Something that was asked for where it stands in a text; `term` tells the words and phrases of a question apart. */
interface Finding {
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
function findIn(text: string, typed: TypedWords, isNear: boolean): Finding[] {
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

/** The part of a text in which most of what was asked for stands together, and how many terms that are. */
function bestPart(found: readonly Finding[]): { readonly terms: number; readonly within: readonly Finding[] } {
  let best: { terms: number; within: readonly Finding[] } = { terms: 0, within: [] };
  for (const [at, first] of found.entries()) {
    const within: Finding[] = [];
    for (let next = at; next < found.length; next++) {
      const finding = found[next] as Finding;
      if (finding.end - first.start > snippetLength) break;
      within.push(finding);
    }
    const terms = new Set(within.map(({ term }) => term)).size;
    if (terms > best.terms) best = { terms, within };
  }
  return best;
}

/**
 * What stands around the words that were found, with them marked: of the first of some texts that has most of them; the
 * beginning of the first text that says anything when none has any.
 */
export function markWords(texts: readonly string[], typed: TypedWords, isNear: boolean): TextPart[] {
  let best = { text: texts.find((text) => text.trim() !== '') ?? '', ...bestPart([]) };
  for (const text of texts) {
    const part = bestPart(findIn(text, typed, isNear));
    if (part.terms > best.terms) best = { text, ...part };
  }
  const { text, within } = best;
  if (text === '') return [];
  const from = beginningBefore(text, within[0]?.start ?? 0);
  const to = endAfter(text, from, Math.max(from + snippetLength, within.at(-1)?.end ?? 0));
  return withEllipses(partsOf(text, within, from, to), from > 0, to < text.length);
}

/** A whole text with what was found in it marked. */
export const markAll = (text: string, typed: TypedWords, isNear: boolean): TextPart[] =>
  partsOf(text, findIn(text, typed, isNear), 0, text.length);

function partsOf(text: string, found: readonly Finding[], from: number, to: number): TextPart[] {
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

/** Where the sentence begins, or a word that is near enough. */
function beginningBefore(text: string, at: number): number {
  const lead = text.slice(Math.max(0, at - leadLength), at);
  const sentence = Math.max(
    ...[...lead.matchAll(/[.!?…]["”»']?\s+|\n\s*\n\s*/gu)].map((end) => end.index + end[0].length),
    -1,
  );
  if (sentence >= 0) return at - lead.length + sentence;
  if (at <= leadLength) return 0;
  const blank = lead.search(/\s/u);
  return at - lead.length + (blank < 0 ? 0 : blank + 1);
}

function endAfter(text: string, from: number, at: number): number {
  if (at >= text.length) return text.length;
  const blank = text.slice(from, at + 1).search(/\s\S*$/u);
  return blank <= 0 ? at : Math.max(from + blank, 0);
}

function withEllipses(parts: TextPart[], before: boolean, after: boolean): TextPart[] {
  if (parts.length === 0) return parts;
  return [
    ...(before ? [{ text: '… ', marked: false }] : []),
    ...parts,
    ...(after ? [{ text: ' …', marked: false }] : []),
  ];
}
