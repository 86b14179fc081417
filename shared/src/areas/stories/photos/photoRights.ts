import { type PictureUse, type RightsProblem, whyNotUsed } from '../../attachments/attachment.ts';
import type { StoryTarget } from '../../persons/storyTargets.ts';

/** Uses that a picture's rights must allow where a story is published: a museum story has a page on the web too. */
export const usesOfTarget: Readonly<Record<StoryTarget, readonly ('kiosk' | 'web')[]>> = {
  museum: ['kiosk', 'web'],
  key: ['web'],
};

/** What is known of the rights of a picture; the attachment keeps it (beyond 17). */
export type PhotoRights = PictureUse;

/**
 * Why the rights of a picture do not allow showing it where a story is published, or null when they do.
 *
 * @param today `yyyy-mm-dd`
 */
export const rightsProblem = (rights: PhotoRights, target: StoryTarget, today: string): RightsProblem | null =>
  whyNotUsed(rights, usesOfTarget[target], today);
