import { matchReasons } from '@salient/shared/search/matchReasons.ts';
import type { PersonRow } from '@salient/shared/search/personRow.ts';
import { otherFormWeight } from './matchReason.ts';
import type { TypedText } from './TypedText.ts';

/** Rows up to which an answer is put in order as a whole, and filled up with further spellings: one page. */
export const pageToFill = 20;

/**
 * Rows by why they were found, best first, and among other forms of a first name the sure ones first; rows of one reason
 * keep the order of their engine.
 */
export function bestReasonFirst(text: TypedText, rows: readonly PersonRow[]): PersonRow[] {
  const rankOf = (row: PersonRow) =>
    row.reason === null
      ? 0
      : matchReasons.indexOf(row.reason) - (row.reason === 'given' ? otherFormWeight(text, row) : 0);
  return rows
    .map((row) => ({ row, rank: rankOf(row) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ row }) => row);
}
