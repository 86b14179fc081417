import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { DocumentsOfPerson, documentsOfPersonQuery } from '../../areas/documents/DocumentsOfPerson.tsx';
import { FeedbackSection } from '../../areas/feedback/FeedbackSection.tsx';
import { fetchAhead as fetchPersonAhead, PersonPage } from '../../areas/persons/PersonPage.tsx';
import type { PersonRoute } from '../../areas/persons/personRoute.ts';
import { viaOf } from '../../areas/persons/via.ts';
import { BackLink } from '../../areas/search/BackLink.tsx';
import { linkToSameName } from '../../areas/search/linkToSearch.ts';
import type { Address } from '../../lib/routing/address.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { linkToFellows } from './linkToFellows.ts';

export const fetchAhead = (address: Address<PersonRoute>, client: Client) => [
  ...fetchPersonAhead(address, client),
  documentsOfPersonQuery(address.route.id, client) as unknown as FetchQueryOptions,
];

/** The page of one person, with the ways to the search and to a message about the person. */
export function Page({ address }: PageProps<PersonRoute>) {
  const { language } = useTexts();
  return (
    <PersonPage
      address={address}
      backLink={<BackLink via={viaOf(address)} />}
      linkToSameName={(lastName) => linkToSameName(address, lastName)}
      linkToFellows={(group, diedDate) => linkToFellows(address, group, diedDate, language)}
      documents={<DocumentsOfPerson id={address.route.id} />}
      feedbackOn={(person, name) => <FeedbackSection person={person} name={name} />}
    />
  );
}
