import { documentSearchIndex } from '../areas/documents/documentSearchIndex.ts';
import { publicDocumentSearchIndex } from '../areas/documents/publicDocumentSearchIndex.ts';
import { personSearchIndex } from '../areas/persons/personSearchIndex.ts';
import type { SearchIndex } from '../lib/indexing/SearchIndex.ts';

/** All indexes that are kept. */
export const searchIndexes: readonly SearchIndex[] = [
  personSearchIndex,
  documentSearchIndex,
  publicDocumentSearchIndex,
];
