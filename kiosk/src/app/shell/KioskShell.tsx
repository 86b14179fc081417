import { useQueryClient } from '@tanstack/react-query';
import { AnimatePresence, MotionConfig } from 'framer-motion';
import { startTransition, useCallback, useRef } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { useVisitLeftAlone } from '../../areas/figures/CountingProvider.tsx';
import { type Holdings, KioskDevice } from '../../areas/kiosks/device/KioskDevice.tsx';
import { StaffExit } from '../../areas/kiosks/staff-exit/StaffExit.tsx';
import { NamesOfDayPage } from '../../areas/names-of-day/NamesOfDayPage.tsx';
import { PersonPage } from '../../areas/persons/PersonPage.tsx';
import { NameSearchPage } from '../../areas/search/NameSearchPage.tsx';
import { PairPage } from '../../areas/stories/PairPage.tsx';
import { StoriesPage } from '../../areas/stories/StoriesPage.tsx';
import { StoryPage } from '../../areas/stories/StoryPage.tsx';
import { useKioskContent } from '../../lib/content/KioskContentProvider.tsx';
import { useKioskPath } from '../../lib/content/useKioskPath.ts';
import { IdleGuard } from '../../lib/idle/IdleGuard.tsx';
import { useVisit } from '../../lib/visit/VisitProvider.tsx';
import { AttractPage } from '../attract/AttractPage.tsx';
import { ControlBar } from './ControlBar.tsx';
import { PassingScreen } from './PassingScreen.tsx';

interface Props {
  /** Gives and takes what the kiosk shows; taken over where nobody is reading. */
  readonly holdings: Holdings;
}

/** The screens of a kiosk (KIOSK-07) over its one bar. The end of a visit throws away whatever it left. */
export function KioskShell({ holdings }: Props) {
  const { settings } = useKioskContent();
  const { visit, end } = useVisit();
  const location = useLocation();
  const navigate = useNavigate();
  const path = useKioskPath();
  const queries = useQueryClient();
  const isAsking = useRef(false);
  const noteAsking = useCallback((now: boolean) => {
    isAsking.current = now;
  }, []);
  const leftAlone = useVisitLeftAlone();
  // Both in one drawing, as the router draws too: else the new visit would begin on the screen of the one before it.
  const leave = () => {
    queries.clear();
    startTransition(() => {
      end();
      void navigate(path(), { replace: true });
    });
  };
  const over = () => {
    leftAlone();
    leave();
  };
  return (
    <MotionConfig reducedMotion={settings.motion ? 'user' : 'always'}>
      <IdleGuard onOver={over} onAsking={noteAsking}>
        <div className="shell" key={visit.number}>
          <div className="shell-stage">
            <AnimatePresence initial={false}>
              <PassingScreen key={location.pathname}>
                <Routes location={location}>
                  <Route path="/:number" element={<AttractPage onResting={holdings.takeNew} />} />
                  <Route path="/:number/stories" element={<StoriesPage />} />
                  <Route path="/:number/story/:id" element={<StoryPage />} />
                  <Route path="/:number/pair" element={<PairPage />} />
                  <Route path="/pair" element={<PairPage />} />
                  <Route path="/:number/names" element={<NamesOfDayPage />} />
                  <Route path="/:number/person/:id" element={<PersonPage />} />
                  <Route path="/:number/search" element={<NameSearchPage />} />
                  <Route path="*" element={<Navigate to={path()} replace />} />
                </Routes>
              </PassingScreen>
            </AnimatePresence>
          </div>
          <ControlBar />
          <StaffExit onAttract={leave} />
        </div>
        <KioskDevice holdings={holdings} isAsking={isAsking} leave={leave} />
      </IdleGuard>
    </MotionConfig>
  );
}
