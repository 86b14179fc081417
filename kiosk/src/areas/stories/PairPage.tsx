import type { PublicStory } from '@salient/shared/areas/stories/publicStory.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useKioskContent } from '../../lib/content/KioskContentProvider.tsx';
import { useKioskPath } from '../../lib/content/useKioskPath.ts';
import { useIdle } from '../../lib/idle/IdleGuard.tsx';
import { TakeHome } from '../../lib/qr/TakeHome.tsx';
import { useVisit } from '../../lib/visit/VisitProvider.tsx';
import { CommonGround } from './CommonGround.tsx';
import { areLinked, inCommon } from './encounters.ts';
import { StoryCard } from './StoryCard.tsx';
import { pairAddress, storyAddress } from './takeHomeAddress.ts';
import { useCountedCode } from './useCountedCode.ts';

/** Two stories that met: what links them, each a card, and a code that takes both home (KIOSK-06). */
export function PairPage() {
  const { t, language } = useTexts();
  const { kiosk, stories, public_origin } = useKioskContent();
  const { visit } = useVisit();
  const path = useKioskPath();
  const [params] = useSearchParams();
  useIdle(0);
  const pair = ['story1', 'story2'].flatMap((name) => stories.find(({ id }) => id === params.get(name)) ?? []);
  const [first, second] = pair as [PublicStory | undefined, PublicStory | undefined];
  useCountedCode('pair', first?.id);
  if (!first) return <Navigate to={path('stories')} replace />;
  const shown = { origin: public_origin, kiosk, language, version: visit.version };
  // One of the two may be unpublished: the other is shown alone (PUBLIC-28).
  const { address, words } = second ? pairAddress(shown, [first, second]) : storyAddress(shown, first);
  return (
    <main className="screen pair">
      <header>
        <h1>{t('kiosk.pair.title')}</h1>
        <p>{t(visit.version === 'child' ? 'kiosk.pair.introChild' : 'kiosk.pair.intro')}</p>
        {second && <CommonGround facts={inCommon(first, second)} areLinked={areLinked(first, second)} />}
      </header>
      <div className="pair-body">
        <ul className="pair-cards">
          {pair.map((story) => (
            <li key={story.id}>
              <StoryCard story={story} to={path(`story/${story.id}`)} />
            </li>
          ))}
        </ul>
        <TakeHome address={address} words={words} />
      </div>
    </main>
  );
}
