import { useDebouncedValue } from '@mantine/hooks';
import { contactSuggestionLimit } from '@salient/shared/areas/contacts/contactPersonMethods.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { contactReference } from '../../lib/picker/referenceSources.ts';
import { pathTo } from '../../lib/routing/links.ts';
import { SimilarRecords, similarRestMs } from '../../lib/similar/SimilarRecords.tsx';
import type { ContactPersonForm } from './contactPersonForm.ts';

/** Contact persons whose names begin as those that are typed, so that nobody is entered twice (CONTACT-13, CONTACT-16). */
export function SimilarContacts({ draft }: { readonly draft: Pick<ContactPersonForm, 'firstName' | 'lastName'> }) {
  const { t } = useTexts();
  const [asked] = useDebouncedValue(`${draft.firstName.trim()}\n${draft.lastName.trim()}`, similarRestMs);
  const [firstName = '', lastName = ''] = asked.split('\n');
  // One letter is nobody's name yet.
  const isEnough = Math.max(firstName.length, lastName.length) > 1;
  const { data } = useMethod(
    'findContactPersonByName',
    { firstName, lastName, limit: contactSuggestionLimit },
    { enabled: isEnough, keepPrevious: true },
  );
  const found = isEnough ? (data ?? []) : [];
  return (
    <>
      <p className="visually-hidden" role="status">
        {found.length > 0 && t('contactPages.similarCount', { count: found.length })}
      </p>
      {found.length > 0 && (
        <SimilarRecords
          title={t('contactPages.similar')}
          records={found.map((person) => ({
            record: person,
            ...contactReference(person),
            path: pathTo('contact_person', { id: person.id }),
          }))}
        />
      )}
    </>
  );
}
