import { personScope } from '@salient/shared/areas/persons/personPolicy.ts';
import { findSearchTerms } from '@salient/shared/areas/search/searchTermMethods.ts';
import { implement } from '../../../lib/rpc/implement.ts';

/** Everybody may; whoever is held to some persons gets numbers of those. */
export const handleFindSearchTerms = implement(findSearchTerms, ({ params, db, actor, services }) =>
  services.personSearch.suggest(params, { db, scope: personScope(actor) }),
);
