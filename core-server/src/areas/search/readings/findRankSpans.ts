import { rankAt, rankGroupLabel, rankNear } from '@salient/shared/areas/military/ranks/rankGroups.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { rankWord } from '@salient/shared/lib/names/rankWords.ts';
import { isGivenName } from '../familyNamesTyped.ts';
import type { Vocabulary } from '../vocabulary/Vocabulary.ts';
import type { Span } from './Span.ts';
import type { TypedWord } from './TypedWord.ts';

/** Whether words are a rank and never a name. */
const isSurely = (words: readonly TypedWord[]): boolean =>
  words.length > 1 ||
  words.every(
    ({ text }) => rankWord(normalizeText(text).replace(/[^\p{L}\p{N}]/gu, ''), text.endsWith('.')) === 'rank',
  );

/** Ranks among the words that cannot be names: private, soldat de première classe, Gefr.; with one slip of the pen in longer ones. */
export function findRankSpans(words: readonly TypedWord[], { ranks }: Vocabulary): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < words.length; from++) {
    const rank = rankAt(words.slice(from).map(({ text }) => text));
    const [word] = words.slice(from);
    const isSure = rank !== null && isSurely(words.slice(from, from + rank.length));
    const near = rank === null && word && !word.folded.some(isGivenName) ? rankNear(word.text) : null;
    const group = isSure ? rank.group : near;
    const texts = group && ranks.get(group);
    if (!group || !texts) continue;
    const to = from + (isSure ? rank.length : 1);
    spans.push({
      ...{ kind: 'rank', label: rankGroupLabel(group), condition: { kind: 'rank', group, texts } },
      ...{ from, to, isCertain: isSure, isNear: !isSure },
    });
    from = to - 1;
  }
  return spans;
}
