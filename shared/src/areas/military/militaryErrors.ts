import { z } from 'zod';
import { defineErrors } from '../../lib/contract/defineErrors.ts';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';

/** What only merging military entities answers. */
export const militaryErrors = defineErrors({
  militaryMergedWithItself: { code: 2401 },
  /** Only entities of one type are merged. */
  militaryTypesDiffer: { code: 2402 },
  /** One of the two is part of the other, or would be after the merge. */
  militaryMergeMakesCircle: { code: 2403 },
  militaryMergeUndone: { code: 2404 },
  /** A later merge of one of the two stands; `id` is its own, and it must be undone first. */
  laterMilitaryMergeStands: { code: 2405, data: z.object({ id: idSchema }) },
});
