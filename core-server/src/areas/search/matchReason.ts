import type { MatchReason } from '@salient/shared/areas/persons/matchReasons.ts';
import type { FallbackStep } from '@salient/shared/areas/search/searchFallbacks.ts';
import { editDistance, isSlipOf } from '@salient/shared/lib/names/editDistance.ts';
import { nameTokens } from '@salient/shared/lib/names/foldName.ts';
import { givenNameWeight } from '@salient/shared/lib/names/givenNameGroups.ts';
import { familyNamesTyped } from './familyNamesTyped.ts';
import { plainWords, type TypedText } from './TypedText.ts';
import {
  answersTo,
  hasFamilyName,
  namesOf,
  type PersonNames,
  type WordAnswer,
  withJoined,
  wordAnswers,
  wordsOf,
} from './wordAnswers.ts';

export interface Match {
  readonly reason: MatchReason;
  /** The alternative name that was found. */
  readonly matched_name: string | null;
}

/** Whether each word begins one of the tokens; an initial has to be one. */
const startsAll = (wanted: readonly string[], tokens: readonly string[]) =>
  wanted.every((word) => tokens.some((token) => (word.length === 1 ? token === word : token.startsWith(word))));

/** The same where an initial stands for a name that it begins. */
const initialsFit = (wanted: readonly string[], tokens: readonly string[]) =>
  wanted.every((word) => tokens.some((token) => token.startsWith(word)));

const because = (reason: MatchReason): Match => ({ reason, matched_name: null });

/**
 * Why a person answers what was typed, and by which alternative name (ux P3); null when some word is answered by nothing
 * of the person. Pure: looks at names only, and at `step` for what a filter of that step has made sure.
 */
export function matchReason(text: TypedText, step: FallbackStep, row: PersonNames): Match | null {
  const typed = plainWords(text);
  if (typed.length === 0) return because(text.numbers.length > 0 ? 'number' : 'name');

  const own = [...withJoined(wordsOf(row.familyname)), ...wordsOf(row.surname)];
  const joinedTyped = typed.join('');
  if (startsAll(typed, own) || own.some((word) => word.startsWith(joinedTyped))) return because('name');
  const ownFolded = nameTokens({ surname: row.surname, familyname: row.familyname });
  const spelledDifferently = startsAll(text.folded, ownFolded);
  for (const name of [...row.alternative_familynames, ...row.alternative_surnames]) {
    const tokens = wordsOf(name);
    const matches = typed.some((word) => tokens.some((token) => token.startsWith(word)));
    if (matches && startsAll(typed, [...own, ...withJoined(tokens)]))
      return { reason: 'alternative', matched_name: name };
  }
  if (spelledDifferently) return because('spelling');
  for (const name of [...row.alternative_familynames, ...row.alternative_surnames]) {
    if (startsAll(text.folded, [...ownFolded, ...nameTokens({ familyname: name })])) {
      return { reason: 'alternative', matched_name: name };
    }
  }
  if (initialsFit(text.folded, ownFolded)) return because('initials');
  return wordByWord(text, step, row, typed);
}

/** The reason of the word that is answered least surely. */
function wordByWord(text: TypedText, step: FallbackStep, row: PersonNames, typed: readonly string[]): Match | null {
  const answers = answersTo(text, row, step === 'sound');
  const given = answers.filter((answer) => answer !== null);
  if (given.length === answers.length && initialsStandBesideName(text, answers, row)) return leastSure(given, row);
  if (step === 'initials' && initialsOfStepFit(text, row, answers)) return leastSure([...given, 'initials'], row);
  if (isSlipOfJoined(text, typed.join(''), row) || areSlipsOf(typed, row)) return because('typo');
  return hasFamilyName(familyNamesTyped(text), row) ? because('familyname') : null;
}

/** A word that only begins with an initial of the person says something beside the last name alone, in full. */
function initialsStandBesideName(
  { folded, plain }: TypedText,
  answers: readonly (WordAnswer | null)[],
  row: PersonNames,
): boolean {
  const isInOne = (at: number) => answers[at] === 'initials' && (plain[at] as string).length > 1;
  if (!folded.some((_, at) => isInOne(at))) return true;
  return hasFamilyName(
    folded.filter((_, at) => !isInOne(at)),
    row,
  );
}

/** Words that a name writes as one, with a slip of the pen: `vander mulen`. An initial beside a name is no slip of it. */
const isSlipOfJoined = ({ plain }: TypedText, joinedTyped: string, { familyname }: PersonNames): boolean =>
  plain.every((word) => word.length > 1) && editDistance(joinedTyped, wordsOf(familyname).join('')) <= 1;

/** Typed words one by one, particles not joined to what follows: Dell may be a first name. */
function areSlipsOf(typed: readonly string[], row: PersonNames): boolean {
  const own = namesOf(row).flatMap(wordsOf);
  return typed.every((word) => own.some((name) => name.startsWith(word) || isSlipOf(word, name)));
}

function leastSure(answers: readonly WordAnswer[], row: PersonNames): Match {
  const answer = wordAnswers[Math.max(...answers.map((each) => wordAnswers.indexOf(each)))] as WordAnswer;
  if (answer !== 'name') return because(answer);
  // Each word begins some name, but not names of one person's own: several alternative names together.
  return {
    reason: 'alternative',
    matched_name: [...row.alternative_familynames, ...row.alternative_surnames][0] ?? null,
  };
}

/**
 * The step has compared the initials of all words but one, with those that the record states; the word left must be the
 * family name, in full where no initial was typed.
 */
function initialsOfStepFit(text: TypedText, row: PersonNames, answers: readonly (WordAnswer | null)[]): boolean {
  const [first, last] = [text.folded[0] as string, text.folded.at(-1) as string];
  const typedInitials = text.plain.some((word) => word.length === 1);
  if (!typedInitials) {
    // First names in full, of which the record has the initials alone; another first name is another person.
    const hasFullName = [row.surname, ...row.alternative_surnames].some((name) => /\p{L}\p{Ll}/u.test(name));
    return !hasFullName && hasFamilyName([first, last], row);
  }
  return text.folded.some((word, at) => word.length > 1 && answers[at] !== null);
}

const nearly: readonly (MatchReason | null)[] = ['typo', 'sound'];

/** Whether some row has all that was typed in a spelling, form or initial of its own, or else the family name in full. */
export const hasName = (
  text: TypedText,
  rows: readonly (PersonNames & { readonly reason: MatchReason | null })[],
): boolean => rows.some((row) => !nearly.includes(row.reason) || hasFamilyName(familyNamesTyped(text), row));

/**
 * How surely the first names that do not match as typed are other forms of the person's: 1 for forms of one name, 0.5 when
 * a short form may stand for others too, 0 when some word has nothing to do with the person's names.
 */
export function otherFormWeight({ folded }: TypedText, row: PersonNames): number {
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
