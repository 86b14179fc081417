import { z } from 'zod';
import { defineErrors } from '../../lib/contract/defineErrors.ts';

export const savedSearchErrors = defineErrors({
  /** The account has as many searches as it may keep. */
  tooManySavedSearches: { code: 2951, data: z.object({ most: z.int() }) },
  /** Who is new can be told to whoever follows the search. */
  searchNotFollowed: { code: 2952 },
});
