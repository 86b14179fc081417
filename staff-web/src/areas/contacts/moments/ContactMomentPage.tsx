import { mayReadContactData } from '@salient/shared/areas/users/actor.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useParams } from 'react-router-dom';
import { useOpenedRecord } from '../../../lib/client/useOpenedRecord.ts';
import { FormSkeleton } from '../../../lib/form/FormSkeleton.tsx';
import { isRecordAway } from '../../../lib/missing/RecordAway.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { NotFoundPage } from '../../../lib/page/NotFoundPage.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { useActor } from '../../../lib/session/useSession.ts';
import { MomentEditor } from './MomentEditor.tsx';
import { MomentFacts } from './MomentFacts.tsx';
import { editedMoment } from './momentForm.ts';

/** A contact moment, to be changed by those who may read contact data; that of a key story can only be read (MOMENT-31). */
export function ContactMomentPage() {
  const { id = '' } = useParams();
  return <OpenedMoment key={id} id={id} />;
}

function OpenedMoment({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const readsData = mayReadContactData(useActor());
  const { record, error, refetch } = useOpenedRecord('getContactPersonEvent', { id });
  if (record) {
    return readsData && record.type === 'contact_moment' ? (
      <MomentEditor moment={editedMoment(record)} />
    ) : (
      <MomentFacts moment={record} />
    );
  }
  if (error && isRecordAway(error)) return <NotFoundPage />;
  return (
    <Page title={t('pages.contact_moment')}>
      {error ? <FailedNotice error={error} onRetry={() => void refetch()} /> : <FormSkeleton />}
    </Page>
  );
}
