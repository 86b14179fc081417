import { Button, Checkbox, Stack } from '@mantine/core';
import type { Document } from '@salient/shared/areas/documents/document.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { DialogButtons } from '../../../lib/dialogs/DialogButtons.tsx';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { ReferencePicker } from '../../../lib/picker/ReferencePicker.tsx';
import { idIn, type Reference } from '../../../lib/picker/referenceSources.ts';

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

/** Asks where elements go: to a document that is looked up, or to the root (DOCUMENT-17, DOCUMENT-56 to DOCUMENT-58). */
export function MoveDialog({ document, hasDocuments, count, onMove, onClose }: Props) {
  const { t } = useTexts();
  const [target, setTarget] = useState<Reference | null>(null);
  const [isRoot, setRoot] = useState(false);
  // Sub-documents become documents of their own; pages have a root to go to only from within one.
  const mayGoToRoot = hasDocuments || document.parentId !== null;
  return (
    <PanelDialog opened title={t('documentElements.moveTitle', { count })} onClose={onClose} closesBeside={false}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isRoot || target) onMove(isRoot ? null : (target?.id ?? null));
        }}
      >
        <Stack gap="md">
          <ReferencePicker
            kind="document"
            type="pages"
            autoFocus
            isLookupOnly
            label={t('documentElements.target')}
            hint={t('documentElements.targetHint')}
            except={document.id}
            noneFound={(text) => (idIn(text) === null ? null : t('document.noDocument'))}
            value={target}
            onChange={(chosen) => {
              setTarget(chosen);
              setRoot(false);
            }}
          />
          {mayGoToRoot && (
            <Checkbox
              label={t(hasDocuments ? 'documentElements.toOwnDocument' : 'documentElements.toRoot')}
              checked={isRoot}
              onChange={(event) => {
                setRoot(event.currentTarget.checked);
                setTarget(null);
              }}
            />
          )}
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {t('forms.cancel')}
            </Button>
            <SteadyButton type="submit" disabled={!isRoot && !target}>
              {t('documentElements.moveVerb')}
            </SteadyButton>
          </DialogButtons>
        </Stack>
      </form>
    </PanelDialog>
  );
}
