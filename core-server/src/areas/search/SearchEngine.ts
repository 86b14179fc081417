import type { PersonSort } from '@salient/shared/areas/persons/personSort.ts';
import type { Facets } from '@salient/shared/areas/search/facets.ts';
import type { PersonRow } from '@salient/shared/areas/search/personRow.ts';
import type { FallbackStep } from '@salient/shared/areas/search/searchFallbacks.ts';
import type { ResolvedQuery } from './ResolvedQuery.ts';
import type { TypedText } from './TypedText.ts';

/** One page that is asked of an engine. */
export interface SearchRequest {
  readonly query: ResolvedQuery;
  /** What was typed in the one box; null when nothing was. */
  readonly text: TypedText | null;
  readonly widen: boolean;
  readonly soundsAlike: boolean;
  readonly offset: number;
  readonly limit: number;
  readonly sort: PersonSort;
  readonly facets: boolean;
  /** The whole name in its spellings and forms, without what is only nearly it. */
  readonly namedOnly?: boolean;
}

export interface SearchAnswer {
  readonly rows: PersonRow[];
  readonly total: number;
  readonly step: FallbackStep | null;
  readonly facets?: Facets | undefined;
}
