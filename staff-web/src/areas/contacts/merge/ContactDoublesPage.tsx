import { type ContactPerson, contactName } from '@salient/shared/areas/contacts/contactPerson.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DoublesPage, type DoublesSide } from '../../../lib/merges/DoublesPage.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { useOpenPanel } from '../../../lib/routing/useOpenPanel.ts';
import { ContactMergePanel } from './ContactMergePanel.tsx';
import { useContactAddress } from './useContactAddress.ts';

/** Contact persons that may be one, pair by pair, the surest first. */
export function ContactDoublesPage() {
  const { t } = useTexts();
  const addressOf = useContactAddress();
  const panel = useOpenPanel();
  const sideOf = (person: ContactPerson): DoublesSide => {
    const { id } = person;
    const { email = '', phone = '' } = person;
    // A number is read whole.
    const facts = [email, phone.replaceAll(' ', '\u00a0'), addressOf(person)].filter((fact) => fact !== '');
    return { id, name: contactName(person), path: pathTo('contact_person', { id }), facts };
  };
  return (
    <DoublesPage
      method="findContactPersonDoubles"
      title={t('pages.contact_doubles')}
      lead={t('contactPages.doubles.lead')}
      noneText={t('contactPages.doubles.none')}
      sidesOf={({ first, second }) => [sideOf(first), sideOf(second)]}
      columns={[
        {
          key: 'reasons',
          title: t('contactPages.doubles.why'),
          render: ({ reasons }) => reasons.map((reason) => t(`contactPages.doubleReasons.${reason}`)).join(', '),
        },
      ]}
      panel={panel}
    >
      <ContactMergePanel panel={panel} />
    </DoublesPage>
  );
}
