import { findSavedSearches, getSavedSearch } from '@salient/shared/areas/saved-searches/savedSearchMethods.ts';
import { readListFilter } from '@salient/shared/lib/schemas/listFilter.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { escapeLike } from '../../lib/search/likePattern.ts';
import { presentSavedSearch } from './presentSavedSearch.ts';
import { type SeenSearch, searchesSeenBy, searchSeenBy } from './seenBy.ts';

/** Expressions: a bare column that is selected under another name would be missing from the rows. */
const orders = { name: 'lower(s.name)', owner: 'lower(u.account)', updated_at: '(s.updated_at)' } as const;

const narrowings = {
  mine: 's.owner_id = :me',
  shared: 's.is_shared',
  followed: 'f.user_id IS NOT NULL',
} as const;

export const handleFindSavedSearches = implement(findSavedSearches, async ({ params, db, actor }) => {
  const { text, filter } = readListFilter(params);
  const query = searchesSeenBy(db, actor);
  if (filter.whose) query.andWhere(narrowings[filter.whose]);
  for (const [index, word] of text.split(/\s+/).filter(Boolean).entries()) {
    query.andWhere(`concat_ws(' ', s.name, u.account) ILIKE :word${index}`, {
      [`word${index}`]: `%${escapeLike(word)}%`,
    });
  }
  for (const [column, direction] of params.sort ?? ([['name', 1]] as const)) {
    query.addSelect(orders[column], `order_${column}`);
    query.addOrderBy(`order_${column}`, direction === 1 ? 'ASC' : 'DESC');
  }
  const [found, total] = await query.addOrderBy('s.id').offset(params.offset).limit(params.limit).getManyAndCount();
  return { data: found.map((search) => presentSavedSearch(search as SeenSearch)), total };
});

export const handleGetSavedSearch = implement(getSavedSearch, async ({ params, db, actor }) =>
  presentSavedSearch(await searchSeenBy(db, actor, params.id)),
);
