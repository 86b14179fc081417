import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';

/** Text to stand for itself in a LIKE pattern. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Patterns of which a text in normalised form must meet each, so that it has all words that were typed. */
export const wordPatterns = (typed: string): string[] =>
  [...new Set(normalizeText(typed).split(' '))].filter(Boolean).map((word) => `%${escapeLike(word)}%`);
