import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { namesPages as nl } from './namesPages.nl.ts';

export const namesPages = {
  count_one: '{count, number} name',
  count_other: '{count, number} names',
  find: 'Search',
  showAll: 'All names',
  noMatch: 'No name matches “{text}”.',
  loading: 'The names are being loaded',
} satisfies TranslationOf<typeof nl>;
