import { defineArea } from '../../lib/area/Area.ts';
import type {} from './ChosenPersons.ts';

export const searchArea = defineArea({
  name: 'search',
  screens: {
    persons_search: async () => (await import('./PersonSearchPage.tsx')).PersonSearchPage,
    saved_searches: async () => (await import('./saved/SavedSearchListPage.tsx')).SavedSearchListPage,
  },
  forgetWork: ({ chosenPersons }) => chosenPersons.clear(),
  menu: [{ code: 'persons_search', icon: 'search', group: 'names', place: 1 }],
});
