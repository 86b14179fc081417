import { type ContactPerson, contactName } from '@salient/shared/areas/contacts/contactPerson.ts';
import { canEdit, mayReadContactData } from '@salient/shared/areas/users/actor.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useOpenedRecord } from '../../lib/client/useOpenedRecord.ts';
import { FormSkeleton } from '../../lib/form/FormSkeleton.tsx';
import { ArrivedNotice, isRecordAway, RecordAway } from '../../lib/missing/RecordAway.tsx';
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
  const [opened, setOpened] = useState(0);
  const reopen = useCallback(() => setOpened((times) => times + 1), []);
  return <OpenedContactPerson key={`${id} ${opened}`} id={id} onReopen={reopen} />;
}

interface OpenedProps {
  readonly id: string;
  /** Has the record read anew, as a merge or its undo left it. */
  readonly onReopen: () => void;
}

function OpenedContactPerson({ id, onReopen }: OpenedProps) {
  const { t } = useTexts();
  const readsData = mayReadContactData(useActor());
  const { record, error, refetch } = useOpenedRecord('getContactPerson', { id });
  if (record) {
    return readsData ? (
      <ContactPersonEditor person={editedContactPerson(record)} onReopen={onReopen} />
    ) : (
      <ContactPersonByName person={record} />
    );
  }
  if (error && isRecordAway(error)) {
    // Who may not read contact data reads no history either.
    if (!readsData && failureOf(error).name === 'gone') return <NotFoundPage />;
    return (
      <RecordAway error={error} type="contact_person" list="contact_persons" title={t('contactPages.merge.gone')} />
    );
  }
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
      <ArrivedNotice text={t('contactPages.merge.into')} />
      <Notice tone="hint">{t('contactPages.nameOnly')}</Notice>
      {isEditor && StartMoment && <StartMoment save={async () => person} />}
      <MomentsOfContact person={person} />
    </Page>
  );
}
