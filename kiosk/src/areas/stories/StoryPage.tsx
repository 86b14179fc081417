import type { PublicPhoto } from '@salient/shared/areas/stories/publicStory.ts';
import { shownVersion } from '@salient/shared/areas/stories/shownVersion.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { AnimatePresence } from 'framer-motion';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useKioskContent } from '../../lib/content/KioskContentProvider.tsx';
import { useKioskPath } from '../../lib/content/useKioskPath.ts';
import { useIdle } from '../../lib/idle/IdleGuard.tsx';
import { useReadAloud } from '../../lib/speech/useReadAloud.ts';
import { Icon } from '../../lib/touch/Icon.tsx';
import { TouchButton } from '../../lib/touch/TouchButton.tsx';
import { useVisit } from '../../lib/visit/VisitProvider.tsx';
import { joinFacts } from '../../lib/words/joinFacts.ts';
import { Encounters } from './Encounters.tsx';
import { encountersOf } from './encounters.ts';
import { LifeStep } from './LifeStep.tsx';
import { lifeYears } from './lifeYears.ts';
import { PartStep } from './PartStep.tsx';
import { PassingStep, useDirection } from './PassingStep.tsx';
import { PhotoAhead } from './PhotoAhead.tsx';
import { PhotoStep } from './PhotoStep.tsx';
import { PhotoViewer } from './PhotoViewer.tsx';
import { photoOf, photoSizes, type StoryStep, storySteps, wordsOf } from './storySteps.ts';
import { useCountedStory } from './useCountedStory.ts';

/** Further than any step goes: whoever turns back comes to the end of the step before. */
const lastPage = 99;

/** One story, step by step: its parts, its photos, the life, and whom it leads to (KIOSK-08). */
export function StoryPage() {
  const { id } = useParams();
  const { stories, lives } = useKioskContent();
  const path = useKioskPath();
  const story = stories.find((each) => each.id === id);
  // Unpublished while somebody was on the way to it.
  if (!story) return <Navigate to={path('stories')} replace />;
  return <Story key={story.id} story={story} life={lives[story.person_id] ?? []} />;
}

interface StoryProps {
  readonly story: ReturnType<typeof useKioskContent>['stories'][number];
  readonly life: ReturnType<typeof useKioskContent>['lives'][string];
}

function Story({ story, life }: StoryProps) {
  const { t, language } = useTexts();
  const content = useKioskContent();
  const { visit } = useVisit();
  const [params, setParams] = useSearchParams();
  const [pagesOfStep, setPagesOfStep] = useState(1);
  const text = shownVersion(story, language, visit.version);
  const place = story.place_names[language];
  const encounters = encountersOf(content, story);
  const steps = storySteps(story, text, life.length > 0);
  const [enlarged, setEnlarged] = useState<PublicPhoto | null>(null);
  const at = Math.min(Math.max(0, Number(params.get('step') ?? 0) || 0), steps.length - 1);
  const step = steps[at] as StoryStep;
  const pages = step.kind === 'part' || step.kind === 'life' ? pagesOfStep : 1;
  const page = Math.min(Number(params.get('page') ?? 0) || 0, pages - 1);
  const photo = photoOf(step);
  const next = steps[at + 1];
  const nextPhoto = photoOf(next);
  const came = useDirection(at);
  useIdle(step.kind === 'part' ? text[step.part].length : 0);
  useCountedStory(story.id, at === steps.length - 1);
  const said = wordsOf(step, text, language);
  useReadAloud(said.text, said.language, visit.modes.aloud);

  const go = (to: number, page = 0) =>
    setParams({ step: String(to), ...(page > 0 ? { page: String(page) } : {}) }, { replace: true });
  const forward = () => (page < pages - 1 ? go(at, page + 1) : go(at + 1));
  const backward = () => (page > 0 ? go(at, page - 1) : go(at - 1, lastPage));
  return (
    <main className={`screen story${step.kind === 'part' ? ' story-of-part' : ''}`} lang={text.language}>
      <header className="story-head">
        <h1>{story.calculated_full_name}</h1>
        <p>{joinFacts([place.community, place.area, lifeYears(story, t)])}</p>
        {text.language !== language && (
          <p className="story-fallback" lang={language}>
            {t(`common.onlyIn.${text.language}`)}
          </p>
        )}
      </header>
      <div className="story-stage">
        <AnimatePresence initial={false}>
          <PassingStep key={at} from={came}>
            {step.kind === 'part' && (
              <PartStep
                photo={step.photo}
                part={step.part}
                text={text}
                page={page}
                onPages={setPagesOfStep}
                onEnlarge={setEnlarged}
              />
            )}
            {step.kind === 'photo' && <PhotoStep photo={step.photo} onEnlarge={setEnlarged} />}
            {step.kind === 'life' && <LifeStep life={life} page={page} onPages={setPagesOfStep} />}
            {step.kind === 'encounters' && <Encounters story={story} encounters={encounters} />}
          </PassingStep>
        </AnimatePresence>
      </div>
      {next && nextPhoto && <PhotoAhead photo={nextPhoto} sizes={photoSizes(next.kind)} />}
      <nav className="story-turner" aria-label={t('kiosk.story.steps')} lang={language}>
        <TouchButton className="button-main" disabled={at === 0 && page === 0} onClick={backward}>
          <Icon name="back" />
          {t('kiosk.previous')}
        </TouchButton>
        <span role="status">
          {t('kiosk.pageOf', { page: at + 1, pages: steps.length })}
          {/* Its room is always there: how many screenfuls there are must not change how much fits one. */}
          <small className={pages > 1 ? undefined : 'story-turner-single'}>
            {t('kiosk.story.pageOfStep', { page: page + 1, pages })}
          </small>
        </span>
        {/* The picture itself may be out of reach. */}
        {photo && visit.modes.low && (
          <TouchButton className="button" onClick={() => setEnlarged(photo)}>
            <Icon name="enlarge" />
            {t('kiosk.viewer.open')}
          </TouchButton>
        )}
        <TouchButton className="button-main" disabled={at === steps.length - 1} onClick={forward}>
          {t('kiosk.next')}
          <Icon name="next" />
        </TouchButton>
      </nav>
      {enlarged && <PhotoViewer photo={enlarged} onClose={() => setEnlarged(null)} />}
    </main>
  );
}
