import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useParams } from 'react-router-dom';
import { useOpenedRecord } from '../../lib/client/useOpenedRecord.ts';
import { FormSkeleton } from '../../lib/form/FormSkeleton.tsx';
import { isRecordAway, RecordAway } from '../../lib/missing/RecordAway.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { MemorialEditor } from './MemorialEditor.tsx';
import { editedMemorial } from './memorialForm.ts';

/** A memorial, to be changed (ROUTE-19). */
export function MemorialEditPage() {
  const { id = '' } = useParams();
  const { t } = useTexts();
  const { record, error, refetch } = useOpenedRecord('getMemorial', { id });
  if (record) return <MemorialEditor memorial={editedMemorial(record)} />;
  if (error && isRecordAway(error)) {
    return <RecordAway error={error} list="memorials" type="memorial" title={t('memorialDoubles.gone')} />;
  }
  return (
    <Page title={t('pages.memorial_edit')}>
      {error ? <FailedNotice error={error} onRetry={() => void refetch()} /> : <FormSkeleton />}
    </Page>
  );
}
