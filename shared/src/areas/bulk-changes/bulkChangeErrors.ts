import { z } from 'zod';
import { defineErrors } from '../../lib/contract/defineErrors.ts';

export const bulkChangeErrors = defineErrors({
  /** The account has as many changes of many persons under way as it may. */
  tooManyBulkChanges: { code: 2961, data: z.object({ most: z.int() }) },
});
