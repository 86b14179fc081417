import { dayOfYearInWords } from '@salient/shared/dates/dayOfYearInWords.ts';
import { useTexts } from '@salient/shared/i18n/useTexts.ts';
import { Mark } from '@salient/shared/ui/Mark.tsx';
import { AnimatePresence, motion } from 'framer-motion';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useKioskContent } from '../content/KioskContentProvider.tsx';
import { useIdle } from '../idle/IdleGuard.tsx';
import { nameFacts } from '../names/nameFacts.ts';
import { useToday } from '../names/useToday.ts';
import { useKioskPath } from '../shell/useKioskPath.ts';
import { StoryPhoto } from '../stories/StoryPhoto.tsx';
import { TouchButton } from '../touch/TouchButton.tsx';
import './attract.css';

/** Each name stays this long, and a portrait twice as long (beyond 7, ux.md K13). Milliseconds. */
const nameMs = 4_000;
const namesPerPortrait = 2;

/** Nobody is here: today's names and the faces of the stories pass by, and any touch opens the stories (KIOSK-08). */
export function AttractPage({ onResting }: { readonly onResting: () => void }) {
  const texts = useTexts();
  const { t, language } = texts;
  const { stories } = useKioskContent();
  const navigate = useNavigate();
  const path = useKioskPath();
  const { today, names } = useToday();
  const turn = useTurns(nameMs);
  useIdle(null);
  // What nobody reads may change: now, and whenever something new has come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn is a moment for it
  useEffect(onResting, [onResting, turn]);
  const name = names[turn % Math.max(1, names.length)];
  const portraits = stories.flatMap(({ id, profile_image }) => (profile_image ? [{ id, photo: profile_image }] : []));
  const portrait = portraits[Math.floor(turn / namesPerPortrait) % Math.max(1, portraits.length)];
  return (
    <main className="screen attract">
      <h1 className="visually-hidden">{t('kiosk.attract.title')}</h1>
      <TouchButton className="attract-touch" onClick={() => navigate(path('stories'))}>
        <span className="attract-face">
          <AnimatePresence initial={false}>
            {portrait && (
              <motion.span
                key={portrait.id}
                initial={{ opacity: 0 }}
                animate={{ opacity: 1 }}
                exit={{ opacity: 0 }}
                transition={{ duration: 1 }}
              >
                <StoryPhoto photo={portrait.photo} sizes="100vw" isSilent />
              </motion.span>
            )}
          </AnimatePresence>
        </span>
        <span className="attract-words">
          <Mark />
          <strong className="attract-title">{t('kiosk.attract.title')}</strong>
          {name && (
            <span className="attract-day">
              {today && (
                <span>
                  {t('kiosk.attract.thisDay', { day: dayOfYearInWords(today, language), count: today.total })}
                </span>
              )}
              <AnimatePresence mode="wait" initial={false}>
                <motion.span
                  key={name.id}
                  className="attract-name"
                  initial={{ opacity: 0 }}
                  animate={{ opacity: 1 }}
                  exit={{ opacity: 0 }}
                  transition={{ duration: 0.5 }}
                >
                  <strong>{`${name.firstName} ${name.lastName}`.trim()}</strong>
                  <span>{nameFacts(name, texts)}</span>
                </motion.span>
              </AnimatePresence>
            </span>
          )}
          <span className="attract-invitation">{t('kiosk.attract.touch')}</span>
        </span>
      </TouchButton>
    </main>
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
