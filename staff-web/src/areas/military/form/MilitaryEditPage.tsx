import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useParams } from 'react-router-dom';
import { useOpenedRecord } from '../../../lib/client/useOpenedRecord.ts';
import { FormSkeleton } from '../../../lib/form/FormSkeleton.tsx';
import { isRecordAway, RecordAway } from '../../../lib/missing/RecordAway.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { MilitaryEditor } from './MilitaryEditor.tsx';
import { editedMilitary } from './militaryForm.ts';

/** A military entity, to be changed (ROUTE-23). */
export function MilitaryEditPage() {
  const { id = '' } = useParams();
  const { t } = useTexts();
  const { record, error, refetch } = useOpenedRecord('getMilitaryEntity', { id });
  if (record) return <MilitaryEditor key={id} entity={editedMilitary(record)} />;
  if (error && isRecordAway(error)) {
    return <RecordAway error={error} list="military_entities" type="military_entity" title={t('military.gone')} />;
  }
  return (
    <Page title={t('pages.military_entity_edit')}>
      {error ? <FailedNotice error={error} onRetry={() => void refetch()} /> : <FormSkeleton />}
    </Page>
  );
}
