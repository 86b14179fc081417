import { findPersonAdvancedPublic } from '@salient/shared/areas/functions/personFunctions.ts';
import { parseQuery, printQuery, settledQuery as settled } from '@salient/shared/areas/functions/query/queryAddress.ts';
import { isEmptyQuery, type SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { personSortColumns } from '@salient/shared/areas/persons/personSort.ts';
import { type Params, paramOf } from '@salient/shared/lib/address/params.ts';
import { type SearchState, type SearchTab, searchTabs } from './searchState.ts';

/**
 * Reads the search page's state from an address: known argument names fill the form and run the search, unknown ones
 * are ignored (PUBLIC-12).
 */
export function parseSearch(params: Params): SearchState {
  const query = parseQuery(findPersonAdvancedPublic, params);
  const tab = paramOf(params, 'tab');
  const page = Number(paramOf(params, 'page'));
  return {
    tab: isTab(tab) ? tab : defaultTab(query),
    query,
    page: Number.isInteger(page) && page > 1 ? page : 1,
    sort: parseSort(paramOf(params, 'sort')),
  };
}

/** The parameters that hold a state; `parseSearch` gives the state back. */
export function printSearch({ tab, query, page, sort }: SearchState): Params {
  return [
    ...printQuery(findPersonAdvancedPublic, query),
    ...(sort ? [['sort', sort[1] === 1 ? sort[0] : `-${sort[0]}`] as const] : []),
    ...(page > 1 ? [['page', String(page)] as const] : []),
    ...(tab === defaultTab(query) ? [] : [['tab', tab] as const]),
  ];
}

/** A query as its address gives it back: without blanks around texts and without fields that filter nothing yet. */
export const settledQuery = (query: SearchQuery) => settled(findPersonAdvancedPublic, query);

/** An address with filters shows their results; without, the empty form. */
const defaultTab = (query: SearchQuery): SearchTab => (isEmptyQuery(query) ? 'basic' : 'results');
const isTab = (text: string | null): text is SearchTab => searchTabs.includes(text as SearchTab);

function parseSort(text: string | null): SearchState['sort'] {
  const column = personSortColumns.find((name) => name === text?.replace(/^-/, ''));
  return column ? [column, text?.startsWith('-') ? -1 : 1] : null;
}
