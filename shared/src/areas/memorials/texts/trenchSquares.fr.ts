import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { trenchSquares as nl } from './trenchSquares.nl.ts';

export const trenchSquares = {
  square:
    '{reference} des cartes de tranchées britanniques : le carré sur la carte. L’endroit se trouve à moins de {metres} mètres de son centre, {position}.',
  unknownSheet: 'On ne sait pas où se situe la feuille {sheet} : le carré n’est pas sur la carte.',
  take: 'Prendre le centre comme position propre',
  show: 'Montrer le carré sur la carte',
  map: 'Carte avec le carré {reference}',
  failed: 'La carte n’a pas pu être chargée.',
} satisfies TranslationOf<typeof nl>;
