import { rankAt, rankGroupLabel } from '@salient/shared/areas/military/ranks/rankGroups.ts';
import { isImpossibleDate } from '@salient/shared/lib/dates/findTypedDates.ts';
import { cleanQuery } from '@salient/shared/lib/names/cleanQuery.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { isGivenName } from '../familyNamesTyped.ts';
import type { Term } from '../vocabulary/Term.ts';
import type { Vocabulary } from '../vocabulary/Vocabulary.ts';
import { emptyWords, smallWords } from './emptyWords.ts';
import { findDateSpans } from './findDateSpans.ts';
import { findMemorialSpans, findPhraseSpans } from './findPhraseSpans.ts';
import { findRankSpans } from './findRankSpans.ts';
import { findUnitSpans } from './findUnitSpans.ts';
import { leads, leadsAlone } from './leadingWords.ts';
import type { Span } from './Span.ts';
import { type TypedWord, textOf, typedWords } from './TypedWord.ts';

/** A condition with the words that it was typed as. */
export interface ReadCondition extends Term {
  readonly text: string;
  /** How many words that is. */
  readonly words: number;
  /** Read with a slip of the pen. */
  readonly isNear: boolean;
  /** A first name too: Leonhard, Victoria. */
  readonly isGivenName: boolean;
}

/** One way to take what was typed: some words as a name, the others as what is known of the person. */
export interface Reading {
  /** What is looked for as a name; empty when all else was understood. */
  readonly name: string;
  readonly conditions: readonly ReadCondition[];
  /** Words that are looked for in no way, of which the reader is told. */
  readonly leftOut: readonly string[];
}

/** How the reader wants words to be taken, by `wordsKey`. */
export interface ReadingWishes {
  readonly asName: ReadonlySet<string>;
  readonly asTerm: ReadonlySet<string>;
}

/** Words as arguments of the search name them: without case, accents and blanks around. */
export const wordsKey = (words: string): string => normalizeText(words);

const mostReadings = 4;
/** Words of which each may be a name or not: of more, the later ones are no names. */
const mostOpen = 3;

/** What was typed, word by word, with what its words can mean beside names. */
export interface TypedSpans {
  readonly text: string;
  readonly words: readonly TypedWord[];
  readonly spans: readonly Span[];
  /** Words that say nothing of anybody, and days that no calendar has. */
  readonly unsaid: ReadonlySet<TypedWord>;
  readonly impossible: readonly TypedWord[];
}

/** Finds what the words of a text can mean. */
export function findSpans(text: string, vocabulary: Vocabulary, wishes: ReadingWishes): TypedSpans {
  const words = typedWords(text);
  const impossible = words.filter((word) => isImpossibleDate(word.text));
  const empty = new Set([...emptyWords(words), ...impossible]);
  const keyOf = ({ from, to }: Span) => wordsKey(textOf(text, words.slice(from, to)));
  const spans = [
    ...findDateSpans(text, words),
    // 2nd Lt is a rank, though a second light battalion is called so too.
    ...findRankSpans(words, vocabulary),
    ...findUnitSpans(text, words, vocabulary.units),
    ...findPhraseSpans(words, vocabulary),
    ...findMemorialSpans(words, vocabulary),
  ]
    .filter((span) => !wishes.asName.has(keyOf(span)))
    .filter(({ from, to }) => words.slice(from, to).some((word) => !empty.has(word)))
    .map((span) => (wishes.asTerm.has(keyOf(span)) ? { ...span, isCertain: true } : span));
  const taken = apart(spans);
  const isKnown = (word: TypedWord) => taken.some(({ from, to }) => words.slice(from, to).includes(word));
  return { text, words, spans: taken, unsaid: new Set([...empty, ...smallWords(words, isKnown)]), impossible };
}

