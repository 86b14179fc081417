import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';

/** How values are compared: a digest is made of this form, and texts are read in it. */

export const emailForm = (email: string) => normalizeText(email).replaceAll(' ', '');

/** Fewest digits of a number that says of anybody who it is. */
export const leastDigits = 8;

/** The last digits: the number is the same with and without its country. */
export const phoneForm = (digits: string) => digits.slice(-leastDigits);

export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
/** What may stand between the words of a name: `Peeters, Jan`, `d'Hondt`, and never the dot of a mail address. */
export const gapPattern = /^[\s,;:'’"“”()/*-]{1,4}$/u;
export const emailPattern = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
export const digitGroupPattern = /\p{Nd}+/gu;
export const digitGapPattern = /^[\s()./+-]{1,4}$/u;

export const wordsOf = (text: string): string[] => (text.match(wordPattern) ?? []).map(normalizeText);

/** A name in the orders in which it is written; none when it is one word, which many people share. */
export function nameForms(name: string): string[][] {
  const words = wordsOf(name);
  if (words.length < 2) return [];
  return words.length === 2
    ? [words, words.toReversed()]
    : [words, [...words.slice(1), words[0] ?? ''], [words.at(-1) ?? '', ...words.slice(0, -1)]];
}

/** Street and number; none without a number. */
export function addressForms(address: string): string[][] {
  const words = wordsOf(address);
  return words.length >= 2 && words.some((word) => /\d/.test(word)) ? [words] : [];
}
