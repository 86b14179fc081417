import type { TextGroup } from '../lib/chunks/textGroup.ts';

/** Texts that every page needs, and those of the search page. */
export const searchTexts: TextGroup = {
  source: 'src/app/texts/search',
  load: {
    nl: () => import('./texts/search.nl.ts'),
    en: () => import('./texts/search.en.ts'),
    fr: () => import('./texts/search.fr.ts'),
    de: () => import('./texts/search.de.ts'),
  },
};

/** What a person's page says beyond them, and the other pages that one goes to from the search. */
export const personTexts: TextGroup = {
  source: 'src/app/texts/person',
  load: {
    nl: () => import('./texts/person.nl.ts'),
    en: () => import('./texts/person.en.ts'),
    fr: () => import('./texts/person.fr.ts'),
    de: () => import('./texts/person.de.ts'),
  },
};

/** What the pages of stories say. */
export const storyTexts: TextGroup = {
  source: 'src/app/texts/story',
  load: {
    nl: () => import('./texts/story.nl.ts'),
    en: () => import('./texts/story.en.ts'),
    fr: () => import('./texts/story.fr.ts'),
    de: () => import('./texts/story.de.ts'),
  },
};

/** What the pages of remembrance keys say. */
export const keyTexts: TextGroup = {
  source: 'src/app/texts/keyLocations',
  load: {
    nl: () => import('./texts/keyLocations.nl.ts'),
    en: () => import('./texts/keyLocations.en.ts'),
    fr: () => import('./texts/keyLocations.fr.ts'),
    de: () => import('./texts/keyLocations.de.ts'),
  },
};

/** What the page that lists the stories says. */
export const storyListTexts: TextGroup = {
  source: 'src/app/texts/stories',
  load: {
    nl: () => import('./texts/stories.nl.ts'),
    en: () => import('./texts/stories.en.ts'),
    fr: () => import('./texts/stories.fr.ts'),
    de: () => import('./texts/stories.de.ts'),
  },
};

/** What stands beside the search on the first page. */
export const startTexts: TextGroup = {
  source: 'src/app/texts/start',
  load: {
    nl: () => import('./texts/start.nl.ts'),
    en: () => import('./texts/start.en.ts'),
    fr: () => import('./texts/start.fr.ts'),
    de: () => import('./texts/start.de.ts'),
  },
};
