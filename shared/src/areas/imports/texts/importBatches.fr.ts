import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { importBatches as nl } from './importBatches.nl.ts';

export const importBatches = {
  title: 'Importation',
  showPersons_one: 'Afficher la personne',
  showPersons_many: 'Afficher les {count, number} personnes',
  showPersons_other: 'Afficher les {count, number} personnes',
  showUpdated_one: 'Afficher la personne modifiée',
  showUpdated_many: 'Afficher les {count, number} personnes modifiées',
  showUpdated_other: 'Afficher les {count, number} personnes modifiées',
  openList: 'Ouvrir la liste',
  persons: 'Personnes de cette importation',
  which: 'Ce que l’importation a fait',
  created: 'nouvelles',
  updated: 'modifiées',
  nobody: 'Il n’y a pas (ou plus) de personnes de cette importation.',
  nothing: 'Il n’y a rien (ou plus rien) à montrer de cette importation.',
  takenBack: 'La liste a été importée, mais l’importation a été annulée.',
  takenBackInPart: 'La liste a été importée, mais l’importation a été annulée en partie.',
  made: {
    place_one: '{count, number} nouveau lieu',
    place_many: '{count, number} nouveaux lieux',
    place_other: '{count, number} nouveaux lieux',
    memorial_one: '{count, number} nouveau monument',
    memorial_many: '{count, number} nouveaux monuments',
    memorial_other: '{count, number} nouveaux monuments',
    military_entity_one: '{count, number} nouvelle unité',
    military_entity_many: '{count, number} nouvelles unités',
    military_entity_other: '{count, number} nouvelles unités',
  },
} satisfies TranslationOf<typeof nl>;
