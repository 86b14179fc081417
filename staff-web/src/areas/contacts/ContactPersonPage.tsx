import { type ContactPerson, contactName } from '@salient/shared/areas/contacts/contactPerson.ts';
import { canEdit, mayReadContactData } from '@salient/shared/areas/users/actor.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useParams } from 'react-router-dom';
import { useOpenedRecord } from '../../lib/client/useOpenedRecord.ts';
import { FormSkeleton } from '../../lib/form/FormSkeleton.tsx';
import { isRecordAway } from '../../lib/missing/RecordAway.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { NotFoundPage } from '../../lib/page/NotFoundPage.tsx';
import { Notice } from '../../lib/page/Notice.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { useActor } from '../../lib/session/useSession.ts';
import { ContactPersonEditor } from './ContactPersonEditor.tsx';
import { editedContactPerson } from './contactPersonForm.ts';
import { useContactPersonSlots } from './contactPersonSlots.ts';
import './contacts.css';
import { MomentsOfContact } from './moments/MomentsOfContact.tsx';

/** A contact person with the moments of contact (CONTACT-04), to be changed by those who may read contact data. */
export function ContactPersonPage() {
  const { id = '' } = useParams();
  return <OpenedContactPerson key={id} id={id} />;
}

function OpenedContactPerson({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const readsData = mayReadContactData(useActor());
  const { record, error, refetch } = useOpenedRecord('getContactPerson', { id });
  if (record) {
    return readsData ? (
      <ContactPersonEditor person={editedContactPerson(record)} />
    ) : (
      <ContactPersonByName person={record} />
    );
  }
  if (error && isRecordAway(error)) return <NotFoundPage />;
  return (
    <Page title={t('pages.contact_person')}>
      {error ? <FailedNotice error={error} onRetry={() => void refetch()} /> : <FormSkeleton />}
    </Page>
  );
}

/** What others see: the name, and when there was contact (ROLE-18). Editors may start a moment. */
function ContactPersonByName({ person }: { readonly person: ContactPerson }) {
  const { t } = useTexts();
  const isEditor = canEdit(useActor());
  const { StartMoment } = useContactPersonSlots();
  return (
    <Page title={contactName(person)}>
      <Notice tone="hint">{t('contactPages.nameOnly')}</Notice>
      {isEditor && StartMoment && <StartMoment save={async () => person} />}
      <MomentsOfContact person={person} />
    </Page>
  );
}
