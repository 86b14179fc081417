import type { SearchTerm } from '@salient/shared/areas/search/searchTermMethods.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { SoftCondition } from '../conditions/SoftCondition.ts';
import { leads } from '../readings/leadingWords.ts';
import { findSpans, restOf, wordsKey } from '../readings/readings.ts';
import { textOf, typedWords } from '../readings/TypedWord.ts';
import type { Suggested } from '../vocabulary/SuggestionIndex.ts';
import type { Vocabulary } from '../vocabulary/Vocabulary.ts';

/** A name of so many words may be begun. */
const mostWords = 5;
/** Of a kind so many are counted, and so many shown whom anybody has to do with. */
const mostCounted = 3;
const mostShown = 2;

/** Counts the persons of a name, or of any, of whom a condition holds. */
export type CountPersons = (name: string, condition: SoftCondition) => Promise<number>;

interface Begun {
  readonly suggested: Suggested;
  /** What is typed before it. */
  readonly name: string;
}

/** What the last words of a text begin, by the most words that begin anything. */
function begunBy(text: string, { suggestions }: Vocabulary): Begun[] {
  const words = typedWords(text);
  const found: Begun[] = [];
  for (let from = Math.max(0, words.length - mostWords); from < words.length; from++) {
    const begun = suggestions.find(textOf(text, words.slice(from)));
    let first = from;
    while (first > 0 && leads(words[first - 1] as (typeof words)[number], 'place')) first--;
    const name = restOf(text, words.slice(first));
    found.push(...begun.map((suggested) => ({ suggested, name })));
  }
  return found;
}

/** What the search takes a name for, as a whole; null where it would take it for something else. */
function meaningOf(label: string, kind: Suggested['kind'], vocabulary: Vocabulary): SoftCondition | null {
  const { words, spans } = findSpans(label, vocabulary, { asName: new Set(), asTerm: new Set([wordsKey(label)]) });
  const [span, ...others] = spans;
  const isWhole = span?.kind === kind && others.length === 0 && span.from === 0 && span.to === words.length;
  return isWhole ? span.condition : null;
}

/** The places, units and memorials that the end of a text begins, with the numbers of their people. */
export async function suggestTerms(
  text: string,
  language: Language,
  vocabulary: Vocabulary,
  count: CountPersons,
): Promise<SearchTerm[]> {
  const asked = new Map<string, number>();
  const seen = new Set<string>();
  const counted = begunBy(text, vocabulary).flatMap(({ suggested: { kind, label }, name }) => {
    const own = label[language];
    const key = `${kind} ${normalizeText(own)}`;
    const before = asked.get(kind) ?? 0;
    if (before >= mostCounted || seen.has(key)) return [];
    const condition = meaningOf(own, kind, vocabulary);
    if (!condition) return [];
    seen.add(key);
    asked.set(kind, before + 1);
    return [async () => ({ kind, label: own, name, total: await count(name, condition) })];
  });
  const terms = await Promise.all(counted.map((each) => each()));
  const shown = new Map<string, number>();
  return terms.filter((term) => {
    const before = shown.get(term.kind) ?? 0;
    if (term.total === 0 || before >= mostShown || terms.some((other) => isPartOf(term, other))) return false;
    shown.set(term.kind, before + 1);
    return true;
  });
}

/** `k. k. LstIR. Nr. 27` beside `LstIR. Nr. 27`, which has them all. */
const isPartOf = (term: SearchTerm, whole: SearchTerm) =>
  term !== whole && term.kind === 'unit' && whole.kind === 'unit' && term.label.endsWith(` ${whole.label}`);
