import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import {
  getKioskStories,
  getPublishedStoryFromKey,
  getPublishedStoryFromMuseum,
  getPublishedStoryPair,
} from '@salient/shared/areas/stories/publicStoryMethods.ts';
import type { EntityManager } from 'typeorm';
import { implement } from '../../../lib/rpc/implement.ts';
import { wherePairWent, whereStoryWent } from '../storyAddresses.ts';
import { todayOf } from '../validatePublication.ts';
import { loadKioskStories } from './loadKioskStories.ts';
import { loadPair, loadPublicStory } from './loadPublicStories.ts';

async function publishedStory(db: EntityManager, id: string, target: StoryTarget, now: Date) {
  const story = await loadPublicStory(db, id, { target, today: todayOf(now), ticket: null });
  if (!story) throw await whereStoryWent(db, id, target);
  return story;
}

export const handleGetPublishedStoryFromMuseum = implement(
  getPublishedStoryFromMuseum,
  async ({ params, db, services }) => publishedStory(db, params.id, 'museum', services.now()),
);

export const handleGetPublishedStoryFromKey = implement(getPublishedStoryFromKey, async ({ params, db, services }) =>
  publishedStory(db, params.id, 'key', services.now()),
);

export const handleGetPublishedStoryPair = implement(getPublishedStoryPair, async ({ params, db, services }) => {
  const ids = [params.story1, params.story2] as const;
  const stories = await loadPair(db, ids, { target: 'museum', today: todayOf(services.now()), ticket: null });
  if (stories.length === 0) throw await wherePairWent(db, ids);
  return stories;
});

export const handleGetKioskStories = implement(getKioskStories, async ({ params, db, services }) =>
  loadKioskStories(db, params.kiosk, todayOf(services.now())),
);
