import { type ContactPerson, contactName } from '@salient/shared/areas/contacts/contactPerson.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { FactRows } from '../../../lib/page/FactRows.tsx';
import { useContactAddress } from './useContactAddress.ts';

/** One side of a merge: who it is, how they are reached, and what was noted. */
export function ContactCard({ person, role }: { readonly person: ContactPerson; readonly role: string }) {
  const { t } = useTexts();
  const addressOf = useContactAddress();
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t('contacts.fields.email'), person.email],
    [t('contacts.fields.phone'), person.phone],
    [t('contactPages.address'), addressOf(person)],
  ];
  return (
    <section className="merge-card" aria-label={role}>
      <p className="reference-facts">{role}</p>
      <h3>
        <bdi>{contactName(person)}</bdi>
      </h3>
      <dl>
        <FactRows facts={facts} />
        <FactRows facts={[[t('contacts.fields.notes'), person.notes && <Notes text={person.notes} />]]} />
      </dl>
    </section>
  );
}

const Notes = ({ text }: { readonly text: string }) => <span className="merge-card-text">{text}</span>;
