import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { Reference } from './referenceSources.ts';

/** The hits whose name is what was typed, whatever the case and accents. */
export function exactHits(hits: readonly Reference[], text: string): readonly Reference[] {
  const typed = normalizeText(text);
  return hits.filter(({ name }) => normalizeText(name) === typed);
}

/** The one such hit; none where several bear the name. */
export function exactHit(hits: readonly Reference[], text: string): Reference | undefined {
  const same = exactHits(hits, text);
  return same.length === 1 ? same[0] : undefined;
}
