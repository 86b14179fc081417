import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { referring as nl } from './referring.nl.ts';

export const referring = {
  none: 'Pas encore de renvois',
  type: 'Type',
  add: 'Ajouter un renvoi',
  relationOf: 'Rapport avec le document : {name}',
  commentOn: 'Remarque sur {name}',
  comment: 'Remarque',
  remove: 'Enlever le renvoi à {name}',
} satisfies TranslationOf<typeof nl>;
