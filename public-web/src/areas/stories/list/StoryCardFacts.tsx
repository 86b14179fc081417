import type { StoryCard } from '@salient/shared/areas/stories/publicStory.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

interface Props {
  readonly story: StoryCard;
  /** Whether to say that children can read it too: beside stories of which all can, it tells nothing. */
  readonly marksChildren: boolean;
}

/** Where a story plays, what it is about, and whether children can read it too. */
export function StoryCardFacts({ story, marksChildren }: Props) {
  const { t, language } = useTexts();
  const { tags, story_child_option } = story;
  const { community } = story.place_names[language];
  const facts = [
    ...(community ? [community] : []),
    ...tags.map((tag) => t(`storyThemes.${tag}`)),
    ...(story_child_option && marksChildren ? [t('storyCards.alsoForChildren')] : []),
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
