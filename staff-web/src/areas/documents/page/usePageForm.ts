import type { Document } from '@salient/shared/areas/documents/document.ts';
import type { PageElement } from '@salient/shared/areas/documents/element.ts';
import { useState } from 'react';
import { useEntityForm } from '../../../lib/form/useEntityForm.ts';
import { documentQueries } from '../documentQueries.ts';
import {
  checkPage,
  type EditedPage,
  editedPage,
  emptyForm,
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

/** The draft of one page; what it says and its place are saved together (PAGE-06, PAGE-07). */
export function usePageForm({ document, page, onSaved }: Options) {
  const [opened] = useState(() => editedPage(page));
  const [answered, setAnswered] = useState(document);
  const { id: documentId } = document;
  return useEntityForm<PageForm, EditedPage>({
    name: 'document_element',
    entity: opened,
    empty: emptyForm,
    check: (form) => checkPage(form, document.elements.length),
    create: () => Promise.reject(new Error('Pages are made by files alone')),
    update: async (client, { id, version, page_number, transcription, tags, references }) => {
      const { elements } = document;
      // Where it stands by now: pages before it may have come or gone.
      const index = elements.findIndex((element) => element.type === 'page' && element.id === id);
      const number = readPageNumber(page_number, elements.length);
      const saved = await client.updateCollectionDocumentElement({
        documentId,
        index,
        id,
        element: { version, transcription, tags: [...tags], references: [...references] },
        ...(number === null || number - 1 === index ? {} : { newIndex: number - 1 }),
      });
      setAnswered(saved);
      return editedPage(pageIn(saved, id));
    },
    withSaved,
    refreshes: documentQueries,
    onSaved: (saved) => onSaved(saved, answered),
  });
}

export type PageFormControl = ReturnType<typeof usePageForm>;
