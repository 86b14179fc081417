import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import { useStaleQueries } from '../../../lib/history/useStaleQueries.ts';

/** Queries whose answers a merge, its undo, or a word on who is not the same makes stale. */
export const useMergeQueries = (): readonly MethodName[] => [
  ...useStaleQueries('person'),
  'getMergeSuggestions',
  'findMerges',
  'findDistinctPersons',
];
