import { numberKey } from '@salient/shared/areas/search/eventKeys.ts';
import { cleanQuery } from '@salient/shared/lib/names/cleanQuery.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';

/** What somebody typed in the one search box, taken apart. */
export interface TypedText {
  /** Names as typed, without ranks and titles. */
  readonly words: string;
  /** The same as folded tokens, particles joined to what follows. */
  readonly folded: readonly string[];
  /** The words of `folded` before folding, one for one. */
  readonly plain: readonly string[];
  /** The words of `folded` without their particles, one for one. */
  readonly cores: readonly string[];
  /** Those of `folded` that a comma ends, which makes them the family name: `Martin, Jean`. */
  readonly beforeComma: readonly string[];
  readonly years: readonly number[];
  /** Service numbers in compared form. */
  readonly numbers: readonly string[];
}

const commaBetween = /^([^,]+),\s*\p{L}/u;

/** Reads the search box; null when it says nothing. */
export function readTypedText(text: string): TypedText | null {
  const { words, folded, plain, cores, years, numbers } = cleanQuery(text);
  if (words === '' && years.length === 0 && numbers.length === 0) return null;
  const family = commaBetween.exec(text)?.[1];
  const beforeComma = family === undefined ? [] : cleanQuery(family).folded;
  return {
    words,
    folded,
    plain,
    cores,
    beforeComma,
    years,
    numbers: numbers.map(numberKey).filter((number) => number !== ''),
  };
}

/** Nobody has a name of more words: what is longer is looked for as it is typed, and in no other way. */
const mostNameWords = 8;

/** Whether other spellings, forms and sounds of a text are worth looking for: each word of it costs a question or two. */
export const mayBeName = ({ folded }: TypedText): boolean => folded.length <= mostNameWords;

/** Whether initials were typed beside a name: `J. M. Peeters`. */
export const hasInitials = ({ plain }: TypedText): boolean =>
  plain.length > 1 && plain.some((word) => word.length === 1);

/** The typed names as plain comparable words. */
export const plainWords = ({ words }: TypedText): string[] =>
  normalizeText(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
