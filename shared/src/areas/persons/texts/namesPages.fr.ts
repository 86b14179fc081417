import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { namesPages as nl } from './namesPages.nl.ts';

export const namesPages = {
  count_one: '{count, number} nom',
  count_many: '{count, number} de noms',
  count_other: '{count, number} noms',
  find: 'Chercher',
  showAll: 'Tous les noms',
  noMatch: 'Aucun nom ne correspond à « {text} ».',
  loading: 'Chargement des noms',
} satisfies TranslationOf<typeof nl>;
