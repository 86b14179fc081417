import { rankAt, rankGroupLabel, rankNear } from '@salient/shared/areas/military/ranks/rankGroups.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { rankWord } from '@salient/shared/lib/names/rankWords.ts';
import { isGivenName } from '../familyNamesTyped.ts';
import type { Vocabulary } from '../vocabulary/Vocabulary.ts';
import type { Span } from './Span.ts';
import type { TypedWord } from './TypedWord.ts';

/** Whether words are a rank: surely, maybe, as Major may be a name, or not at all. */
function likelihood(words: readonly TypedWord[]): 'surely' | 'maybe' | null {
  const [first, ...others] = words;
  if (first === undefined || others.length > 0) return 'surely';
  const kind = rankWord(normalizeText(first.text).replace(/[^\p{L}\p{N}]/gu, ''), first.text.endsWith('.'));
  if (kind === null) return first.text.length > 5 ? 'maybe' : null;
  if (kind === 'qualifier') return null;
  return kind === 'rank' ? 'surely' : 'maybe';
}

/** Ranks among the words: private, soldat de première classe, Gefr.; with one slip of the pen in longer ones. */
export function findRankSpans(words: readonly TypedWord[], { ranks }: Vocabulary): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < words.length; from++) {
    const rank = rankAt(words.slice(from).map(({ text }) => text));
    const [word] = words.slice(from);
    const likely = rank && likelihood(words.slice(from, from + rank.length));
    const near = rank === null && word && !word.folded.some(isGivenName) ? rankNear(word.text) : null;
    const group = likely ? rank.group : near;
    const texts = group && ranks.get(group);
    if (!group || !texts) continue;
    const to = from + (likely ? rank.length : 1);
    spans.push({
      ...{ kind: 'rank', label: rankGroupLabel(group), condition: { kind: 'rank', group, texts } },
      ...{ from, to, isCertain: likely === 'surely', isNear: !likely },
    });
    from = to - 1;
  }
  return spans;
}
