import type { PublicDocument } from '@salient/shared/areas/documents/publicDocument.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { DocumentPage, documentQuery } from '../../areas/documents/DocumentPage.tsx';
import type { DocumentRoute } from '../../areas/documents/documentRoute.ts';
import { linkToKey } from '../../areas/key-locations/keyLinks.ts';
import { linkToMemorial } from '../../areas/memorials/linkToMemorial.ts';
import { linkToUnit } from '../../areas/military/linkToUnit.ts';
import { linkToPerson } from '../../areas/persons/linkToPerson.ts';
import type { Address } from '../../lib/routing/address.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';

export const fetchAhead = (address: Address<DocumentRoute>, client: Client, language: Language) =>
  [documentQuery(address.route, language, client)] as unknown as FetchQueryOptions[];

/** Places have no page of their own. */
function linkToReference(address: Address, { type, id }: PublicDocument['references'][number]): string | null {
  switch (type) {
    case 'person':
      return linkToPerson(address, id);
    case 'memorial':
      return linkToMemorial(address, id);
    case 'military_entity':
      return linkToUnit(address, id);
    case 'key_location':
      return linkToKey(address, id);
    default:
      return null;
  }
}

/** The page of a document, with the ways to whom and what it is about. */
export function Page({ address }: PageProps<DocumentRoute>) {
  return <DocumentPage address={address} linkTo={(reference) => linkToReference(address, reference)} />;
}
