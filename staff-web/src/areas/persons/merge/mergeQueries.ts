import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import { staleQueries } from '../../../lib/history/staleQueries.ts';

/** Queries whose answers a merge, its undo, or a word on who is not the same makes stale. */
export const mergeQueries: readonly MethodName[] = [
  ...staleQueries('person'),
  'getMergeSuggestions',
  'findMerges',
  'findDistinctPersons',
];
