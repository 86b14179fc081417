import { unitNameTokens } from '@salient/shared/areas/military/names/unitNameTokens.ts';
import { phraseKinds } from '@salient/shared/areas/search/conditionKinds.ts';
import { isParticleWord } from '@salient/shared/lib/names/nameGroups.ts';
import { isGivenName } from '../familyNamesTyped.ts';
import type { MemorialIndex } from '../vocabulary/MemorialIndex.ts';
import { type PhraseTerm, sameLabel } from '../vocabulary/Term.ts';
import type { Vocabulary } from '../vocabulary/Vocabulary.ts';
import { leadsAlone } from './leadingWords.ts';
import type { Span } from './Span.ts';
import { saysUnit } from './saysUnit.ts';
import type { TypedWord } from './TypedWord.ts';

/** What a phrase means: the likeliest of its terms, and the others with it. */
function meaning(terms: readonly PhraseTerm[]): PhraseTerm | undefined {
  const [first, ...others] = terms.toSorted((a, b) => phraseKinds.indexOf(a.kind) - phraseKinds.indexOf(b.kind));
  if (!first || others.length === 0) return first;
  return { ...first, condition: { kind: 'either', conditions: [first, ...others].map(({ condition }) => condition) } };
}

const isCapitalParticle = (word: TypedWord | undefined): boolean =>
  word !== undefined && /^\p{Lu}/u.test(word.text) && word.folded.every(isParticleWord);

/** Places, countries, armies and professions among the words, the longest names first. */
export function findPhraseSpans(words: readonly TypedWord[], { phrases }: Vocabulary): Span[] {
  const spans: Span[] = [];
  const longest = Math.min(words.length, phrases.longest);
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + longest); to > from; to--) {
      const typed = words.slice(from, to);
      if (typed.every(leadsAlone)) continue;
      const folded = typed.flatMap((word) => word.folded);
      const written = typed.map(({ text }) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')).join(' ');
      const own = meaning(phrases.find(folded, written));
      // Van Damme is a name; Jan van Damme may be from there.
      if (own?.kind === 'place' && isCapitalParticle(words[from - 1])) break;
      // A first name is nothing misspelt.
      const term =
        own ??
        (folded.some(isGivenName)
          ? undefined
          : meaning(
              phrases.findNearly(
                folded,
                typed.flatMap((word) => word.plain),
              ),
            ));
      if (!term) continue;
      const telling = folded.filter((word) => !isParticleWord(word));
      spans.push({ ...term, from, to, isCertain: own !== undefined && telling.length > 1, isNear: own === undefined });
      break;
    }
  }
  return spans;
}

/** A word this long may begin the name of a cemetery alone. */
const longEnough = 6;

/**
 * Tyne Cot, Etaples, Menin Gate: how a cemetery begins, or several words of its name, without one that says what it is. Royal
 * Irish Rifles is the regiment, not its graveyard.
 */
function unannounced(folded: readonly string[], memorials: MemorialIndex) {
  const telling = folded.filter((word) => !isParticleWord(word) && !memorials.isShared(word));
  const isLongWord = folded.length === 1 && (telling[0]?.length ?? 0) >= longEnough && !folded.some(isGivenName);
  if ((telling.length < 2 && !isLongWord) || unitNameTokens(folded.join(' ')).some(saysUnit)) return [];
  return memorials.findPhrase(folded, isLongWord ? 'beginning' : 'anywhere');
}

/** Words that lead to a memorial and begin no name of one. */
const leadingTo = new Set(['at', 'of', 'and']);

/** Cemeteries and memorials among the words: where a word says that one is meant, or several words are of one. */
export function findMemorialSpans(words: readonly TypedWord[], { memorials }: Vocabulary): Span[] {
  const spans: Span[] = [];
  const read = words.map((word) => word.plain.map((each) => memorials.corrected(each)));
  for (let from = 0; from < words.length; from++) {
    if (read[from]?.every((word) => leadingTo.has(word))) continue;
    let end = from;
    while (read[end]?.every((word) => memorials.isWord(word))) end++;
    for (let to = end; to > from; to--) {
      const folded = read.slice(from, to).flat();
      const isAnnounced = folded.some((word) => memorials.announces(word));
      const isTyped = words
        .slice(from, to)
        .every((word, at) => word.folded.every((each, n) => each === read[from + at]?.[n]));
      const found = isAnnounced ? memorials.find(folded) : isTyped ? unannounced(folded, memorials) : [];
      if (found.length === 0) continue;
      const condition = { kind: 'memorial', memorialIds: found.flatMap(({ ids }) => ids) } as const;
      const label = sameLabel(
        found.length === 1
          ? (found[0]?.name ?? '')
          : words
              .slice(from, to)
              .map(({ text }) => text)
              .join(' '),
      );
      spans.push({ kind: 'memorial', label, condition, from, to, isCertain: isAnnounced, isNear: false });
      from = to - 1;
      break;
    }
  }
  return spans;
}
