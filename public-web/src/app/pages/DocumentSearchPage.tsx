import { DocumentSearchPage, useIsPastHits } from '../../areas/documents/search/DocumentSearchPage.tsx';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { Page as NotFoundPage } from './NotFoundPage.tsx';

export { fetchAhead } from '../../areas/documents/search/DocumentSearchPage.tsx';

/** The search in documents. */
export function Page({ address }: PageProps) {
  if (useIsPastHits(address)) return <NotFoundPage />;
  return <DocumentSearchPage address={address} />;
}
