import { documentIndex, publicDocumentIndex } from '@salient/shared/areas/documents/search/documentIndex.ts';

/** The texts in which somebody searches: a table, and the index of Meilisearch that is a copy of it. */
export interface SearchedTexts {
  readonly table: 'document_text' | 'public_document_text';
  readonly index: string;
  /** What waits in the queue for the index, where an index that lags must not answer; null where it may. */
  readonly awaited: 'public_document' | null;
}

export const staffTexts: SearchedTexts = { table: 'document_text', index: documentIndex, awaited: null };

/**
 * Of disclosed documents alone, with the words alone that visitors may read. What is taken back is found no more with the next
 * question, and counts no more.
 */
export const publicTexts: SearchedTexts = {
  ...{ table: 'public_document_text', index: publicDocumentIndex, awaited: 'public_document' },
};
