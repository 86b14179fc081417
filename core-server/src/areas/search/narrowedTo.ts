import type { PageRequest } from './PersonSearch.ts';
import type { ResolvedQuery } from './ResolvedQuery.ts';

/** What a page asks beside its query. */
export const narrowedTo = (
  query: ResolvedQuery,
  { servedIn, addedSince, among, imported }: Pick<PageRequest, 'servedIn' | 'addedSince' | 'among' | 'imported'>,
): ResolvedQuery => ({
  ...query,
  persons: [
    ...query.persons,
    ...(servedIn ? [{ kind: 'servedIn', in: servedIn } as const] : []),
    ...(addedSince ? [{ kind: 'addedSince', at: addedSince } as const] : []),
    ...(among ? [{ kind: 'among', ids: among } as const] : []),
    ...(imported ? [{ kind: 'imported', ...imported } as const] : []),
  ],
});
