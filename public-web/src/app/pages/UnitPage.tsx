import type { Client } from '@salient/shared/lib/client/createClient.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { lossesQuery } from '../../areas/military/UnitLosses.tsx';
import { UnitPage, unitQuery } from '../../areas/military/UnitPage.tsx';
import type { UnitRoute } from '../../areas/military/unitRoute.ts';
import { PersonsInUnit, personsInUnitQuery, useIsPastPersonsInUnit } from '../../areas/persons/PersonsInUnit.tsx';
import type { Address } from '../../lib/routing/address.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { Page as NotFoundPage } from './NotFoundPage.tsx';

export function fetchAhead(address: Address<UnitRoute>, client: Client): FetchQueryOptions[] {
  const { route } = address;
  const queries = [unitQuery(route, client), lossesQuery(route, client), personsInUnitQuery(address, client)];
  return queries as unknown as FetchQueryOptions[];
}

/** A military unit, with who served in it. */
export function Page({ address }: PageProps<UnitRoute>) {
  if (useIsPastPersonsInUnit(address)) return <NotFoundPage />;
  return <UnitPage address={address} persons={<PersonsInUnit address={address} />} />;
}
