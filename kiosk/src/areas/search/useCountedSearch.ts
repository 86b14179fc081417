import { searchOutcomeOf } from '@salient/shared/areas/figures/useCount.ts';
import { useEffect, useRef } from 'react';
import { useSeen } from '../../lib/visit/useSeen.ts';
import { SearchSeenContext } from './searchSeen.ts';

/**
 * Counts how much a search found, when the search is over: its text was cleared, somebody was chosen, or the screen left.
 * What was typed is not known here.
 *
 * @param total persons found; null while nothing is searched or no answer has come.
 * @param isOver whether the text is empty or a person is open.
 */
export function useCountedSearch(total: number | null, isOver: boolean): void {
  const count = useSeen(SearchSeenContext);
  const found = useRef<number | null>(null);
  useEffect(() => {
    if (!isOver && total !== null) found.current = total;
    if (isOver && found.current !== null) {
      count({ type: 'searched', value: searchOutcomeOf(found.current) });
      found.current = null;
    }
  }, [count, total, isOver]);
  useEffect(
    () => () => {
      if (found.current !== null) count({ type: 'searched', value: searchOutcomeOf(found.current) });
      found.current = null;
    },
    [count],
  );
}
