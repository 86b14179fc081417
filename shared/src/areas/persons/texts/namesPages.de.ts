import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { namesPages as nl } from './namesPages.nl.ts';

export const namesPages = {
  count_one: '{count, number} Name',
  count_other: '{count, number} Namen',
  find: 'Suchen',
  showAll: 'Alle Namen',
  noMatch: 'Kein Name passt zu „{text}“.',
  loading: 'Die Namen werden geladen',
} satisfies TranslationOf<typeof nl>;
