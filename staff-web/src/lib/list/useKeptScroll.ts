import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Keeps how far the page was scrolled with its step in the history, so that Back and a reload come back to the very row.
 *
 * @param isReady whether the rows are there; before, there is nothing to scroll.
 */
export function useKeptScroll(isReady: boolean): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const name = `scroll.${key}`;
  useEffect(() => {
    if (!isReady) return;
    const kept = type === 'POP' ? Number(sessionStorage.getItem(name)) : 0;
    if (kept > 0) window.scrollTo(0, kept);
    const keep = () => sessionStorage.setItem(name, String(window.scrollY));
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [name, type, isReady]);
}
