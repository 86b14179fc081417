import type { TranslationOf } from '../../i18n/texts.ts';
import type { pickers as nl } from './pickers.nl.ts';

export const pickers = {
  choices: 'Choix',
  typeToSearch: 'Tapez pour rechercher',
  searching: 'Recherche…',
  noResults: 'Aucun résultat',
  count_one: '{count, number} résultat, parcourez avec les flèches',
  count_many: '{count, number} résultats, parcourez avec les flèches',
  count_other: '{count, number} résultats, parcourez avec les flèches',
  proposed: 'Proposés',
  recent: 'Choisis récemment',
  proposals_one: '{count, number} proposition, choisissez avec les flèches',
  proposals_many: '{count, number} propositions, choisissez avec les flèches',
  proposals_other: '{count, number} propositions, choisissez avec les flèches',
  create: 'Nouveau : « {text} »',
  remove: 'Retirer {name}',
  newTab: '(s’ouvre dans un nouvel onglet)',
  choose: 'Choisir {name}',
} satisfies TranslationOf<typeof nl>;
