import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { FeedbackSection } from '../../areas/feedback/FeedbackSection.tsx';
import { PersonPage } from '../../areas/persons/PersonPage.tsx';
import type { PersonRoute } from '../../areas/persons/personRoute.ts';
import { viaOf } from '../../areas/persons/via.ts';
import { BackLink } from '../../areas/search/BackLink.tsx';
import { linkToSameName } from '../../areas/search/linkToSearch.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { linkToFellows } from './linkToFellows.ts';

export { fetchAhead } from '../../areas/persons/PersonPage.tsx';

/** The page of one person, with the ways to the search and to a message about the person. */
export function Page({ address }: PageProps<PersonRoute>) {
  const { language } = useTexts();
  return (
    <PersonPage
      address={address}
      backLink={<BackLink via={viaOf(address)} />}
      linkToSameName={(lastName) => linkToSameName(address, lastName)}
      linkToFellows={(group, diedDate) => linkToFellows(address, group, diedDate, language)}
      feedbackOn={(person, name) => <FeedbackSection person={person} name={name} />}
    />
  );
}
