import { Button } from '@mantine/core';
import type { Document } from '@salient/shared/areas/documents/document.ts';
import { mayEditArchive } from '@salient/shared/areas/documents/documentPolicy.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Icon } from '../../lib/icons/Icon.tsx';
import { useActor } from '../../lib/session/useSession.ts';
import { useArchiveSlots } from '../collections/archiveSlots.ts';
import { EditToggle } from './EditToggle.tsx';
import type { DocumentEditing } from './useDocumentEditing.ts';

interface Props {
  readonly document: Document;
  readonly editing: DocumentEditing;
  readonly historyPath: string;
}

/** What can be done from a document; its history is for editors. */
export function DocumentActions({ document, editing, historyPath }: Props) {
  const { t } = useTexts();
  const { CatalogueReread } = useArchiveSlots();
  if (!mayEditArchive(useActor())) return null;
  return (
    <>
      {CatalogueReread && editing.mayEdit && document.adlibId !== '' && (
        <CatalogueReread type="document" record={document} />
      )}
      <Button
        component={Link}
        to={historyPath}
        preventScrollReset
        variant="default"
        leftSection={<Icon name="history" />}
      >
        {t('historyPanel.open')}
      </Button>
      <EditToggle editing={editing} />
    </>
  );
}
