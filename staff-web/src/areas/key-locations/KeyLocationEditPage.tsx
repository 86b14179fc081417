import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useParams } from 'react-router-dom';
import { useOpenedRecord } from '../../lib/client/useOpenedRecord.ts';
import { FormSkeleton } from '../../lib/form/FormSkeleton.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { NotFoundPage } from '../../lib/page/NotFoundPage.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { KeyLocationEditor } from './KeyLocationEditor.tsx';
import { editedKeyLocation } from './keyLocationForm.ts';

/** A key location, to be changed (ROUTE-45). */
export function KeyLocationEditPage() {
  const { id = '' } = useParams();
  const { t } = useTexts();
  const { record, error, refetch } = useOpenedRecord('getKeyLocation', { id });
  if (record) return <KeyLocationEditor keyLocation={editedKeyLocation(record)} />;
  if (error && failureOf(error).name === 'notFound') return <NotFoundPage />;
  return (
    <Page title={t('pages.key_location')}>
      {error ? <FailedNotice error={error} onRetry={() => void refetch()} /> : <FormSkeleton />}
    </Page>
  );
}
