import { z } from 'zod';
import { defineErrors } from '../../lib/contract/defineErrors.ts';

/** What only stories answer. */
export const storyErrors = defineErrors({
  /**
   * A kiosk needs at least one published linked story, and this one has none. Nothing was written; the same call with
   * `confirmed: true` publishes all the same (STORY-50).
   */
  storyNeedsLink: { code: 2201, data: z.object({ linked: z.int(), published: z.int() }) },
  /** The preview's ticket was never given or has run out. */
  previewExpired: { code: 2202 },
});
