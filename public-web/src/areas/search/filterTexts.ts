import type { TextGroup } from '../../lib/chunks/textGroup.ts';

/** Filters in words, for the results and the advanced form. */
export const filterTexts: TextGroup = {
  source: 'src/areas/search/texts/filters',
  load: {
    nl: () => import('./texts/filters.nl.ts'),
    en: () => import('./texts/filters.en.ts'),
    fr: () => import('./texts/filters.fr.ts'),
    de: () => import('./texts/filters.de.ts'),
  },
};
