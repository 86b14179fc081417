import { createHash } from 'node:crypto';
import { documentIndex, documentIndexSettings } from '@salient/shared/areas/documents/search/documentIndex.ts';
import { encodeDocument } from '../../lib/indexing/encodeDocument.ts';
import type { PreparedPage, SearchIndex } from '../../lib/indexing/SearchIndex.ts';
import { type ReadTexts, readAllTexts, readTexts } from './readTexts.ts';

/**
 * One up when documents come to have another form. Their words are the database's: a migration that changes these writes them
 * anew, and what is written anew is indexed.
 */
const form = 1;

async function* prepared(pages: AsyncIterable<ReadTexts>): AsyncGenerator<PreparedPage> {
  for await (const { texts, healed } of pages) {
    yield { ids: texts.map(({ id }) => id), documents: texts.map(encodeDocument), culprits: [], healed };
  }
}

/** A document for each page, and one for what is said of a document itself. */
export const documentSearchIndex: SearchIndex = {
  name: documentIndex,
  entity: 'document',
  table: 'document_text',
  settings: documentIndexSettings,
  fingerprint: () =>
    createHash('sha256')
      .update(JSON.stringify([documentIndexSettings, form]))
      .digest('hex')
      .slice(0, 32),
  read: (pool, ids) => prepared(readTexts(pool, ids)),
  readAll: (pool, size) => prepared(readAllTexts(pool, size)),
};
