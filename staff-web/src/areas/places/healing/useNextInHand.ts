import { useCallback, useEffect, useRef } from 'react';
import { isFocusLost } from '../../../lib/focus/isFocusLost.ts';

/**
 * Leads to what is in hand when another one comes into it: what was pressed has gone with the one before, and whoever had
 * scrolled down to its last candidate would not see it.
 *
 * @param id of what is in hand, any other text where nothing is left; undefined until that is known.
 * @returns the `ref` of the element of what is in hand, or of what tells that nothing is left.
 */
export function useNextInHand(id: string | undefined) {
  const element = useRef<HTMLElement | null>(null);
  const former = useRef(id);
  useEffect(() => {
    if (id === undefined || former.current === id) return;
    const isFirst = former.current === undefined;
    former.current = id;
    if (isFirst) return;
    if (isFocusLost()) element.current?.focus({ preventScroll: true });
    if ((element.current?.getBoundingClientRect().top ?? 0) < 0) element.current?.scrollIntoView({ block: 'start' });
  }, [id]);
  return useCallback((mounted: HTMLElement | null) => {
    element.current = mounted;
  }, []);
}
