import type { Address } from '../../lib/routing/address.ts';
import { linkToSearch } from '../search/linkToSearch.ts';
import { emptySearch } from '../search/searchState.ts';

/** The search for all who died at one place. */
export const linkToDiedAt = (address: Address, { id, name }: { readonly id: string; readonly name: string }) =>
  linkToSearch(address, {
    ...emptySearch,
    tab: 'results',
    query: { events: [{ type: 'died', inputs: { place: { value: name, mode: 'selected', id } } }] },
  });
