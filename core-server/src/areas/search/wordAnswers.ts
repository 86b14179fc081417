import type { PersonRow } from '@salient/shared/areas/search/personRow.ts';
import { isSlipOf } from '@salient/shared/lib/names/editDistance.ts';
import { familyNameTokens, givenNameTokens } from '@salient/shared/lib/names/foldName.ts';
import { givenNameWeight } from '@salient/shared/lib/names/givenNameGroups.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { soundsLike } from '@salient/shared/lib/names/sounds/soundsLike.ts';
import type { TypedText } from './TypedText.ts';

export type PersonNames = Pick<
  PersonRow,
  'surname' | 'familyname' | 'alternative_surnames' | 'alternative_familynames'
>;

/** What of a person answers one typed word, surest first. */
export const wordAnswers = ['name', 'given', 'initials', 'typo', 'sound'] as const;
export type WordAnswer = (typeof wordAnswers)[number];

/** The names of a person as words are compared with them. */
interface ComparedNames {
  readonly family: readonly string[];
  /** Folded words. */
  readonly familyTokens: readonly string[];
  readonly givenTokens: readonly string[];
  /** Words in plain form, each name also joined. */
  readonly plain: readonly string[];
}

/** The words of a name in the form of `normalizeText`. */
export const wordsOf = (text: string): string[] =>
  normalizeText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** `Van den Berghe` also reads `vandenberghe`. */
export const withJoined = (words: readonly string[]) => [...words, words.join('')];

const familyNamesOf = ({ familyname, alternative_familynames }: PersonNames) => [
  familyname,
  ...alternative_familynames,
];

/** All names of a person, family names first. */
export const namesOf = (row: PersonNames): string[] => [
  ...familyNamesOf(row),
  row.surname,
  ...row.alternative_surnames,
];

function comparedNames(row: PersonNames): ComparedNames {
  const family = familyNamesOf(row);
  const given = [row.surname, ...row.alternative_surnames];
  return {
    family,
    familyTokens: family.flatMap(familyNameTokens),
    givenTokens: given.flatMap(givenNameTokens),
    plain: namesOf(row).flatMap((name) => withJoined(wordsOf(name))),
  };
}

interface TypedWord {
  readonly folded: string;
  readonly plain: string;
  /** Folded, without particles. */
  readonly core: string;
}

function answerTo({ folded, plain, core }: TypedWord, names: ComparedNames, bySound: boolean): WordAnswer | null {
  const tokens = [...names.familyTokens, ...names.givenTokens];
  if (tokens.some((token) => token.startsWith(folded)) || names.plain.some((word) => word.startsWith(plain))) {
    return 'name';
  }
  if (names.givenTokens.some((token) => givenNameWeight(folded, token) > 0)) return 'given';
  if (names.givenTokens.some((token) => token.length === 1 && folded.startsWith(token))) return 'initials';
  const sounds = () => names.family.some((name) => soundsLike(folded, name));
  if (bySound && sounds()) return 'sound';
  // Particles weigh nothing: Van der Meersch is not Van der Meulebroecke but for a slip.
  const isCoreSlip = core === folded || tokens.some((token) => token.startsWith(core) || isSlipOf(core, token));
  if (
    isCoreSlip &&
    (tokens.some((token) => isSlipOf(folded, token)) || names.plain.some((word) => isSlipOf(plain, word)))
  ) {
    return 'typo';
  }
  return !bySound && sounds() ? 'sound' : null;
}

/**
 * What answers each typed word, one for one; null where nothing of the person does.
 *
 * @param bySound whether the row was looked for by sound, so that sound goes before slips of the pen.
 */
export function answersTo(
  { folded, plain, cores }: TypedText,
  row: PersonNames,
  bySound: boolean,
): (WordAnswer | null)[] {
  const names = comparedNames(row);
  return folded.map((word, at) =>
    answerTo({ folded: word, plain: plain[at] as string, core: cores[at] as string }, names, bySound),
  );
}

/** Whether one of the folded words is a family name of the person in full, in any spelling; particles weigh nothing. */
export function hasFamilyName(words: readonly string[], row: PersonNames): boolean {
  return familyNamesOf(row).some((name) => familyNameTokens(name).some((token) => words.includes(token)));
}
