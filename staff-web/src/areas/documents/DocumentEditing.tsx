import { Button } from '@mantine/core';
import type { Document } from '@salient/shared/areas/documents/document.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { EditingLine } from '../../lib/form/EditingLine.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useServices } from '../../lib/services/services.ts';
import { DocumentFormView } from './form/DocumentFormView.tsx';
import { editedDocument } from './form/documentForm.ts';
import { useDocumentForm } from './form/useDocumentForm.ts';
import { useDocumentRemoval } from './useDocumentRemoval.ts';

interface Props {
  readonly document: Document;
  /** Back to reading. */
  readonly onDone: () => void;
}

/** The form of a stored document, as that was when editing began; its pages change beside it without disturbing it. */
export function DocumentEditing({ document, onDone }: Props) {
  const { t } = useTexts();
  const messages = useMessages();
  const { unsavedWork } = useServices();
  const [opened] = useState(() => editedDocument(document));
  const remove = useDocumentRemoval();
  const form = useDocumentForm({
    entity: opened,
    onSaved: ({ title }) => void messages.success(t('documentPages.saved', { name: title })),
  });
  const { id, version = document.version } = form.entity ?? opened;
  const cancel = async () => {
    if (await unsavedWork.mayLeave('form')) onDone();
  };
  return (
    <>
      <EditingLine record={{ type: 'document', id }} />
      <DocumentFormView
        form={form}
        onCancel={() => void cancel()}
        aside={
          <Button
            variant="default"
            leftSection={<Icon name="remove" />}
            onClick={() => void remove({ id, version, title: document.title })}
          >
            {t('documentPages.remove')}
          </Button>
        }
      />
    </>
  );
}
