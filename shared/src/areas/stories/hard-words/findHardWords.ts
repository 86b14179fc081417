import type { Language } from '../../../lib/i18n/languages.ts';
import { type HardWord, type HardWordId, type HardWords, hardWordIds } from './hardWord.ts';
import { hardWords as de } from './hardWords.de.ts';
import { hardWords as en } from './hardWords.en.ts';
import { hardWords as fr } from './hardWords.fr.ts';
import { hardWords as nl } from './hardWords.nl.ts';

const byLanguage: Readonly<Record<Language, HardWords>> = { nl, en, fr, de };

/** A word of the war in a language. */
export interface ExplainedWord extends HardWord {
  readonly id: HardWordId;
}

/** A piece of a text: plain, or a word that is explained. */
export interface TextRun {
  readonly text: string;
  readonly word: ExplainedWord | null;
}

const patterns = new Map<Language, { readonly pattern: RegExp; readonly wordOf: ReadonlyMap<string, ExplainedWord> }>();

function patternOf(language: Language) {
  const made = patterns.get(language);
  if (made) return made;
  const words = hardWordIds.map((id): ExplainedWord => ({ id, ...byLanguage[language][id] }));
  const wordOf = new Map(words.flatMap((word) => word.forms.map((form) => [form.toLowerCase(), word] as const)));
  // The longer form first: "front line" before "front".
  const forms = [...wordOf.keys()].sort((a, b) => b.length - a.length).map((form) => form.replaceAll(' ', '\\s'));
  // Whole words: no part of a compound, with or without its hyphen.
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\d-])(?:${forms.join('|')})(?![\\p{L}\\p{M}\\d-])`, 'giu');
  const found = { pattern, wordOf };
  patterns.set(language, found);
  return found;
}

/** Letters between two words that are touched: with fewer a finger takes both. */
const leastBetween = 3;

/**
 * Finds the words that children may not know in what stands on one screen.
 *
 * @param paragraphs of one language; a word is explained where it first stands apart from the one explained before it.
 * @returns the pieces of each paragraph.
 */
export function findHardWords(paragraphs: readonly string[], language: Language): TextRun[][] {
  const { pattern, wordOf } = patternOf(language);
  const seen = new Set<HardWordId>();
  return paragraphs.map((paragraph) => {
    const runs: TextRun[] = [];
    let from = 0;
    for (const { 0: text, index } of paragraph.matchAll(pattern)) {
      const word = wordOf.get(text.toLowerCase().replaceAll(/\s/g, ' '));
      if (!word || seen.has(word.id) || (runs.length > 0 && index - from < leastBetween)) continue;
      seen.add(word.id);
      if (index > from) runs.push({ text: paragraph.slice(from, index), word: null });
      runs.push({ text, word });
      from = index + text.length;
    }
    if (from < paragraph.length) runs.push({ text: paragraph.slice(from), word: null });
    return runs;
  });
}

/** The words that were found, in the order of the text. */
export const wordsIn = (paragraphs: readonly (readonly TextRun[])[]): ExplainedWord[] =>
  paragraphs.flat().flatMap(({ word }) => word ?? []);
