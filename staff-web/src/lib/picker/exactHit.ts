import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { Reference } from './referenceSources.ts';

/** The one hit whose name is what was typed, whatever the case and accents; none where several bear it. */
export function exactHit(hits: readonly Reference[], text: string): Reference | undefined {
  const typed = normalizeText(text);
  const same = hits.filter(({ name }) => normalizeText(name) === typed);
  return same.length === 1 ? same[0] : undefined;
}
