import { type RefObject, useEffect, useRef } from 'react';

/** When the screen was last touched, by `performance.now()`; null when it was not. */
export function useLastTouch(): RefObject<number | null> {
  const touchedAt = useRef<number | null>(null);
  useEffect(() => {
    const note = () => {
      touchedAt.current = performance.now();
    };
    document.addEventListener('pointerdown', note, { capture: true, passive: true });
    return () => document.removeEventListener('pointerdown', note, { capture: true });
  }, []);
  return touchedAt;
}
