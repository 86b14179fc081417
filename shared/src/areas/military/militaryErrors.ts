import { defineErrors } from '../../lib/contract/defineErrors.ts';

/** What only merging military entities answers. */
export const militaryErrors = defineErrors({
  /** Only entities of one type are merged. */
  militaryTypesDiffer: { code: 2041 },
  /** One of the two is part of the other, or would be after the merge. */
  militaryMergeMakesCircle: { code: 2042 },
});
