import type { StoryCard as StoryCardFields } from '@salient/shared/areas/stories/publicStory.ts';
import { readingTarget } from '@salient/shared/areas/stories/storyAddressKind.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { StoryCard } from '../stories/StoryCard.tsx';
import { FrontLine } from './FrontLine.tsx';

/** A face and the beginning of a life beside the search, another one each day; where there is none yet, the front line. */
export function StoryOfDay({ story }: { readonly story: StoryCardFields | null }) {
  const { t } = useTexts();
  if (!story) return <FrontLine />;
  return (
    <section className="story-of-day" aria-labelledby="story-of-day">
      <h2 id="story-of-day">{t('startPage.story')}</h2>
      <StoryCard
        story={story}
        target={readingTarget(story.targets)}
        child={false}
        level="h3"
        sizes={faceSizes}
        isFirst
      />
    </section>
  );
}

/** As wide as the face in `.story-of-day` is. */
const faceSizes = '(min-width: 64em) 17rem, (min-width: 40em) 9rem, 7rem';
