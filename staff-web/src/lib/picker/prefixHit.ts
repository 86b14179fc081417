import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { Reference } from './referenceSources.ts';

const wordsOf = (text: string) =>
  normalizeText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * The one hit in whose name each typed word begins a word, whatever the case and accents: a few letters name it. None
 * where several are so called, or where there may be more of them than the server answered.
 *
 * @param limit the most hits that are answered.
 */
export function prefixHit(hits: readonly Reference[], text: string, limit: number): Reference | undefined {
  const typed = wordsOf(text);
  if (typed.length === 0 || hits.length >= limit) return undefined;
  const beginning = hits.filter(({ name }) => {
    const words = wordsOf(name);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  });
  return beginning.length === 1 ? beginning[0] : undefined;
}
