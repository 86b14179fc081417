import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import type { PublicStorySummary } from '@salient/shared/areas/stories/publicStory.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { StoryCard } from './StoryCard.tsx';

interface Props {
  readonly stories: readonly PublicStorySummary[];
  readonly target: StoryTarget;
  readonly child: boolean;
}

/** The lives that belong with this one. */
export function LinkedStories({ stories, target, child }: Props) {
  const { t } = useTexts();
  if (stories.length === 0) return null;
  return (
    <section className="story-linked" aria-labelledby="linked">
      <h2 id="linked">{t(child ? 'storyPage.linkedChild' : 'storyPage.linked')}</h2>
      <ul className="story-cards">
        {stories.map((story) => (
          <li key={story.id}>
            <StoryCard story={story} target={target} child={child} level="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
