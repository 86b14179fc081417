import { searchDocuments } from '@salient/shared/areas/documents/documentSearchMethods.ts';
import { readTypedWords } from '@salient/shared/areas/documents/search/documentWords.ts';
import { withDescendants } from '@salient/shared/areas/tags/tagTree.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { loadTagDefinitions } from '../../tags/tagDefinitions.ts';
import { presentHits } from './presentHits.ts';

export const handleSearchDocuments = implement(searchDocuments, async ({ params, db, services }) => {
  const { text, tag, category, status, collectionId, ref_id, disclosed, includeDeleted, offset, limit } = params;
  const typed = readTypedWords(text);
  const query = {
    typed,
    tags: tag ? withDescendants(tag, await loadTagDefinitions(db)) : undefined,
    category: category ?? undefined,
    status: status ?? undefined,
    collectionId: collectionId ?? undefined,
    referredId: ref_id ?? undefined,
    disclosed: disclosed ?? undefined,
    includeDeleted,
  };
  const { ids, total, nearly, degraded } = await services.documentSearch.find(db, query, { offset, limit });
  return { data: await presentHits(db, ids, typed, nearly), total, nearly, degraded };
});
