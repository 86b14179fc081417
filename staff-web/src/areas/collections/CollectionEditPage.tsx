import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useParams } from 'react-router-dom';
import { useOpenedRecord } from '../../lib/client/useOpenedRecord.ts';
import { FormSkeleton } from '../../lib/form/FormSkeleton.tsx';
import { isRecordAway } from '../../lib/missing/RecordAway.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { NotFoundPage } from '../../lib/page/NotFoundPage.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { CollectionEditor } from './CollectionEditor.tsx';
import { CollectionPage } from './CollectionPage.tsx';
import { editedCollection } from './collectionForm.ts';

/** A collection, to be changed; one that was removed can only be read (COLLECTION-29). */
export function CollectionEditPage() {
  const { id = '' } = useParams();
  const { t } = useTexts();
  const { record, error, refetch } = useOpenedRecord('getCollection', { id });
  if (record) return record.deleted ? <CollectionPage /> : <CollectionEditor collection={editedCollection(record)} />;
  if (error && isRecordAway(error)) return <NotFoundPage />;
  return (
    <Page title={t('pages.collection_edit')}>
      {error ? <FailedNotice error={error} onRetry={() => void refetch()} /> : <FormSkeleton />}
    </Page>
  );
}
