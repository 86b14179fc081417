import { nameTokens } from '@salient/shared/names/foldName.ts';
import { givenNameWeight } from '@salient/shared/names/givenNameGroups.ts';
import { normalizeText } from '@salient/shared/names/normalizeText.ts';
import type { LadderStep } from '@salient/shared/search/ladder.ts';
import type { MatchReason } from '@salient/shared/search/matchReasons.ts';
import type { PersonRow } from '@salient/shared/search/personRow.ts';
import { plainWords, type TypedText } from './TypedText.ts';

type Named = Pick<PersonRow, 'surname' | 'familyname' | 'alternative_surnames' | 'alternative_familynames'>;

/** Whether each word begins one of the tokens; an initial has to be one. */
const startsAll = (wanted: readonly string[], tokens: readonly string[]) =>
  wanted.every((word) => tokens.some((token) => (word.length === 1 ? token === word : token.startsWith(word))));

/** The same where an initial stands for a name that it begins. */
const initialsFit = (wanted: readonly string[], tokens: readonly string[]) =>
  wanted.every((word) => tokens.some((token) => token.startsWith(word)));

const wordsOf = (text: string) =>
  normalizeText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
/** `Van den Berghe` also reads `vandenberghe`. */
const withJoined = (words: readonly string[]) => [...words, words.join('')];

/** Steps whose rows match for that reason alone. */
const reasonOfStep: Partial<Record<LadderStep, MatchReason>> = {
  sound: 'sound',
  familyname: 'familyname',
  initials: 'initials',
};

/** Why a row answers what was typed, and by which alternative name (ux P3). Pure: looks at names only. */
export function matchReason(
  text: TypedText,
  step: LadderStep,
  row: Named,
): { reason: MatchReason; matched_name: string | null } {
  const fixed = reasonOfStep[step];
  if (fixed) return { reason: fixed, matched_name: null };
  const typed = plainWords(text);
  if (typed.length === 0) return { reason: text.numbers.length > 0 ? 'number' : 'name', matched_name: null };

  const own = [...withJoined(wordsOf(row.familyname)), ...wordsOf(row.surname)];
  const joinedTyped = typed.join('');
  if (startsAll(typed, own) || own.some((word) => word.startsWith(joinedTyped)))
    return { reason: 'name', matched_name: null };
  const ownFolded = nameTokens({ surname: row.surname, familyname: row.familyname });
  const spelledDifferently = startsAll(text.folded, ownFolded);
  for (const name of [...row.alternative_familynames, ...row.alternative_surnames]) {
    const tokens = wordsOf(name);
    const matches = typed.some((word) => tokens.some((token) => token.startsWith(word)));
    if (matches && startsAll(typed, [...own, ...withJoined(tokens)]))
      return { reason: 'alternative', matched_name: name };
  }
  if (spelledDifferently) return { reason: 'spelling', matched_name: null };
  for (const name of [...row.alternative_familynames, ...row.alternative_surnames]) {
    if (startsAll(text.folded, [...ownFolded, ...nameTokens({ familyname: name })])) {
      return { reason: 'alternative', matched_name: name };
    }
  }
  if (initialsFit(text.folded, ownFolded)) return { reason: 'initials', matched_name: null };
  return { reason: otherFormWeight(text, row) > 0 ? 'given' : 'typo', matched_name: null };
}

/**
 * How surely the first names that do not match as typed are other forms of the person's: 1 for forms of one name, 0.5 when
 * a short form may stand for others too, 0 when some word has nothing to do with the person's names.
 */
export function otherFormWeight({ folded }: TypedText, row: Named): number {
  const given = [row.surname, ...row.alternative_surnames].flatMap((surname) => nameTokens({ surname }));
  const tokens = [
    ...given,
    ...[row.familyname, ...row.alternative_familynames].flatMap((familyname) => nameTokens({ familyname })),
  ];
  const weights = folded
    .filter((word) => !tokens.some((token) => token.startsWith(word)))
    .map((word) => Math.max(0, ...given.map((token) => givenNameWeight(word, token))));
  return weights.length === 0 ? 0 : Math.min(...weights);
}
