import { type MatchReason, matchReasons } from '@salient/shared/areas/persons/matchReasons.ts';
import type { PersonRow } from '@salient/shared/areas/search/personRow.ts';
import type { FallbackStep } from '@salient/shared/areas/search/searchFallbacks.ts';
import { otherFormWeight } from './matchReason.ts';
import type { TypedText } from './TypedText.ts';
import type { PersonNames } from './wordAnswers.ts';

/** Rows up to which an answer is put in order as a whole, and filled up with further spellings: one page. */
export const pageToFill = 20;

/**
 * Rows by why they were found, best first, and among other forms of a first name the sure ones first; rows of one reason
 * keep the order of their engine.
 */
export function bestReasonFirst<Row extends PersonNames & Pick<PersonRow, 'reason'>>(
  text: TypedText,
  rows: readonly Row[],
): Row[] {
  const rankOf = (row: Row) =>
    row.reason === null
      ? 0
      : matchReasons.indexOf(row.reason) - (row.reason === 'given' ? otherFormWeight(text, row) : 0);
  return rows
    .map((row) => ({ row, rank: rankOf(row) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ row }) => row);
}

const stepOfReason: Readonly<Record<MatchReason, FallbackStep>> = {
  ...{ name: 'typed', number: 'typed', alternative: 'typed', spelling: 'folded', given: 'given' },
  ...{ initials: 'initials', familyname: 'familyname', typo: 'typo', sound: 'sound' },
};

/** The step that an answer is shown as: the one that its best row needed. */
export const stepShown = (best: MatchReason): FallbackStep => stepOfReason[best];
