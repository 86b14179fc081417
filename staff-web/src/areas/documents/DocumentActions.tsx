import type { Document } from '@salient/shared/areas/documents/document.ts';
import { mayEditArchive } from '@salient/shared/areas/documents/documentPolicy.ts';
import { HistoryButton } from '../../lib/history/HistoryButton.tsx';
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
  const { CatalogueReread } = useArchiveSlots();
  if (!mayEditArchive(useActor())) return null;
  return (
    <>
      {CatalogueReread && editing.mayEdit && document.adlibId !== '' && (
        <CatalogueReread type="document" record={document} />
      )}
      <HistoryButton to={historyPath} />
      <EditToggle editing={editing} />
    </>
  );
}
