import type { FunctionTable } from '@salient/shared/areas/functions/functionMethods.ts';
import { callArguments, type SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import type { FoundPerson } from '@salient/shared/areas/search/personRow.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Address } from '../../lib/routing/address.ts';
import { linkToSearch } from './linkToSearch.ts';
import { parseSearch } from './searchAddress.ts';
import { lastPage, pageSize, type SearchState } from './searchState.ts';

export const searchFunction = 'FindPersonAdvancedPublic';

/** Parameters of `callFunction` for one page of a search. */
export function pageParams({ query, page, sort }: Pick<SearchState, 'query' | 'page' | 'sort'>) {
  return {
    name: searchFunction,
    args: callArguments(query),
    offset: (Math.min(page, lastPage) - 1) * pageSize,
    limit: pageSize,
    ...(sort ? { sort: [[sort[0], sort[1]] as [string, 1 | -1]] } : {}),
  };
}

/** Counts beside the results; asked apart, because they cost more than the rows. */
export const facetParams = (query: SearchQuery) => ({
  name: searchFunction,
  args: callArguments(query),
  limit: 0,
  facets: true,
});

/** How many persons there are at all. */
export const countParams = { name: searchFunction, args: {}, limit: 0 };

export interface SearchPageRows extends Omit<FunctionTable, 'data'> {
  readonly rows: readonly FoundPerson[];
}

/** The answer of `callFunction` as the rows of a person search, which this function always gives. */
export function rowsOf(answer: string | FunctionTable | undefined): SearchPageRows | undefined {
  if (answer === undefined || typeof answer === 'string') return undefined;
  return { ...answer, rows: answer.data as unknown as readonly FoundPerson[] };
}

/** One page of persons; while the next is on its way the one before stays. */
export function usePersons(search: Pick<SearchState, 'query' | 'page' | 'sort'>, enabled = true) {
  const answer = useMethod('callFunction', pageParams(search), { enabled, keepPrevious: true });
  const { data } = answer;
  return { ...answer, found: useMemo(() => rowsOf(data), [data]) };
}

export interface SearchControl {
  readonly state: SearchState;
  /** Address of the search page in another state. */
  readonly hrefOf: (next: SearchState) => string;
  /** Shows another state; typing replaces the history entry, a committed search adds one. */
  readonly go: (next: SearchState, options?: { readonly replace?: boolean }) => void;
}

export function useSearch(address: Address): SearchControl {
  const navigate = useNavigate();
  const state = useMemo(() => parseSearch(address.params), [address]);
  const hrefOf = useCallback((next: SearchState) => linkToSearch(address, next), [address]);
  const go = useCallback<SearchControl['go']>(
    (next, { replace = false } = {}) => {
      void navigate(linkToSearch(address, next), { replace });
    },
    [address, navigate],
  );
  return { state, hrefOf, go };
}
