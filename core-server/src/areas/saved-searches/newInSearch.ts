import { personScope } from '@salient/shared/areas/persons/personPolicy.ts';
import { type NewInSearch, savedSearchLimits } from '@salient/shared/areas/saved-searches/savedSearch.ts';
import type { PersonQuery } from '@salient/shared/areas/search/personQuery.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import type { Services } from '../../lib/rpc/Services.ts';
import type { SearchFollowerEntity } from './SearchFollowerEntity.ts';

/** What finds whom a saved search finds now: all of them by their ids, and how many were added. */
export type FindingServices = Pick<Services, 'personIds' | 'personSearch'>;

/** With what a search is asked for an account: within what that account finds. */
export interface Asking {
  readonly db: EntityManager;
  readonly services: FindingServices;
  readonly actor: Pick<Actor, 'type' | 'army' | 'dataset'>;
}

/** Whom a search finds now, to be compared with later; null when they are too many to remember. */
export const findSeen = (query: PersonQuery, { db, services, actor }: Asking): Promise<string[] | null> =>
  services.personIds.findIds(query, { db, scope: personScope(actor), most: savedSearchLimits.remembered });

/** Who is new, as a search of persons is narrowed to them. */
export type NewPersons =
  | { readonly by: 'found'; readonly among: readonly string[] }
  | { readonly by: 'added'; readonly addedSince: Date };

/**
 * New is whom the search finds now and did not find when the account last looked: persons who were added since, and persons of whom
 * something was changed so that they meet it now. Where then or now too many are found to be remembered one by one, new is
 * who was added to the names list since.
 */
export async function whoIsNew(
  query: PersonQuery,
  { looked_at, found }: Pick<SearchFollowerEntity, 'looked_at' | 'found'>,
  asking: Asking,
): Promise<NewPersons> {
  const now = found === null ? null : await findSeen(query, asking);
  if (found === null || now === null) return { by: 'added', addedSince: looked_at };
  const before = new Set(found);
  return { by: 'found', among: now.filter((id) => !before.has(id)) };
}

/** How many they are. */
export async function countNew(query: PersonQuery, persons: NewPersons, asking: Asking): Promise<number> {
  if (persons.by === 'found') return persons.among.length;
  const { db, services, actor } = asking;
  const page = { db, scope: personScope(actor), offset: 0, limit: 0, isCurrent: true, addedSince: persons.addedSince };
  return (await services.personSearch.find(query, page)).total;
}

export async function newInSearch(
  query: PersonQuery,
  follower: Pick<SearchFollowerEntity, 'looked_at' | 'found'>,
  asking: Asking,
): Promise<NewInSearch> {
  const persons = await whoIsNew(query, follower, asking);
  const count = await countNew(query, persons, asking);
  return { count, looked_at: follower.looked_at.toISOString(), by: persons.by };
}
