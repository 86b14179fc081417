import type { PersonRow } from '@salient/shared/areas/search/personRow.ts';
import { familyNameTokens, givenNameTokens } from '@salient/shared/lib/names/foldName.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { readTypedText, type TypedText } from '../TypedText.ts';
import { answersTo, namesOf, type WordAnswer, wordsOf } from '../wordAnswers.ts';
import type { ReadCondition, Reading } from './readings.ts';

/** How surely a typed word says a name, by what of the person answers it. */
const weights: Readonly<Record<WordAnswer, number>> = { name: 0.8, given: 0.9, initials: 0.75, typo: 0.65, sound: 0.5 };
/** Each word of a condition that is met says nearly as much as a name in full. */
const conditionWeight = 0.95;
const nearWeight = 0.6;

const weightOf = (conditions: readonly ReadCondition[]) =>
  conditions.reduce((sum, { isNear, words }) => sum + words * (isNear ? nearWeight : conditionWeight), 0);

/** How much of what was typed a person answers: about one for each word of a name and each condition. */
export function scoreRow(text: TypedText | null, row: PersonRow, met: readonly ReadCondition[]): number {
  const ofConditions = weightOf(met);
  if (text === null) return ofConditions;
  const names = new Set(namesOf(row).flatMap(wordsOf).map(normalizeText));
  const folded = new Set([
    ...[row.familyname, ...row.alternative_familynames].flatMap(familyNameTokens),
    ...[row.surname, ...row.alternative_surnames].flatMap(givenNameTokens),
  ]);
  const answers = answersTo(text, row, row.reason === 'sound');
  const ofNames = answers.map((answer, at) => {
    if (answer === null) return 0;
    if (answer !== 'name') return weights[answer];
    // A name in full says more than one that only begins so.
    if (names.has(text.plain[at] as string)) return 1;
    return folded.has(text.folded[at] as string) ? 0.97 : weights.name;
  });
  return ofNames.reduce((sum, weight) => sum + weight, text.numbers.length) + ofConditions;
}

/** Whether a typed word is only the beginning of the person's last name: Kos of Kosar. First names are shortened. */
export function isOnlyBegun({ folded, plain }: TypedText, row: PersonRow): boolean {
  const family = [row.familyname, ...row.alternative_familynames];
  const given = [row.surname, ...row.alternative_surnames];
  const familyTokens = family.flatMap(familyNameTokens);
  const givenTokens = given.flatMap(givenNameTokens);
  const written = new Set([...family, ...given].flatMap(wordsOf));
  return folded.some(
    (word, at) =>
      !familyTokens.includes(word) &&
      !written.has(plain[at] as string) &&
      familyTokens.some((token) => token.startsWith(word)) &&
      !givenTokens.some((token) => token.startsWith(word)),
  );
}

/** The most that anybody can answer of a reading. */
export const highestScore = ({ name, conditions }: Reading): number => {
  const text = readTypedText(name);
  const names = text ? text.folded.length + text.numbers.length : 0;
  return names + weightOf(conditions);
};
