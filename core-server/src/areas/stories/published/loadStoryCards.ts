import type { StoryCard } from '@salient/shared/areas/stories/publicStory.ts';
import { readingTarget } from '@salient/shared/areas/stories/storyAddressKind.ts';
import type { EntityManager } from 'typeorm';
import { loadWrittenStories } from '../StoryRecord.ts';
import { cardOf } from './publicStoryView.ts';

/**
 * Published stories as cards show them, in the order of `ids`, each in the form that is read first.
 *
 * @param today `yyyy-mm-dd`, by which permissions of photos end.
 */
export async function loadStoryCards(db: EntityManager, ids: readonly string[], today: string): Promise<StoryCard[]> {
  const stories = await loadWrittenStories(db, ids);
  return stories.map((story) => cardOf(story, { target: readingTarget(story.story.targets), today, ticket: null }));
}
