import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import type { Document } from '@salient/shared/areas/documents/document.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { isId } from '@salient/shared/lib/schemas/isId.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { DialogButtons } from '../../../lib/dialogs/DialogButtons.tsx';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';

interface Props {
  /** From which elements are moved. */
  readonly document: Document;
  /** Whether sub-documents are among them. */
  readonly hasDocuments: boolean;
  readonly count: number;
  /** @param targetId null for the root. */
  readonly onMove: (targetId: string | null) => void;
  readonly onClose: () => void;
}

/** The id in what was typed: itself, or the address of a document. */
const idIn = (text: string): string | null =>
  text
    .toLowerCase()
    .split(/[^0-9a-f-]+/)
    .find(isId) ?? null;

/** Asks where elements go: to a document by its id, or to the root (DOCUMENT-17, DOCUMENT-56 to DOCUMENT-58). */
export function MoveDialog({ document, hasDocuments, count, onMove, onClose }: Props) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [isRoot, setRoot] = useState(false);
  const id = isRoot ? null : idIn(text);
  const { data, error, isFetching } = useMethod('getCollectionDocument', { id: id ?? '' }, { enabled: id !== null });
  const found = id !== null && data && !isFetching ? data : null;
  // Sub-documents become documents of their own; pages have a root to go to only from within one.
  const mayGoToRoot = hasDocuments || document.parentId !== null;
  const isMissing = !isRoot && text.trim() !== '' && !isFetching && (id === null || error !== null);
  return (
    <PanelDialog opened title={t('documentElements.moveTitle', { count })} onClose={onClose} closesBeside={false}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isRoot || found) onMove(found?.id ?? null);
        }}
      >
        <Stack gap="md">
          <TextInput
            data-autofocus
            label={t('documentElements.targetId')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            description={t('documentElements.targetHint')}
            autoComplete="off"
            value={text}
            error={isMissing && t('document.noDocument')}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setRoot(false);
            }}
          />
          {mayGoToRoot && (
            <Checkbox
              label={t(hasDocuments ? 'documentElements.toOwnDocument' : 'documentElements.toRoot')}
              checked={isRoot}
              onChange={(event) => {
                setRoot(event.currentTarget.checked);
                setText('');
              }}
            />
          )}
          {found && (
            <Notice tone="hint">
              {t('documentElements.targetFound', { title: found.title })}{' '}
              {found.deleted && t('collections.fields.deleted')}
            </Notice>
          )}
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {t('forms.cancel')}
            </Button>
            <SteadyButton type="submit" disabled={!isRoot && !found}>
              {t('documentElements.moveVerb')}
            </SteadyButton>
          </DialogButtons>
        </Stack>
      </form>
    </PanelDialog>
  );
}
