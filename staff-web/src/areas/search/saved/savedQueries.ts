import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';

/** What shows something of a saved search. */
export const savedQueries: readonly MethodName[] = [
  'findSavedSearches',
  'getSavedSearch',
  'countNewInSavedSearch',
  'findNewInSavedSearch',
];
