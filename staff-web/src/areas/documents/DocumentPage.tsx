import type { Document } from '@salient/shared/areas/documents/document.ts';
import { holdsPages } from '@salient/shared/areas/documents/documentTypes.ts';
import { publicDocumentPath } from '@salient/shared/areas/documents/publicDocumentPath.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { Panel } from '../../lib/form/Panel.tsx';
import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { isRecordAway } from '../../lib/missing/RecordAway.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { NotFoundPage } from '../../lib/page/NotFoundPage.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { PublicPageButton } from '../../lib/page/PublicPageButton.tsx';
import { useRecordSlots } from '../../lib/related/recordSlots.ts';
import type { Via } from '../../lib/routing/links.ts';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { SplitView } from '../../lib/split/SplitView.tsx';
import '../collections/collections.css';
import { DocumentActions } from './DocumentActions.tsx';
import { DocumentEditing } from './DocumentEditing.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import { DocumentFiles } from './DocumentFiles.tsx';
import './documents.css';
import { DocumentRights } from './DocumentRights.tsx';
import { documentRatioKey } from './documentRatio.ts';
import { ElementsPanel } from './elements/ElementsPanel.tsx';
import { HiddenScans } from './HiddenScans.tsx';
import { RemovedDocument } from './RemovedDocument.tsx';
import { UndisclosedParts } from './UndisclosedParts.tsx';
import { useDocumentEditing } from './useDocumentEditing.ts';

/** A document: its pages on one side, what is known of it on the other (DOCUMENT-09). */
export function DocumentPage() {
  const { id = '' } = useParams();
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('getCollectionDocument', { id });
  const again = useCallback(() => void refetch(), [refetch]);
  if (error && isRecordAway(error)) return <NotFoundPage />;
  if (data) return <DocumentRecord key={id} document={data} refetch={again} />;
  return (
    <Page title={t('pages.document')} isWaiting={!error}>
      {error ? <FailedNotice error={error} onRetry={again} /> : <ListSkeleton rows={8} />}
    </Page>
  );
}

/** The page above: the document that it is part of, else its collection (DOCUMENT-23). */
const originOf = ({ parentId, collectionId }: Document): Via | null =>
  parentId !== null
    ? { code: 'document', id: parentId }
    : collectionId !== null
      ? { code: 'collection', id: collectionId }
      : null;

interface Props {
  readonly document: Document;
  readonly refetch: () => void;
}

function DocumentRecord({ document, refetch }: Props) {
  const { t } = useTexts();
  const panel = useOpenPanel();
  const editing = useDocumentEditing(document);
  const { id, title, category, disclosed, deleted } = document;
  const { shown, close } = panel;
  const { ContactMoments, Contribute } = useRecordSlots();
  return (
    <Page
      title={title}
      origin={originOf(document)}
      actions={
        <>
          {!deleted && <Contribute type="document" id={id} name={title} />}
          {disclosed && !deleted && <PublicPageButton href={publicDocumentPath(id)} />}
          <DocumentActions editing={editing} document={document} historyPath={panel.hrefOf('history', id)} />
        </>
      }
    >
      {deleted ? (
        <RemovedDocument document={document} />
      ) : (
        <>
          <HiddenScans document={document} />
          <UndisclosedParts document={document} />
        </>
      )}
      <SplitView
        storageKey={documentRatioKey}
        label={t('documentPages.divider')}
        start={
          <ElementsPanel
            document={document}
            mayEdit={editing.mayEdit}
            isEditing={editing.isEditing}
            refetch={refetch}
          />
        }
        end={
          <>
            {editing.isEditing ? (
              <DocumentEditing document={document} onDone={editing.toggle} />
            ) : (
              <DocumentFacts document={document} />
            )}
            {holdsPages(category) && <DocumentRights document={document} mayEdit={editing.isEditing} />}
            <DocumentFiles id={id} mayEdit={editing.isEditing} />
            <Panel title={t('pages.contact_moments')}>
              <ContactMoments type="document" id={id} name={title} />
            </Panel>
          </>
        }
      />
      {shown?.panel === 'history' && (
        <HistoryPanel key={shown.key} opened={shown.opened} record={{ type: 'document', id }} onClose={close} />
      )}
    </Page>
  );
}
