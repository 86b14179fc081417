import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** How long a screen that a touch has woken, or that has just been left, stays on while the museum is closed. Milliseconds. */
export const lingerMs = 60_000;
const lookEveryMs = 1_000;

interface Surroundings {
  readonly isOpen: () => boolean;
  /** Whether the screen is one that nobody uses. */
  readonly isResting: boolean;
  readonly touchedAt: RefObject<number | null>;
}

export interface DarkFacts {
  /** Whether staff asked for darkness. */
  readonly isAsked: boolean;
  readonly isOpen: boolean;
  readonly isResting: boolean;
  /** Since the last touch, or since the screen was woken; null when there was none. */
  readonly quietMs: number | null;
}

/** Whether the screen is dark: when staff want it, and outside opening hours when nobody is here. */
export const isDarkBy = ({ isAsked, isOpen, isResting, quietMs }: DarkFacts): boolean =>
  isResting && (isAsked || (!isOpen && (quietMs === null || quietMs >= lingerMs)));

const isLong = (quietMs: number | null) => quietMs === null || quietMs >= lingerMs;

/** Darkness of the screen (ux.md K18). A touch wakes one that is dark because of the hour: its clock may be wrong. */
export function useDark({ isOpen, isResting, touchedAt }: Surroundings) {
  const [isAsked, ask] = useState(false);
  const [facts, setFacts] = useState({ isOpen: true, quietMs: null as number | null });
  const wokenAt = useRef(Number.NEGATIVE_INFINITY);
  const isOpenNow = useRef(isOpen);
  isOpenNow.current = isOpen;
  const look = useCallback(() => {
    const last = Math.max(touchedAt.current ?? Number.NEGATIVE_INFINITY, wokenAt.current);
    const quietMs = last === Number.NEGATIVE_INFINITY ? null : performance.now() - last;
    const next = { isOpen: isOpenNow.current(), quietMs };
    setFacts((before) =>
      before.isOpen === next.isOpen && isLong(before.quietMs) === isLong(next.quietMs) ? before : next,
    );
  }, [touchedAt]);
  useEffect(() => {
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [look]);
  // The opening of the museum ends what staff asked for before it.
  useEffect(() => {
    if (facts.isOpen) ask(false);
  }, [facts.isOpen]);
  const wake = useCallback(() => {
    wokenAt.current = performance.now();
    look();
  }, [look]);
  return { isDark: isDarkBy({ isAsked, isResting, ...facts }), ask, wake };
}
