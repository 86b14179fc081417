import {
  type PublicIndexedText,
  publicDocumentIndex,
  publicDocumentIndexSettings,
} from '@salient/shared/areas/documents/search/documentIndex.ts';
import type { Pool } from 'pg';
import type { PreparedPage, SearchIndex } from '../../lib/indexing/SearchIndex.ts';
import { fingerprintOf, prepared } from './preparedTexts.ts';
import { readRows, textIds } from './readTexts.ts';

const selection = `
  SELECT t.id, t.words, t.document_id AS document, (t.element_id IS NOT NULL)::integer AS is_page,
    coalesce(e.position + 1, 0) AS page, d.sort_title AS title
  FROM public_document_text t JOIN document d ON d.id = t.document_id LEFT JOIN document_element e ON e.id = t.element_id`;

/** The database writes these texts with those of `documentSearchIndex`, which puts right what a rename of many left. */
async function* read(pool: Pool, ids: readonly string[]): AsyncGenerator<PreparedPage> {
  for await (const texts of readRows<PublicIndexedText>(pool, 'public-texts', selection, ids)) yield prepared(texts);
}

async function* readAll(pool: Pool, size: number): AsyncGenerator<PreparedPage> {
  for await (const ids of textIds(pool, 'public_document_text', size)) yield* read(pool, ids);
}

/** A document for each page of a disclosed document, and one for what everybody may read of that itself. */
export const publicDocumentSearchIndex: SearchIndex = {
  name: publicDocumentIndex,
  entity: 'public_document',
  table: 'public_document_text',
  settings: publicDocumentIndexSettings,
  fingerprint: () => fingerprintOf(publicDocumentIndexSettings),
  read,
  readAll,
};
