import type { Document } from '@salient/shared/areas/documents/document.ts';
import { mayEditArchive } from '@salient/shared/areas/documents/documentPolicy.ts';
import type { PageElement } from '@salient/shared/areas/documents/element.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { HistoryButton } from '../../../lib/history/HistoryButton.tsx';
import { HistoryPanel } from '../../../lib/history/HistoryPanel.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { useRecordSlots } from '../../../lib/related/recordSlots.ts';
import { useOpenPanel } from '../../../lib/routing/useOpenPanel.ts';
import { useActor } from '../../../lib/session/useSession.ts';
import { SplitView } from '../../../lib/split/SplitView.tsx';
import '../documents.css';
import { DocumentRights } from '../DocumentRights.tsx';
import { pagePath } from '../documentPaths.ts';
import { documentRatioKey } from '../documentRatio.ts';
import { EditToggle } from '../EditToggle.tsx';
import { useDocumentEditing } from '../useDocumentEditing.ts';
import './page.css';
import { PageFormView } from './PageFormView.tsx';
import { PageSteps } from './PageSteps.tsx';
import type { FollowedPage } from './pageHistoryEntry.ts';
import { ScanViewer } from './ScanViewer.tsx';
import { usePageForm } from './usePageForm.ts';

interface Props {
  readonly document: Document;
  readonly page: PageElement;
  readonly refetch: () => Promise<unknown>;
}

/** The page editor: the scan beside what is written about it (PAGE-01). */
export function PageEditor({ document, page, refetch }: Props) {
  const { t } = useTexts();
  const messages = useMessages();
  const queries = useQueryClient();
  const actor = useActor();
  const panel = useOpenPanel();
  const editing = useDocumentEditing(document);
  const { Contribute } = useRecordSlots();
  const { id, title } = document;
  const follow = useFollowing(page);
  const form = usePageForm({
    document,
    page,
    onSaved: ({ page_number }, saved) => {
      messages.success(t('page.document.pageSaved'));
      queries.setQueryData(['getCollectionDocument', { id: saved.id }], saved);
      if (saved.id !== id) follow(saved.id, Number(page_number));
    },
  });
  const { pageIndex } = useParams();
  const { page_number: number } = page;
  // The address has the number of the page (PAGE-14), whoever moved it; not while that would ask what becomes of the typing.
  useEffect(() => {
    if (!form.dirty && String(number) !== pageIndex) follow(id, number);
  }, [form.dirty, number, pageIndex, id, follow]);
  return (
    <Page
      title={t('pageEditor.title', { number: page.page_number, title })}
      origin={{ code: 'document', id }}
      actions={
        <>
          <Contribute type="document" id={id} name={title} />
          <PageSteps document={document} page={page} form={form} isEditing={editing.isEditing} />
          {mayEditArchive(actor) && <HistoryButton to={panel.hrefOf('history')} />}
          <EditToggle editing={editing} />
        </>
      }
    >
      <SplitView
        storageKey={documentRatioKey}
        label={t('pageEditor.divider')}
        start={<ScanViewer page={page} onStale={refetch} />}
        end={
          <>
            <PageFormView
              form={form}
              page={page}
              document={document}
              isEditing={editing.isEditing}
              onCancel={editing.toggle}
            />
            <DocumentRights document={document} page={page} mayEdit={editing.isEditing} />
          </>
        }
      />
      {panel.shown?.panel === 'history' && (
        <HistoryPanel
          key={panel.shown.key}
          opened={panel.shown.opened}
          record={{ type: 'document_element', id: page.id }}
          onClose={panel.close}
        />
      )}
    </Page>
  );
}

/** Writes where a page stands into the address, without leaving it. */
function useFollowing({ id: pageId }: PageElement) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    (documentId: string, number: number) => {
      const state: FollowedPage = { pageId };
      void navigate({ pathname: pagePath(documentId, number), search }, { replace: true, state });
    },
    [navigate, pageId, search],
  );
}
