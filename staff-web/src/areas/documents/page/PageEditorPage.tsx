import type { Document } from '@salient/shared/areas/documents/document.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { isRecordAway } from '../../../lib/missing/RecordAway.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { NotFoundPage } from '../../../lib/page/NotFoundPage.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { PageEditor } from './PageEditor.tsx';

/** One page of a document by its number, which counts from 1; where that is no page, nothing is found (PAGE-12, PAGE-13). */
export function PageEditorPage() {
  const { id = '', pageIndex = '' } = useParams();
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('getCollectionDocument', { id });
  const again = useCallback(() => void refetch(), [refetch]);
  if (error && isRecordAway(error)) return <NotFoundPage />;
  if (!data) {
    return (
      <Page title={error ? t('pages.document_page') : null}>
        {error ? <FailedNotice error={error} onRetry={again} /> : <ListSkeleton rows={8} />}
      </Page>
    );
  }
  const page = pageAt(data, pageIndex);
  if (!page) return <NotFoundPage />;
  return <PageEditor key={page.id} document={data} page={page} refetch={again} />;
}

function pageAt({ elements }: Document, pageIndex: string) {
  const element = elements[Number(pageIndex) - 1];
  return element?.type === 'page' ? element : null;
}
