import type { TextPart } from '@salient/shared/areas/documents/documentSearchMethods.ts';
import type { TypedWords } from '@salient/shared/areas/documents/search/documentWords.ts';
import { type Finding, findIn, partsOf } from '@salient/shared/areas/documents/search/markAll.ts';

/** Characters that a snippet has at most around what was found. */
const snippetLength = 240;
/** How far before the first word the beginning of its sentence is looked for. */
const leadLength = 100;

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
