import { keysWanted } from '@salient/shared/lib/names/givenNameGroups.ts';
import type { TypedText } from './TypedText.ts';

/** A way to read typed words: some as first names that have other forms, the rest as any part of the name. */
export interface GivenNamePart {
  /** For each first name the keys of which the person must have one. */
  readonly keys: readonly (readonly string[])[];
  /** The other words, folded, in the order typed. */
  readonly others: readonly string[];
}

/**
 * How the typed words can be read with first names among them. Where all of them are first names (Jean Martin), the last
 * and then the first is the family name.
 */
export function givenNameParts({ folded }: TypedText): readonly GivenNamePart[] {
  const wanted = folded.map(keysWanted);
  const known = folded.filter((_, at) => (wanted[at] as readonly string[]).length > 0);
  if (known.length === 0) return [];
  const readingWith = (isFamily: (at: number) => boolean): GivenNamePart => ({
    keys: wanted.filter((keys, at) => keys.length > 0 && !isFamily(at)),
    others: folded.filter((_, at) => (wanted[at] as readonly string[]).length === 0 || isFamily(at)),
  });
  if (known.length < folded.length || folded.length === 1) return [readingWith(() => false)];
  return [readingWith((at) => at === folded.length - 1), readingWith((at) => at === 0)];
}
