import { defineErrors } from '../../lib/contract/defineErrors.ts';

/** What only merging memorials answers. */
export const memorialErrors = defineErrors({
  /** The memorial that stands for the Irish memorial records cannot become part of another: the museum's setting names it. */
  irishMemorialStays: { code: 2051 },
});
