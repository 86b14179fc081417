import type { StoryCard } from '@salient/shared/areas/stories/publicStory.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

/** Where a story plays, what it is about, and whether children can read it too. */
export function StoryCardFacts({ story, child }: { readonly story: StoryCard; readonly child: boolean }) {
  const { t, language } = useTexts();
  const { tags, story_child_option } = story;
  const { community } = story.place_names[language];
  const facts = [
    ...(community ? [community] : []),
    ...tags.map((tag) => t(`storyThemes.${tag}`)),
    ...(story_child_option && !child ? [t('storyCards.alsoForChildren')] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <ul className="story-card-facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
