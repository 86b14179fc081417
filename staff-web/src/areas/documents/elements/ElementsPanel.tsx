import { Button } from '@mantine/core';
import type { Document } from '@salient/shared/areas/documents/document.ts';
import { holdsPages } from '@salient/shared/areas/documents/documentTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type DragEvent, useCallback, useMemo, useState } from 'react';
import { useFocusAfterRemoval } from '../../../lib/focus/useFocusAfterRemoval.ts';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { Notice } from '../../../lib/page/Notice.tsx';
import { useServices } from '../../../lib/services/services.ts';
import { TranscriptionMenu } from '../transcriptions/TranscriptionMenu.tsx';
import { AddPages } from '../upload/AddPages.tsx';
import { droppedFiles } from '../upload/droppedFiles.ts';
import { UnfinishedUploads } from '../upload/UnfinishedUploads.tsx';
import { UploadStatus } from '../upload/UploadStatus.tsx';
import { useArrivals } from '../upload/useArrivals.ts';
import { ElementGrid } from './ElementGrid.tsx';
import { elementKey } from './element.ts';
import './elements.css';
import { PreviewDialog } from './PreviewDialog.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useElementCommands } from './useElementCommands.ts';
import { useSelection } from './useSelection.ts';

interface Props {
  readonly document: Document;
  /** Whether the account may change the document at all. */
  readonly mayEdit: boolean;
  readonly isEditing: boolean;
  readonly refetch: () => void;
}

/** The pages and sub-documents of a document, and what can be done with them (DOCUMENT-09 to DOCUMENT-19). */
export function ElementsPanel({ document, mayEdit, isEditing, refetch }: Props) {
  const { t } = useTexts();
  const { pageUploads } = useServices();
  const { id: documentId, title, category, elements } = document;
  const keys = useMemo(() => elements.map(elementKey), [elements]);
  const pages = useMemo(() => elements.flatMap((each) => (each.type === 'page' ? [each] : [])), [elements]);
  const selection = useSelection(keys);
  const commands = useElementCommands(document);
  const [preview, setPreview] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const focus = useFocusAfterRemoval<HTMLDivElement>(keys);
  const onStale = useCallback(() => refetch(), [refetch]);
  useArrivals(documentId, refetch);
  const mayAdd = isEditing && holdsPages(category);
  const goal = { documentId, title };
  const dragFiles = (event: DragEvent) => {
    if (!mayAdd || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type !== 'dragleave');
  };
  const dropFiles = (event: DragEvent) => {
    if (!mayAdd || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(false);
    void droppedFiles(event.dataTransfer).then((files) => pageUploads.add(goal, files));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra for the mouse, the buttons do the same
    <div
      {...focus}
      className="elements-panel"
      data-over={isOver || undefined}
      onDragEnter={dragFiles}
      onDragOver={dragFiles}
      onDragLeave={dragFiles}
      onDrop={dropFiles}
    >
      <div className="elements-head">
        <h2>{t('documentElements.title')}</h2>
        <span>{t('documentElements.count', { count: elements.length })}</span>
        <div className="elements-actions">
          {holdsPages(category) && elements.length > 0 && <TranscriptionMenu document={document} mayEdit={mayEdit} />}
          {mayAdd && document.parentId === null && <AddSubdocument commands={commands} />}
        </div>
      </div>
      {!holdsPages(category) && <Notice tone="hint">{t('document.uploadNotSupported')}</Notice>}
      {mayEdit && <UnfinishedUploads documentId={documentId} />}
      {mayAdd && <AddPages goal={goal} />}
      <UploadStatus goal={goal} />
      {isEditing && elements.length > 0 && (
        <SelectionBar document={document} selection={selection} commands={commands} />
      )}
      {elements.length === 0 && holdsPages(category) && (
        <p className="elements-none">
          {t('documentElements.noElements')}
          {mayEdit && !isEditing && ` ${t('documentElements.editToAdd', { edit: t('documentPages.edit') })}`}
        </p>
      )}
      {elements.length > 0 && (
        <ElementGrid
          document={document}
          selection={selection}
          isEditing={isEditing}
          onPreview={setPreview}
          onStale={onStale}
          onOrder={(chosen, before) => void commands.order(chosen, before).catch(() => undefined)}
        />
      )}
      {preview !== null && (
        <PreviewDialog documentId={documentId} pages={pages} first={preview} onClose={() => setPreview(null)} />
      )}
    </div>
  );
}

/** An empty sub-document at the end (DOCUMENT-62). */
function AddSubdocument({ commands }: { readonly commands: ReturnType<typeof useElementCommands> }) {
  const { t } = useTexts();
  const messages = useMessages();
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<Icon name="plus" />}
      onClick={() =>
        commands.group([]).then(
          () => messages.success(t('documentElements.subdocumentMade')),
          () => undefined,
        )
      }
    >
      {t('documentElements.addSubdocument')}
    </Button>
  );
}
