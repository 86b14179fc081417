import { mayEditArchive } from '@salient/shared/areas/documents/documentPolicy.ts';
import { useEffect } from 'react';
import { pathTo } from '../../lib/routing/links.ts';
import { useServices } from '../../lib/services/services.ts';
import { useActor } from '../../lib/session/useSession.ts';
import { useStore } from '../../lib/store/Store.ts';

export interface DocumentEditing {
  /** Whether the account may change documents at all. */
  readonly mayEdit: boolean;
  /** Whether this document may be changed now (DOCUMENT-26). */
  readonly isEditing: boolean;
  readonly toggle: () => void;
}

/** The toggle of a document, which its pages share; leaving the document for another page ends it. */
export function useDocumentEditing({
  id,
  deleted,
}: {
  readonly id: string;
  readonly deleted: boolean;
}): DocumentEditing {
  const { editedDocument } = useServices();
  const chosen = useStore(editedDocument);
  const mayEdit = mayEditArchive(useActor()) && !deleted;
  useEffect(() => {
    if (editedDocument.get() !== id) editedDocument.clear();
    return () => {
      const { pathname } = window.location;
      const own = pathTo('document', { id });
      if (pathname !== own && !pathname.startsWith(`${own}/`)) editedDocument.clear();
    };
  }, [editedDocument, id]);
  const isEditing = mayEdit && chosen === id;
  return { mayEdit, isEditing, toggle: () => editedDocument.choose(isEditing ? null : id) };
}
