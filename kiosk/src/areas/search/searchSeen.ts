import type { SearchOutcome } from '@salient/shared/areas/figures/useCount.ts';
import { createContext } from 'react';
import type { Hearer } from '../../lib/visit/useSeen.ts';

/** How much a search found, which is all that is counted of it. */
export interface SearchSeen {
  readonly type: 'searched';
  readonly value: SearchOutcome;
}

export const SearchSeenContext = createContext<Hearer<SearchSeen>>(() => undefined);
