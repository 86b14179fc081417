import type { StoryTarget } from '../persons/storyTargets.ts';
import type { ShortAddressKind } from '../short-addresses/shortAddress.ts';

/** Kinds of short addresses of a story's two public pages. */
export const addressKindOf = {
  museum: 'person_story',
  key: 'remembrance_key',
} as const satisfies Readonly<Record<StoryTarget, ShortAddressKind>>;

/** Which page a link to read a story leads to: that of the remembrance key when it has one, else the museum's (PUBLIC-33). */
export const readingTarget = (targets: readonly StoryTarget[]): StoryTarget =>
  targets.includes('key') ? 'key' : 'museum';
