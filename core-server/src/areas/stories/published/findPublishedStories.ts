import { findPublishedStories } from '@salient/shared/areas/stories/publicStoryMethods.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { todayOf } from '../validatePublication.ts';
import { loadStoryCards } from './loadStoryCards.ts';
import { narrowStories, storyChoices } from './narrowStories.ts';
import { loadStoryFacts } from './storyFacts.ts';

export const handleFindPublishedStories = implement(findPublishedStories, ({ params, db, services }) => {
  const { offset, limit, ...filter } = params;
  const { tag, community, language, child } = filter;
  const key = JSON.stringify(['findPublishedStories', tag, community, language, child, offset, limit]);
  return services.dayCache.find(db, key, async () => {
    const published = await loadStoryFacts(db);
    const found = narrowStories(published, filter);
    const ids = found.slice(offset, offset + limit).map(({ id }) => id);
    return {
      data: await loadStoryCards(db, ids, todayOf(services.now())),
      total: found.length,
      choices: storyChoices(published, filter),
    };
  });
});
