import type { SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import type { personSortColumns } from '@salient/shared/areas/persons/personSort.ts';

export const searchTabs = ['basic', 'advanced', 'results'] as const;
export type SearchTab = (typeof searchTabs)[number];
export type SortColumn = (typeof personSortColumns)[number];

/** All that the search page shows, apart from the language. */
export interface SearchState {
  readonly tab: SearchTab;
  readonly query: SearchQuery;
  /** From 1. */
  readonly page: number;
  /** Null sorts the best match first. */
  readonly sort: readonly [SortColumn, 1 | -1] | null;
}

export const pageSize = 20;
/** Pages beyond the hundredth are reached by narrowing the search (LIST-08, LIST-13). */
export const lastPage = 100;

export const emptySearch: SearchState = { tab: 'basic', query: {}, page: 1, sort: null };
