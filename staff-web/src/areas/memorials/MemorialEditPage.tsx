import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useParams } from 'react-router-dom';
import { useOpenedRecord } from '../../lib/client/useOpenedRecord.ts';
import { FormSkeleton } from '../../lib/form/FormSkeleton.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { NotFoundPage } from '../../lib/page/NotFoundPage.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { MemorialEditor } from './MemorialEditor.tsx';
import { editedMemorial } from './memorialForm.ts';

/** A memorial, to be changed (ROUTE-19). */
export function MemorialEditPage() {
  const { id = '' } = useParams();
  const { t } = useTexts();
  const { record, error, refetch } = useOpenedRecord('getMemorial', { id });
  if (record) return <MemorialEditor memorial={editedMemorial(record)} />;
  if (error && failureOf(error).name === 'notFound') return <NotFoundPage />;
  return (
    <Page title={t('pages.memorial_edit')}>
      {error ? <FailedNotice error={error} onRetry={() => void refetch()} /> : <FormSkeleton />}
    </Page>
  );
}
