import type { Client } from '@salient/shared/lib/client/createClient.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { TodaysNames, todaysNamesQuery } from '../../areas/names-of-day/TodaysNames.tsx';
import { fetchAhead as fetchSearch, isFirstPage, SearchPage } from '../../areas/search/SearchPage.tsx';
import { parseSearch } from '../../areas/search/searchAddress.ts';
import type { Address } from '../../lib/routing/address.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';

export { chunksFor } from '../../areas/search/SearchPage.tsx';

export function fetchAhead(address: Address, client: Client): FetchQueryOptions[] {
  const queries: object[] = fetchSearch(address, client);
  if (isFirstPage(parseSearch(address.params))) queries.push(todaysNamesQuery(client));
  return queries as FetchQueryOptions[];
}

/** The names search, with who died on this day beneath the empty form. */
export function Page({ address }: PageProps) {
  return <SearchPage address={address} beneathForm={<TodaysNames />} />;
}
