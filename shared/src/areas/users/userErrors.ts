import { defineErrors } from '../../lib/contract/defineErrors.ts';

/** The documents' own sign-in codes (document 1 section 8), and ours from 2501 on. */
export const userErrors = defineErrors({
  invalidLogin: { code: 2 },
  accountNotActivated: { code: 8 },
  /** An administrator keeps the account from signing in. */
  accountSuspended: { code: 2501 },
});
