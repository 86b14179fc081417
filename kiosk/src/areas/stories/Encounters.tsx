import { commonFactText } from '@salient/shared/areas/stories/common-ground/commonFactText.ts';
import type { PublicStory } from '@salient/shared/areas/stories/publicStory.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useKioskContent } from '../../lib/content/KioskContentProvider.tsx';
import { useKioskPath } from '../../lib/content/useKioskPath.ts';
import { TakeHome } from '../../lib/qr/TakeHome.tsx';
import { useVisit } from '../../lib/visit/VisitProvider.tsx';
import { inCommon } from './encounters.ts';
import { StoryCard } from './StoryCard.tsx';
import { storyAddress } from './takeHomeAddress.ts';
import { useCountedCode } from './useCountedCode.ts';

interface Props {
  readonly story: PublicStory;
  readonly encounters: readonly PublicStory[];
}

/** Stories shown at the end of one; the others are found among the cards. */
const shownEncounters = 2;

/**
 * The end of a story: whom it leads to and why, and how to read on at home (KIOSK-06, KIOSK-10). Children are asked what
 * the two have in common, and find it on the next screen.
 */
export function Encounters({ story, encounters }: Props) {
  const { t, language } = useTexts();
  const { kiosk, public_origin } = useKioskContent();
  useCountedCode('story', story.id);
  const { visit } = useVisit();
  const path = useKioskPath();
  const { address, words } = storyAddress({ origin: public_origin, kiosk, language, version: visit.version }, story);
  const isChild = visit.version === 'child';
  return (
    <div className="encounters" lang={language}>
      {encounters.length > 0 && (
        <section aria-labelledby="encounters">
          <h2 id="encounters">{t('kiosk.story.encounters')}</h2>
          <p>{isChild ? t('childStory.choose') : t('kiosk.story.encountersIntro')}</p>
          <ul className="encounter-cards">
            {encounters.slice(0, shownEncounters).map((each) => (
              <li key={each.id}>
                <StoryCard story={each} to={path(`pair?story1=${story.id}&story2=${each.id}`)}>
                  {!isChild && <CardFact story={story} other={each} />}
                </StoryCard>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TakeHome address={address} words={words} />
    </div>
  );
}

/** The most telling thing that two lives have in common. */
function CardFact({ story, other }: { readonly story: PublicStory; readonly other: PublicStory }) {
  const texts = useTexts();
  const [fact] = inCommon(story, other);
  return fact && <span className="card-fact">{commonFactText(texts, 'main', fact)}</span>;
}
