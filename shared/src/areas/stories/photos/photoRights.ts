import type { StoryTarget } from '../../persons/storyTargets.ts';

/** Uses that a picture's rights must allow where a story is published: a museum story has a page on the web too. */
export const usesOfTarget: Readonly<Record<StoryTarget, readonly ('kiosk' | 'web')[]>> = {
  museum: ['kiosk', 'web'],
  key: ['web'],
};

/** What is known of the rights of a picture; the attachment keeps it (beyond 17). */
export interface PhotoRights {
  readonly licence: string;
  readonly usable_for: readonly string[];
  /** Last day of the permission, `yyyy-mm-dd`; null without end. */
  readonly permission_expires: string | null;
}

/**
 * Why the rights of a picture do not allow showing it where a story is published, or null when they do. A permission
 * holds on its last day.
 *
 * @param today `yyyy-mm-dd`
 */
export function rightsProblem(
  rights: PhotoRights,
  target: StoryTarget,
  today: string,
): 'LICENCE_UNKNOWN' | 'LICENCE_EXPIRED' | 'LICENCE_NOT_FOR_TARGET' | null {
  if (rights.licence === 'unknown') return 'LICENCE_UNKNOWN';
  if (rights.permission_expires !== null && rights.permission_expires < today) return 'LICENCE_EXPIRED';
  return usesOfTarget[target].every((use) => rights.usable_for.includes(use)) ? null : 'LICENCE_NOT_FOR_TARGET';
}
