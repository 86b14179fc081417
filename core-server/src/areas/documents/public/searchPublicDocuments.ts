import { searchPublicDocuments } from '@salient/shared/areas/documents/publicDocumentMethods.ts';
import { readTypedWords } from '@salient/shared/areas/documents/search/documentWords.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { presentPublicHits } from './presentPublicHits.ts';

export const handleSearchPublicDocuments = implement(searchPublicDocuments, async ({ params, db, services }) => {
  const { text, offset, limit } = params;
  const typed = readTypedWords(text);
  // Among the texts of visitors there is nothing that was removed.
  const query = { typed, includeDeleted: true };
  const { ids, total, nearly, degraded } = await services.publicDocumentSearch.find(db, query, { offset, limit });
  return { data: await presentPublicHits(db, ids, typed, nearly), total, nearly, degraded };
});
