import { z } from 'zod';
import { defineErrors } from '../../../lib/contract/defineErrors.ts';
import { idSchema } from '../../../lib/schemas/commonSchemas.ts';

/** What only merging answers. */
export const mergeErrors = defineErrors({
  personMergedWithItself: { code: 2001 },
  /** The merge was undone already. */
  mergeUndone: { code: 2002 },
  /** A later merge among the persons concerned stands; `id` is its own, and it must be undone first. */
  laterMergeStands: { code: 2003, data: z.object({ id: idSchema }) },
  /** All persons are being compared already. */
  comparisonUnderWay: { code: 2403 },
});
