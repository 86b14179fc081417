import { defineErrors } from '../../lib/contract/defineErrors.ts';

/** The documents' own sign-in codes (document 1 section 8). */
export const userErrors = defineErrors({
  invalidLogin: { code: 2 },
  accountNotActivated: { code: 8 },
});
