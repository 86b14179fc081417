import { NamesOfDayPage, useIsPastNamesOfDay } from '../../areas/names-of-day/NamesOfDayPage.tsx';
import type { NamesOfDayRoute } from '../../areas/names-of-day/namesOfDayRoute.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { Page as NotFoundPage } from './NotFoundPage.tsx';

export { fetchAhead } from '../../areas/names-of-day/NamesOfDayPage.tsx';

/** The names of a day of the year. */
export function Page({ address }: PageProps<NamesOfDayRoute>) {
  if (useIsPastNamesOfDay(address)) return <NotFoundPage />;
  return <NamesOfDayPage address={address} />;
}
