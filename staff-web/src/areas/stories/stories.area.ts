import { fullName } from '@salient/shared/areas/stories/storyName.ts';
import { defineArea } from '../../lib/area/Area.ts';
import { slot } from '../../lib/area/slot.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import type {} from '../persons/personSlots.ts';
import type {} from '../projects/projectSlots.ts';

export const storiesArea = defineArea({
  name: 'stories',
  screens: {
    personstories: async () => (await import('./list/StoryListPage.tsx')).StoryListPage,
    personstory: async () => (await import('./StoryEditPage.tsx')).StoryEditPage,
    personstory_create: async () => (await import('./StoryCreatePage.tsx')).StoryCreatePage,
    picture_permissions: async () => (await import('./permissions/PermissionsPage.tsx')).PermissionsPage,
  },
  menu: [{ code: 'personstories', icon: 'story', group: 'stories', place: 1 }],
  titles: { personstory: async (client, id, signal) => fullName(await client.getPersonStory2({ id }, { signal })) },
  staleQueries: {
    person_story: [
      'findPersonStories',
      'findMatchingPersonStories',
      'getPersonStory',
      'getPersonStory2',
      'getStoriesForPerson',
      'findPersonStoriesByName',
    ],
    attachment: ['getPersonStory'],
  },
  recordPaths: { person_story: (id) => pathTo('personstory', { id }) },
  projectSlots: {
    Stories: slot(async () => (await import('./projects/ProjectStories.tsx')).ProjectStories),
    Figures: slot(async () => (await import('./projects/ProjectFigures.tsx')).ProjectFigures),
  },
  personSlots: { Stories: slot(async () => (await import('./PersonStories.tsx')).PersonStories) },
});
