import { type Actor, isAdmin } from '../users/actor.ts';
import type { SavedSearch } from './savedSearch.ts';

type Searcher = Pick<Actor, 'id' | 'type'>;

/** Whether `actor` may rename, share and remove a search: its owner, and administrators. */
export const mayChangeSavedSearch = (
  actor: Searcher,
  search: { readonly owner: Pick<SavedSearch['owner'], 'id'> },
): boolean => isAdmin(actor) || search.owner.id === actor.id;
