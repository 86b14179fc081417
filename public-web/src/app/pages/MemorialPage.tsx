import type { Client } from '@salient/shared/lib/client/createClient.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { MemorialPage, memorialQuery } from '../../areas/memorials/MemorialPage.tsx';
import type { MemorialRoute } from '../../areas/memorials/memorialRoute.ts';
import {
  NamesOnMemorial,
  namesOnMemorialQuery,
  useIsPastNamesOnMemorial,
} from '../../areas/persons/NamesOnMemorial.tsx';
import type { Address } from '../../lib/routing/address.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { Page as NotFoundPage } from './NotFoundPage.tsx';

export const fetchAhead = (address: Address<MemorialRoute>, client: Client) =>
  [memorialQuery(address.route, client), namesOnMemorialQuery(address, client)] as unknown as FetchQueryOptions[];

/** A memorial, with the names on it. */
export function Page({ address }: PageProps<MemorialRoute>) {
  if (useIsPastNamesOnMemorial(address)) return <NotFoundPage />;
  return <MemorialPage address={address} names={<NamesOnMemorial address={address} />} />;
}
