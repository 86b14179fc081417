import { foldLetters } from '@salient/shared/lib/names/foldLetters.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';

/** The words of a text in the form in which names of the vocabulary are compared: Poperinghe and Poperinge are one. */
export const foldedWords = (text: string): string[] =>
  (normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(foldLetters);
