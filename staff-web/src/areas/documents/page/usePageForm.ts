import type { Document } from '@salient/shared/areas/documents/document.ts';
import type { PageElement } from '@salient/shared/areas/documents/element.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { readConflict } from '../../../lib/form/conflict.ts';
import { useEntityForm } from '../../../lib/form/useEntityForm.ts';
import { documentQueries } from '../documentQueries.ts';
import {
  checkPage,
  type EditedPage,
  editedPage,
  emptyForm,
  indexForNumber,
  PageElsewhere,
  type PageForm,
  pageIn,
  readPageNumber,
  withSaved,
} from './pageForm.ts';

interface Options {
  readonly document: Document;
  readonly page: PageElement;
  readonly onSaved: (saved: EditedPage, document: Document) => void;
}

/**
 * The draft of one page; what it says and its place are saved together (PAGE-06, PAGE-07). Where others put the page
 * meanwhile it is saved too: in another document once that was told.
 */
export function usePageForm({ document, page, onSaved }: Options) {
  const [opened] = useState(() => editedPage(page));
  const [answered, setAnswered] = useState(document);
  /** The document that the page was found in, where it left its own. */
  const foundIn = useRef<string | null>(null);
  const form = useEntityForm<PageForm, EditedPage>({
    name: 'document_element',
    entity: opened,
    empty: emptyForm,
    check: (draft) => checkPage(draft, placesFor(document, page)),
    create: () => Promise.reject(new Error('Pages are made by files alone')),
    update: async (client, { id, version, page_number, transcription, tags, references }) => {
      const number = readPageNumber(page_number, placesFor(document, page));
      const isMoved = foundIn.current === null && number !== null && number !== page.page_number;
      const documentId = foundIn.current ?? document.id;
      try {
        const saved = await client.updateCollectionDocumentElement({
          // Wherever it stands by now: the id tells.
          ...{ documentId, index: Math.max(0, document.elements.indexOf(page)), id },
          element: { version, transcription, tags: [...tags], references: [...references] },
          ...(isMoved ? { newIndex: indexForNumber(document, id, number) } : {}),
        });
        setAnswered(saved);
        return editedPage(pageIn(saved, id));
      } catch (error) {
        const elsewhere = await findElsewhere(client, error, documentId);
        if (!elsewhere) throw error;
        foundIn.current = elsewhere.document?.id ?? null;
        throw elsewhere;
      }
    },
    withSaved,
    staysOpen: true,
    refreshes: documentQueries,
    onSaved: (saved) => onSaved(saved, answered),
  });
  useNumberOf(page, form);
  return form;
}

/** How far numbers go: at least as far as the page itself shows. One beyond the pages is the last. */
export const placesFor = ({ elements }: Document, { page_number }: PageElement) =>
  Math.max(elements.length, page_number);

/** What became of a page whose save was refused because its document has it no more; null where it was refused for more. */
async function findElsewhere(client: Client, error: unknown, documentId: string): Promise<PageElsewhere | null> {
  const { name, data } = failureOf(error);
  if (name === 'notFound') {
    const isPage = (data as { readonly entity?: unknown } | undefined)?.entity === 'document_element';
    return isPage ? new PageElsewhere(null) : null;
  }
  const into = name === 'conflict' ? readConflict(data)?.current.documentId : undefined;
  if (typeof into !== 'string' || into === documentId) return null;
  return new PageElsewhere(await client.getCollectionDocument({ id: into }));
}

/** Others moved the page within its document: its number in the form follows, unless it was being changed. */
function useNumberOf(
  { page_number }: PageElement,
  { entity, adopt }: ReturnType<typeof useEntityForm<PageForm, EditedPage>>,
) {
  const shown = useRef(page_number);
  // With what is drawn: later the answer to a save may have come between, which the page of before must not undo.
  useLayoutEffect(() => {
    if (shown.current === page_number || !entity) return;
    shown.current = page_number;
    adopt({ ...entity, page_number: String(page_number) });
  }, [page_number, entity, adopt]);
}

export type PageFormControl = ReturnType<typeof usePageForm>;