/** The words that could be last names, of which the readings depend. */
export const mayBeNames = ({ words, spans }: TypedSpans): string[] =>
  spans.some(({ isCertain }) => !isCertain)
    ? words.map(({ text }) => text).filter((word) => /^[\p{L}\p{M}'’-]{2,}$/u.test(word))
    : [];

/**
 * The ways in which a text can be read, likeliest first. What can be no name says what is known of the person; each other word that
 * the vocabulary knows does so in some readings and is a name in others.
 *
 * @param families those of `mayBeNames` that are somebody's last name, in the form of `normalizeText`.
 */
export function readingsOf(typed: TypedSpans, families: ReadonlySet<string>, vocabulary: Vocabulary): Reading[] {
  const { words } = typed;
  const isFamily = (word: TypedWord) => families.has(normalizeText(word.text));
  const own = (span: Span) => words.slice(span.from, span.to);
  const isName = (span: Span) => own(span).some((word) => isFamily(word) || word.folded.some(isGivenName));
  // A last name that somebody has is nothing misspelt.
  const spans = typed.spans.filter((span) => span.isCertain || !span.isNear || !own(span).some(isFamily));
  const open = spans.filter((span) => !span.isCertain && (span.isNear || isName(span))).slice(0, mostOpen);
  const fixed = spans.filter((span) => !open.includes(span));
  // Franz is somebody's last name too, and hardly meant as one.
  const isLikelyFamily = (word: TypedWord) => isFamily(word) && !word.folded.some(isGivenName);
  const familiesLeft = (taken: readonly Span[]) =>
    words.filter((word, at) => isLikelyFamily(word) && taken.every(({ from, to }) => at < from || at >= to)).length;
  const plausibility = (taken: readonly Span[]) => [2, 0][familiesLeft(taken)] ?? 1;
  return subsets(open)
    .map((taken) => [...fixed, ...taken])
    .toSorted((a, b) => plausibility(a) - plausibility(b) || b.length - a.length)
    .slice(0, mostReadings)
    .map((taken) =>
      readingWith(
        typed,
        taken.toSorted((a, b) => a.from - b.from),
        vocabulary,
      ),
    );
}

/** Every choice of some of the items. */
function subsets<T>(items: readonly T[]): T[][] {
  const [first, ...others] = items;
  if (first === undefined) return [[]];
  const without = subsets(others);
  return [...without, ...without.map((some) => [first, ...some])];
}

/** Spans that do not overlap: the certain before others, the longer before the shorter. */
function apart(spans: readonly Span[]): Span[] {
  const taken: Span[] = [];
  const inOrder = spans.toSorted(
    (a, b) => Number(b.isCertain) - Number(a.isCertain) || b.to - b.from - (a.to - a.from),
  );
  for (const span of inOrder) {
    if (taken.every((other) => span.to <= other.from || span.from >= other.to)) taken.push(span);
  }
  return taken.sort((a, b) => a.from - b.from);
}

function readingWith(typed: TypedSpans, spans: readonly Span[], vocabulary: Vocabulary): Reading {
  const { text, words } = typed;
  const taken = new Set<TypedWord>(typed.unsaid);
  for (const { kind, from, to } of spans) {
    for (const word of words.slice(from, to)) taken.add(word);
    // What leads to it: uit Ieper, killed at Passchendaele.
    for (let at = from - 1; at >= 0 && leads(words[at] as TypedWord, kind); at--) {
      taken.add(words[at] as TypedWord);
    }
  }
  const conditions = spans.map(({ kind, label, condition, isNear, from, to }) => ({
    ...{ kind, label, condition, isNear },
    text: textOf(text, words.slice(from, to)),
    words: to - from,
    isGivenName: to - from === 1 && (words[from]?.folded.some(isGivenName) ?? false),
  }));
  const leftOut = typed.impossible.map((word) => word.text);
  const left = words.filter((word) => !taken.has(word));
  // What is left of `les soldats de Sebourg` is no name.
  const rest = spans.length > 0 && left.every(leadsAlone) ? '' : restOf(text, [...taken]);
  const rank = rankOf(rest, vocabulary);
  if (!rank) return { name: rest, conditions, leftOut };
  return { name: restOf(rest, rank.words), conditions: [rank.condition, ...conditions], leftOut };
}

/** The text without some of its words; commas stay, as they say which name is the family's. */
export function restOf(text: string, taken: readonly TypedWord[]): string {
  let rest = text;
  for (const { start, end } of taken.toSorted((a, b) => b.start - a.start)) {
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  }
  // Signs alone say nothing: * 1892.
  if (!/[\p{L}\p{N}]/u.test(rest)) return '';
  return rest
    .replace(/\s+/g, ' ')
    .replace(/ ?,(?: ?[,;])+/g, ',')
    .replace(/(?:\s*[,;?!])+\s*$|^\s*(?:[,;]\s*)+/g, '')
    .trim();
}

/** The rank that stands beside the name and that names are looked for without. */
function rankOf(
  name: string,
  { ranks }: Vocabulary,
): { readonly condition: ReadCondition; readonly words: readonly TypedWord[] } | null {
  const kept = new Set(cleanQuery(name).words.split(' '));
  const words = typedWords(name);
  for (const at of words.keys()) {
    const rank = rankAt(words.slice(at).map((word) => word.text));
    const stored = rank && ranks.get(rank.group);
    const own = words.slice(at, at + (rank?.length ?? 0));
    if (!rank || !stored || own.some((word) => kept.has(word.text))) continue;
    const condition = { kind: 'rank', group: rank.group, texts: stored } as const;
    return {
      condition: {
        ...{ kind: 'rank', label: rankGroupLabel(rank.group), condition, text: textOf(name, own) },
        ...{ words: own.length, isNear: false, isGivenName: false },
      },
      words: own,
    };
  }
  return null;
}
