import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Whether a page was opened by a link and its heading has not had the focus yet. One page at a time is on screen. */
let focusIsDue = false;

/** After a link: to the top, and the focus to the new page's heading. Back and Forward leave both to the browser. */
export function usePageTurn(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);
  // Before the effects of the page itself, which may be there already.
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    focusIsDue = type === 'PUSH';
    if (focusIsDue) window.scrollTo(0, 0);
  }, [key, type]);
}

/**
 * For the heading that a screen reader starts from on a new page, however late it comes. The element needs
 * `tabIndex={-1}`.
 */
export function usePageFocus<Element extends HTMLElement>(wanted = true): RefObject<Element | null> {
  const heading = useRef<Element>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address may turn the page.
  useEffect(() => {
    if (!wanted || !focusIsDue) return;
    focusIsDue = false;
    heading.current?.focus({ preventScroll: true });
  }, [key, wanted]);
  return heading;
}
