import { foldLetters } from '@salient/shared/lib/names/foldLetters.ts';
import { plainWordsOf } from './SpelledWords.ts';

/** The words of a text in the form in which names of the vocabulary are compared: Poperinghe and Poperinge are one. */
export const foldedWords = (text: string): string[] => plainWordsOf(text).map(foldLetters);
