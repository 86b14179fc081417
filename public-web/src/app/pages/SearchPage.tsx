import type { Client } from '@salient/shared/lib/client/createClient.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { todaysNamesQuery } from '../../areas/names-of-day/todaysNamesQuery.ts';
import { fetchAhead as fetchSearch, isFirstPage, SearchPage } from '../../areas/search/SearchPage.tsx';
import { parseSearch } from '../../areas/search/searchAddress.ts';
import { startPageQuery } from '../../areas/start/startPageQuery.ts';
import { type Chunk, useChunk } from '../../lib/chunks/chunk.ts';
import type { Address } from '../../lib/routing/address.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { AsDrawn } from '../../lib/ui/AsDrawn.tsx';
import { startParts } from './startPartsChunk.ts';

export { chunksFor } from '../../areas/search/SearchPage.tsx';

const isFirst = ({ params }: Address) => isFirstPage(parseSearch(params));

export function fetchAhead(address: Address, client: Client): FetchQueryOptions[] {
  const queries: object[] = fetchSearch(address, client);
  if (isFirst(address)) queries.push(todaysNamesQuery(client), startPageQuery(client));
  return queries as FetchQueryOptions[];
}

export const drawnChunksFor = (address: Address): readonly Chunk<unknown>[] => (isFirst(address) ? [startParts] : []);

/** The names search; before anything is asked with a story beside it, and faces and ways in beneath the empty form. */
export function Page({ address }: PageProps) {
  return (
    <SearchPage
      address={address}
      aroundForm={
        <AsDrawn>
          <Around />
        </AsDrawn>
      }
    />
  );
}

function Around() {
  const { StartParts } = useChunk(startParts);
  return <StartParts />;
}
