import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import { commonFactText } from '@salient/shared/areas/stories/common-ground/commonFactText.ts';
import type { EncounteredStory } from '@salient/shared/areas/stories/publicStory.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { StoryCard } from './StoryCard.tsx';

interface Props {
  readonly stories: readonly EncounteredStory[];
  readonly target: StoryTarget;
  readonly child: boolean;
}

/** The lives that belong with this one, each with the most telling reason why. */
export function LinkedStories({ stories, target, child }: Props) {
  const texts = useTexts();
  const { t } = texts;
  if (stories.length === 0) return null;
  return (
    <section className="story-linked" aria-labelledby="linked">
      <h2 id="linked">{t(child ? 'storyPage.linkedChild' : 'storyPage.linked')}</h2>
      <ul className="story-cards">
        {stories.map((story) => {
          const [fact] = story.in_common;
          return (
            <li key={story.id}>
              <StoryCard
                story={story}
                target={target}
                child={child}
                level="h3"
                inCommon={fact && commonFactText(texts, child ? 'child' : 'main', fact)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
