import type { PersonSort } from '@salient/shared/areas/persons/personSort.ts';
import type { Facets } from '@salient/shared/areas/search/facets.ts';
import type { PersonRow } from '@salient/shared/areas/search/personRow.ts';
import type { FallbackStep } from '@salient/shared/areas/search/searchFallbacks.ts';
import type { AbsentWords } from './AbsentWords.ts';
import type { SoftCondition } from './conditions/SoftCondition.ts';
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
  /** Conditions of which the answer tells who meets them, where the engine knows. */
  readonly tellMet?: readonly SoftCondition[];
  /** What the search has learned of words that nobody has. */
  readonly absentWords?: AbsentWords;
}

export interface SearchAnswer {
  /** Which of `tellMet` each person on the page meets, by their place in it; absent where only the database knows. */
  readonly met?: ReadonlyMap<string, readonly number[]> | undefined;
  readonly rows: PersonRow[];
  readonly total: number;
  readonly step: FallbackStep | null;
  readonly facets?: Facets | undefined;
}
