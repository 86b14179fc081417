import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { isAdmin } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { SavedSearchEntity } from './SavedSearchEntity.ts';
import { SearchFollowerEntity } from './SearchFollowerEntity.ts';

/** A saved search with the account of its owner, and what the caller follows of it. */
export type SeenSearch = SavedSearchEntity & {
  readonly owner: { readonly account: string };
  readonly follower: SearchFollowerEntity | null;
};

/** The searches that `actor` finds: the own ones, the shared ones, and all of them as an administrator. */
export function searchesSeenBy(db: EntityManager, actor: Actor): SelectQueryBuilder<SavedSearchEntity> {
  const query = db
    .createQueryBuilder(SavedSearchEntity, 's')
    .innerJoinAndMapOne('s.owner', 'app_user', 'u', 'u.id = s.owner_id')
    .leftJoinAndMapOne('s.follower', SearchFollowerEntity, 'f', 'f.search_id = s.id AND f.user_id = :me')
    .setParameter('me', actor.id ?? noId);
  return isAdmin(actor) ? query : query.where('(s.is_shared OR s.owner_id = :me)');
}

/** @throws RpcFailure notFound for one that is not there, or that somebody else keeps to themselves. */
export async function searchSeenBy(db: EntityManager, actor: Actor, id: string): Promise<SeenSearch> {
  const found = await searchesSeenBy(db, actor).andWhere('s.id = :id', { id }).getOne();
  if (!found) throw new RpcFailure(commonErrors.notFound, { entity: 'saved_search', id });
  return found as SeenSearch;
}
