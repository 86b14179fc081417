import type { PersonScope } from '@salient/shared/areas/persons/personPolicy.ts';
import type { PersonSort } from '@salient/shared/areas/persons/personSort.ts';
import type { ImportedBy } from '@salient/shared/areas/search/importedBy.ts';
import type { ServedIn } from '@salient/shared/areas/search/servedIn.ts';
import type { EntityManager } from 'typeorm';
import type { ResolvedQuery } from './ResolvedQuery.ts';

export interface PageRequest {
  /** The connections of the caller's class. */
  readonly db: EntityManager;
  readonly offset: number;
  readonly limit: number;
  /** Without a sort, text searches give the best match first, others the name. */
  readonly sort?: PersonSort | undefined;
  readonly facets?: boolean;
  /** What the caller is held to; nothing when it is left out. */
  readonly scope?: PersonScope;
  /** Only those who served there. */
  readonly servedIn?: ServedIn | undefined;
  /** Only those who were added to the names list after a moment. */
  readonly addedSince?: Date | undefined;
  /** Only some of those who are found otherwise. */
  readonly among?: readonly string[] | undefined;
  /** Only those whom an import brought or changed. */
  readonly imported?: ImportedBy | undefined;
  /** Whether what changed a moment ago has to be seen: PostgreSQL answers, which the index follows after a while. */
  readonly isCurrent?: boolean;
}

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
