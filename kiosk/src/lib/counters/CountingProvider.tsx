import { type KioskScreen, kioskScreens } from '@salient/shared/areas/figures/useCount.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useKioskContent } from '../content/KioskContentProvider.tsx';
import { useVisit } from '../visit/VisitProvider.tsx';
import { CountSender } from './CountSender.ts';
import { countsOf, noVisit, type TallyEvent, tally, type VisitTally } from './visitTally.ts';

interface Counting {
  /** Counts for the visit of that number, as long as it is the one at hand. */
  readonly count: (visit: number, event: TallyEvent) => void;
  /** Says that the visit ends because nobody touches any more; one that ends otherwise went home. */
  readonly leftAlone: () => void;
}

const CountingContext = createContext<Counting>({ count: () => undefined, leftAlone: () => undefined });

export const useCounting = () => useContext(CountingContext);

/** Counts what a screen saw of its own visit; a screen of a visit that is over counts nothing. */
export function useCount(): (event: TallyEvent) => void {
  const { count } = useCounting();
  const { number } = useVisit().visit;
  return useCallback((event) => count(number, event), [count, number]);
}

/** Counts visits without knowing visitors (decision 21): when one ends, all that is left of it are sums of its hour. */
export function CountingProvider({ children }: { readonly children: ReactNode }) {
  const client = useClient();
  const { kiosk } = useKioskContent();
  const { visit } = useVisit();
  const { pathname } = useLocation();
  const current = useRef<VisitTally>(noVisit);
  const isLeftAlone = useRef(false);
  const sender = useMemo(() => new CountSender(client, kiosk), [client, kiosk]);
  const last = useRef(visit);
  const counting = useMemo<Counting>(
    () => ({
      count: (number, event) => {
        if (number === last.current.number) current.current = tally(current.current, event);
      },
      leftAlone: () => {
        isLeftAlone.current = true;
      },
    }),
    [],
  );

  useEffect(() => sender.start(), [sender]);
  useEffect(() => {
    const touched = () =>
      counting.count(last.current.number, { type: 'touch', at: performance.now(), now: new Date() });
    document.addEventListener('pointerdown', touched, { capture: true, passive: true });
    return () => document.removeEventListener('pointerdown', touched, { capture: true });
  }, [counting]);

  useEffect(() => {
    if (last.current.number !== visit.number) {
      const ended = current.current;
      current.current = noVisit;
      void sender.add(countsOf(ended, !isLeftAlone.current, last.current));
      isLeftAlone.current = false;
    }
    last.current = visit;
  }, [visit, sender]);

  // Before the effects of the screen itself, which may show a code.
  useLayoutEffect(() => {
    const screen = screenOf(pathname);
    if (screen) counting.count(last.current.number, { type: 'screen', screen });
  }, [pathname, counting]);

  return <CountingContext.Provider value={counting}>{children}</CountingContext.Provider>;
}

/** `/2/story/…` is `story`. */
const screenOf = (pathname: string): KioskScreen | undefined =>
  kioskScreens.find((screen) => pathname.split('/').slice(1, 3).includes(screen));
