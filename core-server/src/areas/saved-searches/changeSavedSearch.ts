import { findPersonAdvancedInternal } from '@salient/shared/areas/functions/staffPersonFunctions.ts';
import { personScope } from '@salient/shared/areas/persons/personPolicy.ts';
import { savedSearchLimits } from '@salient/shared/areas/saved-searches/savedSearch.ts';
import {
  changeSavedSearch,
  createSavedSearch,
  removeSavedSearch,
} from '@salient/shared/areas/saved-searches/savedSearchMethods.ts';
import { mayChangeSavedSearch } from '@salient/shared/areas/saved-searches/savedSearchPolicy.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { cleanLine } from '@salient/shared/lib/schemas/cleanText.ts';
import { type EntityManager, In, Not } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import type { Services } from '../../lib/rpc/Services.ts';
import { readPersonQuery } from '../functions/personSearchFunctions.ts';
import { UserEntity } from '../users/UserEntity.ts';
import { type FindingServices, findSeen } from './newInSearch.ts';
import { presentSavedSearch } from './presentSavedSearch.ts';
import { readableQuery } from './readableQuery.ts';
import { SavedSearchEntity } from './SavedSearchEntity.ts';
import { SearchFollowerEntity } from './SearchFollowerEntity.ts';
import { type SeenSearch, searchSeenBy } from './seenBy.ts';

type Question = Readonly<Record<string, unknown>>;

export const handleCreateSavedSearch = implement(createSavedSearch, async ({ params, db, actor, services, fail }) => {
  const owner_id = actor.id as string;
  // Two at once are counted one after the other.
  await db.findOne(UserEntity, { where: { id: owner_id }, lock: { mode: 'pessimistic_write' } });
  const most = savedSearchLimits.ofOwner;
  if ((await db.countBy(SavedSearchEntity, { owner_id })) >= most) throw fail.tooManySavedSearches({ most });
  const name = cleanLine(params.name);
  await check(db, { id: null, owner_id, name }, params.query);
  const id = uuidv7();
  const now = services.now();
  const { is_shared, query } = params;
  await db.insert(SavedSearchEntity, {
    ...{ id, owner_id, name, is_shared, query: query as object },
    ...{ created_at: now, updated_at: now },
  });
  const found = await findSeen(readableQuery(query).query, { db, services, actor });
  await db.insert(SearchFollowerEntity, { search_id: id, user_id: owner_id, looked_at: now, found });
  return presentSavedSearch(await searchSeenBy(db, actor, id));
});

export const handleChangeSavedSearch = implement(changeSavedSearch, async ({ params, db, actor, services }) => {
  const { id, is_shared, query } = params;
  const stored = await changeable(db, actor, id);
  const name = params.name === undefined ? stored.name : cleanLine(params.name);
  await check(db, { id, owner_id: stored.owner_id, name }, query);
  const changes = {
    name,
    ...(is_shared === undefined ? {} : { is_shared }),
    ...(query ? { query: query as object } : {}),
  };
  await db.update(SavedSearchEntity, { id }, { ...changes, updated_at: services.now() });
  // Nobody follows what they no longer find.
  if (is_shared === false) await db.delete(SearchFollowerEntity, { search_id: id, user_id: Not(stored.owner_id) });
  if (query) await beginAnew(db, services, id, query);
  return presentSavedSearch(await searchSeenBy(db, actor, id));
});

export const handleRemoveSavedSearch = implement(removeSavedSearch, async ({ params, db, actor }) => {
  await changeable(db, actor, params.id);
  await db.delete(SavedSearchEntity, { id: params.id });
  return { status: 'OK' as const };
});

async function changeable(db: EntityManager, actor: Actor, id: string): Promise<SeenSearch> {
  const search = await searchSeenBy(db, actor, id);
  if (!mayChangeSavedSearch(actor, { owner: { id: search.owner_id } })) throw new RpcFailure(commonErrors.notPermitted);
  return search;
}

/** @throws RpcFailure invalidData: a name, of which an owner has one alone, and a question that can be asked and is not too long. */
async function check(
  db: EntityManager,
  { id, owner_id, name }: { readonly id: string | null; readonly owner_id: string; readonly name: string },
  query: Question | undefined,
): Promise<void> {
  const errors = new FieldErrorList();
  if (name === '') errors.add('name', 'DATA_REQUIRED');
  if (name.length > savedSearchLimits.name) errors.add('name', 'INVALID_LENGTH');
  const [other] = await db.query<{ id: string }[]>(
    'SELECT id FROM saved_search WHERE owner_id = $1 AND lower(name) = lower($2) AND id IS DISTINCT FROM $3',
    [owner_id, name, id],
  );
  if (other) errors.add('name', 'DATA_ALREADY_EXISTS');
  if (query) {
    const read = readPersonQuery(findPersonAdvancedInternal, query);
    if ('errors' in read) errors.merge(read.errors);
    if (JSON.stringify(query).length > savedSearchLimits.query) errors.add('query', 'INVALID_LENGTH');
  }
  if (!errors.isEmpty) throw new RpcFailure(commonErrors.invalidData, errors.errors);
}

/** To a new question nobody is new: for all who follow the search it begins with whom it finds now. */
async function beginAnew(
  db: EntityManager,
  services: FindingServices & Pick<Services, 'now'>,
  search_id: string,
  question: Question,
): Promise<void> {
  const { query } = readableQuery(question);
  const looked_at = services.now();
  const followers = await db.findBy(SearchFollowerEntity, { search_id });
  const users = await db.findBy(UserEntity, { id: In(followers.map(({ user_id }) => user_id)) });
  // Most accounts find the same.
  const foundBy = new Map<string, string[] | null>();
  for (const actor of users) {
    const whose = JSON.stringify(personScope(actor));
    if (!foundBy.has(whose)) foundBy.set(whose, await findSeen(query, { db, services, actor }));
    const found = foundBy.get(whose) ?? null;
    await db.update(SearchFollowerEntity, { search_id, user_id: actor.id }, { looked_at, found, mailed: [] });
  }
}
