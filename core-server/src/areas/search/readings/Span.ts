import type { Term } from '../vocabulary/Term.ts';

/** Typed words that can mean something other than a name. */
export interface Span extends Term {
  /** The first word, and the one behind the last. */
  readonly from: number;
  readonly to: number;
  /** No name could be meant: a unit with its number, a date, a name of several words. */
  readonly isCertain: boolean;
  /** The words as typed are nothing; one slip of the pen away they are. */
  readonly isNear: boolean;
}
