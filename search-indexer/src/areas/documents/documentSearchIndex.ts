import { documentIndex, documentIndexSettings } from '@salient/shared/areas/documents/search/documentIndex.ts';
import type { PreparedPage, SearchIndex } from '../../lib/indexing/SearchIndex.ts';
import { fingerprintOf, prepared } from './preparedTexts.ts';
import { type ReadTexts, readAllTexts, readTexts } from './readTexts.ts';

async function* preparedPages(pages: AsyncIterable<ReadTexts>): AsyncGenerator<PreparedPage> {
  for await (const { texts, healed } of pages) yield prepared(texts, healed);
}

/** A document for each page, and one for what is said of a document itself. */
export const documentSearchIndex: SearchIndex = {
  name: documentIndex,
  entity: 'document',
  table: 'document_text',
  settings: documentIndexSettings,
  fingerprint: () => fingerprintOf(documentIndexSettings),
  read: (pool, ids) => preparedPages(readTexts(pool, ids)),
  readAll: (pool, size) => preparedPages(readAllTexts(pool, size)),
};
