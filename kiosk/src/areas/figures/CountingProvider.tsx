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
import { useKioskContent } from '../../lib/content/KioskContentProvider.tsx';
import { useVisit } from '../../lib/visit/VisitProvider.tsx';
import { SearchSeenContext } from '../search/searchSeen.ts';
import { StorySeenContext } from '../stories/storySeen.ts';
import { CountSender } from './CountSender.ts';
import { countsOf, noVisit, type TallyEvent, tally, type VisitTally } from './visitTally.ts';

const LeftAloneContext = createContext<() => void>(() => undefined);

/** Says that the visit ends because nobody touches any more; one that ends otherwise went home. */
export const useVisitLeftAlone = () => useContext(LeftAloneContext);

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
  // Counts for the visit of that number, as long as it is the one at hand.
  const count = useCallback((number: number, event: TallyEvent) => {
    if (number === last.current.number) current.current = tally(current.current, event);
  }, []);
  const leftAlone = useCallback(() => {
    isLeftAlone.current = true;
  }, []);

  useEffect(() => sender.start(), [sender]);
  useEffect(() => {
    const touched = () => count(last.current.number, { type: 'touch', at: performance.now(), now: new Date() });
    document.addEventListener('pointerdown', touched, { capture: true, passive: true });
    return () => document.removeEventListener('pointerdown', touched, { capture: true });
  }, [count]);

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
    if (screen) count(last.current.number, { type: 'screen', screen });
  }, [pathname, count]);

  return (
    <LeftAloneContext.Provider value={leftAlone}>
      <StorySeenContext.Provider value={count}>
        <SearchSeenContext.Provider value={count}>{children}</SearchSeenContext.Provider>
      </StorySeenContext.Provider>
    </LeftAloneContext.Provider>
  );
}

/** `/2/story/…` is `story`. */
const screenOf = (pathname: string): KioskScreen | undefined =>
  kioskScreens.find((screen) => pathname.split('/').slice(1, 3).includes(screen));
