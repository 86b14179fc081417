import { printQuery, settledQuery } from '@salient/shared/areas/functions/query/queryAddress.ts';
import type { SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { findPersonAdvancedInternal as definition } from '@salient/shared/areas/functions/staffPersonFunctions.ts';
import type { SavedSearch } from '@salient/shared/areas/saved-searches/savedSearch.ts';
import { pathTo } from '../../../lib/routing/links.ts';
import { savedParam } from '../savedParam.ts';

/** What is asked by a saved search, as the page holds it. */
export const questionOf = ({ query }: Pick<SavedSearch, 'query'>): SearchQuery =>
  settledQuery(definition, query as SearchQuery);

/** Address under which the search page asks a saved search. */
export function savedAddress(search: Pick<SavedSearch, 'id' | 'query'>, tab?: 'results' | 'new'): string {
  const asked = printQuery(definition, questionOf(search)).map(([key, value]) => [key, value]);
  const address = new URLSearchParams([...asked, [savedParam, search.id], ...(tab ? [['tab', tab]] : [])]);
  return `${pathTo('persons_search')}?${address}`;
}
