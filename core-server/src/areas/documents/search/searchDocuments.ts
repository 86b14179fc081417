import { searchDocuments } from '@salient/shared/areas/documents/documentSearchMethods.ts';
import { readTypedWords } from '@salient/shared/areas/documents/search/documentWords.ts';
import { withDescendants } from '@salient/shared/areas/tags/tagTree.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { loadTagDefinitions } from '../../tags/tagDefinitions.ts';
import { mayAskAbout } from '../mayAskAbout.ts';
import { presentHits } from './presentHits.ts';

const nothing = { data: [], total: 0, nearly: false, degraded: false };

export const handleSearchDocuments = implement(searchDocuments, async ({ params, db, actor, services }) => {
  const { text, tag, category, status, collectionId, ref_type, ref_id, disclosed, includeDeleted, offset, limit } =
    params;
  if (ref_id && ref_type && !(await mayAskAbout(db, actor, ref_type, ref_id))) return nothing;
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
  return { data: await presentHits({ db, actor }, ids, typed, nearly), total, nearly, degraded };
});
