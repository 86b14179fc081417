import type { SavedSearch } from '@salient/shared/areas/saved-searches/savedSearch.ts';
import { readableQuery } from './readableQuery.ts';
import type { SeenSearch } from './seenBy.ts';

export function presentSavedSearch({ follower, owner, ...search }: SeenSearch): SavedSearch {
  const { args, unreadable } = readableQuery(search.query);
  return {
    id: search.id,
    name: search.name,
    is_shared: search.is_shared,
    owner: { id: search.owner_id, account: owner.account },
    query: { ...args },
    unreadable: [...unreadable],
    following: follower && { looked_at: follower.looked_at.toISOString(), weekly_mail: follower.weekly_mail },
    updated_at: search.updated_at.toISOString(),
  };
}
