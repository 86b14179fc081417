import { type Address, languageParams, withQuery } from '../../lib/routing/address.ts';
import { linkToStart } from '../../lib/routing/linkTo.ts';
import type { Via } from '../persons/via.ts';
import { printSearch } from './searchAddress.ts';
import { emptySearch, type SearchState } from './searchState.ts';

export function linkToSearch(address: Address, state: SearchState): string {
  const params = printSearch(state);
  if (params.length === 0) return linkToStart(address);
  return withQuery(`${address.base}/search`, [...params, ...languageParams(address)]);
}

/** The search for all persons of one family name. */
export const linkToSameName = (address: Address, familyname: string) =>
  linkToSearch(address, {
    ...emptySearch,
    tab: 'results',
    query: { familyname: { value: familyname, mode: 'complete' } },
  });

/** Code of the present search, for links that lead back to it. */
export const searchVia = (state: SearchState): Via => ({
  page: 'search',
  params: withQuery('', printSearch(state)).slice(1),
});
