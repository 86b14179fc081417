import { keysWanted } from '@salient/shared/lib/names/givenNameGroups.ts';
import { isCommonGivenName } from '@salient/shared/lib/names/givenNames.ts';
import type { TypedText } from './TypedText.ts';

const isInitial = (word: string) => [...word].length === 1;
/** Whether a folded word is a first name. */
export const isGivenName = (word: string) => keysWanted(word).length > 0 || isCommonGivenName(word);

/**
 * The typed words, folded, of which one alone may find its family while the others are dropped as first names that
 * somebody has wrong. In the order to try: the word before a comma; else the words that are no first name, longest first, and then the last word, as
 * Martin is a first name too. None where two words or more would be dropped that are neither first names nor initials:
 * they say something else (`Royal Irish Rifles`).
 */
export function familyNameTries({ folded, beforeComma }: TypedText): string[][] {
  if (folded.length < 2) return [];
  if (beforeComma.length === 1) return [[...beforeComma]];
  const others = folded.filter((word) => !isInitial(word) && !isGivenName(word));
  if (others.length > 2) return [];
  const last = folded.at(-1) as string;
  const tries = [
    others.toSorted((a, b) => b.length - a.length),
    others.includes(last) || isInitial(last) ? [] : [last],
  ];
  return tries.filter((words) => words.length > 0);
}

/** All words of `familyNameTries`. */
export const familyNamesTyped = (text: TypedText): string[] => familyNameTries(text).flat();
