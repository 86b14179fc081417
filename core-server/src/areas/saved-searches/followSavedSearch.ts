import { personScope } from '@salient/shared/areas/persons/personPolicy.ts';
import { savedSearchErrors } from '@salient/shared/areas/saved-searches/savedSearchErrors.ts';
import {
  countNewInSavedSearch,
  findNewInSavedSearch,
  followSavedSearch,
  markSavedSearchSeen,
} from '@salient/shared/areas/saved-searches/savedSearchMethods.ts';
import type { PersonQuery } from '@salient/shared/areas/search/personQuery.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { MailEntity } from '../mails/MailEntity.ts';
import { loadPersons } from '../persons/loadPersons.ts';
import { findSeen, newInSearch, whoIsNew } from './newInSearch.ts';
import { presentSavedSearch } from './presentSavedSearch.ts';
import { askable, readableQuery } from './readableQuery.ts';
import { SearchFollowerEntity } from './SearchFollowerEntity.ts';
import { type SeenSearch, searchSeenBy } from './seenBy.ts';

export const handleFollowSavedSearch = implement(followSavedSearch, async ({ params, db, actor, services, fail }) => {
  const { id, follows, weekly_mail } = params;
  const { follower, ...search } = await searchSeenBy(db, actor, id);
  const whose = { search_id: id, user_id: actor.id as string };
  if (!follows && weekly_mail) throw fail.invalidData({ weekly_mail: ['weekly_mail: SHOULD_BE_EMPTY'] });
  // A mail that waits to be sent is not wanted any more.
  if (!weekly_mail) await db.delete(MailEntity, { saved_search_id: id, user_id: whose.user_id, status: 'queued' });
  const now = services.now();
  // The first mail comes when the next week begins.
  const mails = { weekly_mail, ...(weekly_mail && !follower?.weekly_mail ? { checked_at: now } : {}) };
  if (!follows) await db.delete(SearchFollowerEntity, whose);
  else if (follower) await db.update(SearchFollowerEntity, whose, mails);
  else {
    const found = await findSeen(readableQuery(search.query).query, { db, services, actor });
    // Twice at once is once.
    await db.upsert(SearchFollowerEntity, { ...whose, looked_at: now, found, ...mails }, ['search_id', 'user_id']);
  }
  return presentSavedSearch(await searchSeenBy(db, actor, id));
});

export const handleMarkSavedSearchSeen = implement(markSavedSearchSeen, async ({ params, db, actor, services }) => {
  const { search_id, user_id, query } = await followed(db, actor, params.id);
  const found = await findSeen(query, { db, services, actor });
  await db.update(SearchFollowerEntity, { search_id, user_id }, { looked_at: services.now(), found, mailed: [] });
  return presentSavedSearch(await searchSeenBy(db, actor, params.id));
});

export const handleCountNewInSavedSearch = implement(countNewInSavedSearch, async ({ params, db, actor, services }) => {
  const { query, ...follower } = await followed(db, actor, params.id);
  return newInSearch(query, follower, { db, services, actor });
});

export const handleFindNewInSavedSearch = implement(findNewInSavedSearch, async ({ params, db, actor, services }) => {
  const { id, offset, limit, sort } = params;
  const { query, ...follower } = await followed(db, actor, id);
  const { by: _, ...narrowed } = await whoIsNew(query, follower, { db, services, actor });
  const page = { db, offset, limit, sort, scope: personScope(actor), isCurrent: true, ...narrowed };
  const { rows, total } = await services.personSearch.find(query, page);
  const ids = rows.map((row) => row.id);
  return { data: await loadPersons(db, ids, { memorials: true, militaryEvents: true }), total };
});

/**
 * What the caller has seen of a search, and its question.
 *
 * @throws RpcFailure searchNotFollowed; invalidData for a question of which something can no longer be asked: who is new would
 * be an answer to another one.
 */
async function followed(
  db: EntityManager,
  actor: Actor,
  id: string,
): Promise<SearchFollowerEntity & { readonly query: PersonQuery }> {
  const search: SeenSearch = await searchSeenBy(db, actor, id);
  if (!search.follower) throw new RpcFailure(savedSearchErrors.searchNotFollowed);
  return { ...search.follower, query: askable(search.query) };
}
