import type { KioskDay } from '@salient/shared/areas/kiosk-content/kioskContent.ts';
import { dayOfYearInWords } from '@salient/shared/lib/dates/dayOfYearInWords.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { AnimatePresence, motion } from 'framer-motion';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { nameFacts } from '../../areas/names-of-day/nameFacts.ts';
import { useToday } from '../../areas/names-of-day/useToday.ts';
import { lifeYears } from '../../areas/stories/lifeYears.ts';
import { StoryPhoto } from '../../areas/stories/StoryPhoto.tsx';
import { useKioskContent } from '../../lib/content/KioskContentProvider.tsx';
import { useKioskPath } from '../../lib/content/useKioskPath.ts';
import { useIdle } from '../../lib/idle/IdleGuard.tsx';
import { Icon } from '../../lib/touch/Icon.tsx';
import { TouchButton } from '../../lib/touch/TouchButton.tsx';
import { attractScene } from './attractScene.ts';

/** How long a turn is (beyond 7, ux.md K13). Milliseconds. */
const turnMs = 4_000;

/** Nobody is here: the faces of the stories and today's names pass by, and any touch opens the stories (KIOSK-08). */
export function AttractPage({ onResting }: { readonly onResting: () => void }) {
  const texts = useTexts();
  const { t, language } = texts;
  const { stories } = useKioskContent();
  const navigate = useNavigate();
  const path = useKioskPath();
  const { today, names } = useToday();
  const turn = useTurns(turnMs);
  useIdle(null);
  // What nobody reads may change: now, and whenever something new has come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn is a moment for it
  useEffect(onResting, [onResting, turn]);
  const scene = attractScene(turn, stories, names);
  const face = scene.kind === 'empty' ? null : scene.story;
  return (
    <main className="screen attract">
      <h1 className="visually-hidden">{t('kiosk.attract.title')}</h1>
      <TouchButton className="attract-touch" onClick={() => navigate(path('stories'))}>
        <span className="attract-face">
          <AnimatePresence initial={false}>
            {face?.profile_image && (
              <Fade key={face.id}>
                <StoryPhoto photo={face.profile_image} sizes="100vw" isSilent />
              </Fade>
            )}
            {!face && today && (
              <Fade key="day" className="attract-date">
                {/* Said in the sentence below, too. */}
                <span aria-hidden="true">{dayOfYearInWords(today, language)}</span>
              </Fade>
            )}
          </AnimatePresence>
        </span>
        <span className="attract-words">
          <strong className="attract-title">{t('kiosk.attract.title')}</strong>
          <span className="attract-names">
            <AnimatePresence initial={false}>
              {scene.kind === 'story' && (
                <Fade key={scene.story.id} className="attract-who">
                  <strong>{scene.story.calculated_full_name}</strong>
                  <span>{lifeYears(scene.story, t)}</span>
                </Fade>
              )}
              {scene.kind === 'name' && (
                <Fade key={scene.name.id} className={`attract-who${face ? '' : ' attract-who-alone'}`}>
                  <strong>{`${scene.name.firstName} ${scene.name.lastName}`.trim()}</strong>
                  <span>{nameFacts(scene.name, texts)}</span>
                </Fade>
              )}
            </AnimatePresence>
          </span>
          <span className="attract-invitation">
            <Icon name="touch" />
            {t('kiosk.attract.touch')}
          </span>
          {today && today.total > 0 && <span className="attract-day">{dayOf(today, texts)}</span>}
        </span>
      </TouchButton>
    </main>
  );
}

const dayOf = (today: KioskDay, { t, language }: Texts) =>
  t('kiosk.attract.thisDay', { day: dayOfYearInWords(today, language), count: today.total });

interface FadeProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** How long a face and its name take to go, and the next ones to come after that. Seconds. */
const fadeSeconds = 0.5;

/**
 * Goes softly, and comes when what was there before has gone, so that no face is ever seen with the words of another;
 * `AnimatePresence` around it keeps it until then.
 */
function Fade({ className, children }: FadeProps) {
  return (
    <motion.span
      {...(className === undefined ? {} : { className })}
      initial={{ opacity: 0 }}
      animate={{ opacity: 1, transition: { duration: fadeSeconds, delay: fadeSeconds } }}
      exit={{ opacity: 0, transition: { duration: fadeSeconds } }}
    >
      {children}
    </motion.span>
  );
}

/** Counts on from 0, once every so many milliseconds. */
function useTurns(everyMs: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((last) => last + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return turn;
}
