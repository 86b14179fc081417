import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { focusEntry } from './entries.ts';
import { isFocusLost } from './isFocusLost.ts';

/**
 * Where the focus goes when the entry of a list that had it is removed: to the one that took its place, else to the one
 * before it, else to what is around the list. Left alone it falls back to the top of the page. A dialog that was opened from
 * the entry has the focus still: it hands it on by itself (`useReturnToOpener`).
 *
 * @param ids of the entries in their order; each entry is an element with its id as `data-entry`.
 * @returns props of what is around the list, which stays when the last entry goes.
 */
export function useFocusAfterRemoval<Around extends HTMLElement>(ids: readonly string[]) {
  const around = useRef<Around>(null);
  const focused = useRef<string | null>(null);
  const former = useRef(ids);
  useLayoutEffect(() => {
    const place = former.current.indexOf(focused.current ?? '');
    former.current = ids;
    if (place < 0 || ids.includes(focused.current ?? '') || !isFocusLost() || !around.current) return;
    const next = ids[Math.min(place, ids.length - 1)] ?? '';
    focusEntry(around.current, around.current.querySelector(`[data-entry="${CSS.escape(next)}"]`));
  });
  const onFocus = ({ target }: FocusEvent) => {
    if (around.current?.contains(target)) {
      focused.current = target.closest<HTMLElement>('[data-entry]')?.dataset.entry ?? null;
    }
  };
  return { ref: around, onFocus, tabIndex: -1, 'data-entries': true };
}
