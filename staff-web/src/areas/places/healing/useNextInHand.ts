import { useEffect, useRef } from 'react';
import { isFocusLost } from '../../../lib/focus/isFocusLost.ts';

/**
 * Leads to what is in hand when another one comes into it: what was pressed has gone with the one before, and whoever had
 * scrolled down to its last candidate would not see it.
 *
 * @returns for the section of what is in hand.
 */
export function useNextInHand(id: string) {
  const section = useRef<HTMLElement>(null);
  const former = useRef(id);
  useEffect(() => {
    if (former.current === id) return;
    former.current = id;
    if (isFocusLost()) section.current?.focus({ preventScroll: true });
    if ((section.current?.getBoundingClientRect().top ?? 0) < 0) section.current?.scrollIntoView({ block: 'start' });
  }, [id]);
  return section;
}
