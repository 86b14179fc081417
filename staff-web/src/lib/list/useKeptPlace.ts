import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isFocusLost } from '../focus/isFocusLost.ts';
import { keepPlace, keptPlace } from '../routing/keptPlace.ts';
import { returnsToPlace } from '../routing/returning.ts';

/**
 * Keeps how far a list was scrolled, and which row was opened, with its step in the history: Back, the way up above the page
 * and a reload come back to the very row, which has the focus (S14).
 *
 * @param isReady whether the rows are there; before, there is nothing to scroll.
 */
export function useKeptPlace(list: RefObject<HTMLElement | null>, isReady: boolean): void {
  const location = useLocation();
  const { key, pathname, search } = location;
  const type = useNavigationType();
  const returns = returnsToPlace(location);
  useEffect(() => {
    if (!isReady) return;
    const kept = keptPlace(pathname);
    if (kept && (returns || (type === 'POP' && kept.key === key))) {
      window.scrollTo(0, kept.scroll);
      const link = list.current?.querySelector<HTMLElement>(
        `[data-row="${CSS.escape(kept.row ?? '')}"] [data-row-link]`,
      );
      // The heading has it while the rows are on their way.
      if (link && (isFocusLost() || document.activeElement?.matches('h1'))) link.focus({ preventScroll: true });
    }
    let row = kept?.key === key ? kept.row : null;
    const keep = () => keepPlace(pathname, { key, search, row, scroll: window.scrollY });
    const onClick = ({ target }: MouseEvent) => {
      const opened = target instanceof Element && target.closest('a')?.closest<HTMLElement>('[data-row]');
      if (!opened || !list.current?.contains(opened)) return;
      row = opened.dataset.row ?? null;
      keep();
    };
    window.addEventListener('scroll', keep, { passive: true });
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('scroll', keep);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [list, key, pathname, search, type, returns, isReady]);
}
