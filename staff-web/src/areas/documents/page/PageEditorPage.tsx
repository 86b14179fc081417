import type { Document } from '@salient/shared/areas/documents/document.ts';
import type { PageElement } from '@salient/shared/areas/documents/element.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { isRecordAway } from '../../../lib/missing/RecordAway.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { NotFoundPage } from '../../../lib/page/NotFoundPage.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { PageEditor } from './PageEditor.tsx';
import { pageOf, pagesOf } from './pageForm.ts';
import { useFollowedPage } from './pageHistoryEntry.ts';

/** One page of a document by its number, which counts from 1; where that is no page, nothing is found (PAGE-12, PAGE-13). */
export function PageEditorPage() {
  const { id = '', pageIndex = '' } = useParams();
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('getCollectionDocument', { id });
  const again = useCallback(() => refetch(), [refetch]);
  const page = useOpenedPage(data, pageIndex);
  if (error && isRecordAway(error)) return <NotFoundPage />;
  if (!data) {
    return (
      <Page title={t('pages.document_page')} isWaiting={!error}>
        {error ? <FailedNotice error={error} onRetry={again} /> : <ListSkeleton rows={8} />}
      </Page>
    );
  }
  if (!page) return <NotFoundPage />;
  return <PageEditor key={`${data.id}/${page.id}`} document={data} page={page} refetch={again} />;
}

/**
 * The page that was opened at an address, by its id from then on: where others move or remove pages meanwhile, what is typed
 * for this one is not shown beside another. It is as the document has it now, or as it was last where the document has it no more. Of
 * an address that follows a page (`FollowedPage`) it is that page, whichever number stands there.
 */
function useOpenedPage(document: Document | undefined, pageIndex: string): PageElement | null {
  const address = `${document?.id}/${pageIndex}`;
  const followed = useFollowedPage();
  const [opened, setOpened] = useState<{ readonly address: string; readonly page: PageElement } | null>(null);
  if (!document) return null;
  const isOpened = opened !== null && (opened.address === address || opened.page.id === followed);
  const before = isOpened ? opened.page : null;
  const id = before?.id ?? followed;
  const page = (id === null ? null : pageOf(document, id)) ?? before ?? pageAt(document, pageIndex);
  if (page && (page !== opened?.page || address !== opened.address)) setOpened({ address, page });
  return page;
}

const pageAt = (document: Document, pageIndex: string): PageElement | null =>
  pagesOf(document)[Number(pageIndex) - 1] ?? null;
