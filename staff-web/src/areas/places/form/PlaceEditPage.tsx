import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useParams } from 'react-router-dom';
import { useOpenedRecord } from '../../../lib/client/useOpenedRecord.ts';
import { FormSkeleton } from '../../../lib/form/FormSkeleton.tsx';
import { isRecordAway, RecordAway } from '../../../lib/missing/RecordAway.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { PlaceEditor } from './PlaceEditor.tsx';
import { editedPlace } from './placeForm.ts';

/** A place, to be changed (ROUTE-15). */
export function PlaceEditPage() {
  const { id = '' } = useParams();
  const { t } = useTexts();
  const { record, error, refetch } = useOpenedRecord('getPlace', { id });
  if (record) return <PlaceEditor place={editedPlace(record)} />;
  if (error && isRecordAway(error)) {
    return <RecordAway error={error} type="place" list="places" title={t('places.gone.title')} />;
  }
  return (
    <Page title={t('pages.place')}>
      {error ? <FailedNotice error={error} onRetry={() => void refetch()} /> : <FormSkeleton />}
    </Page>
  );
}
