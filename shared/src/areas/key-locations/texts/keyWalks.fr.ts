import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { keyWalks as nl } from './keyWalks.nl.ts';

export const keyWalks: TranslationOf<typeof nl> = {
  theme: 'Thème',
  themeIn: 'Thème ({language})',
  themeHint:
    'C’est ainsi que les visiteurs choisissent la promenade, par exemple « Les gaz » ou « Ypres reconstruite ». Une langue sans texte affiche le néerlandais.',
  keys: 'Clés dans l’ordre',
  keysHint: 'Choisissez une clé pour l’ajouter à la fin ; les flèches changent l’ordre.',
  addKey: 'Ajouter une clé',
  noKeys: 'Aucune clé choisie pour l’instant.',
  allKeys: 'Toutes les clés sont sur la promenade.',
  up: 'Avancer {name}',
  down: 'Reculer {name}',
  takeOut: 'Retirer {name} de la promenade',
  moved: '{name} est maintenant en position {place}',
  crow: 'En ligne droite de clé en clé : {distance}.',
  length: 'Longueur en km',
  lengthHint: 'Par les rues, par exemple 2,4.',
  minutes: 'Minutes',
  minutesHint: 'Sans le temps de lecture.',
  forChildren: 'Convient aux enfants',
  create: 'Ajouter une promenade',
  edit: 'Modifier {name}',
  remove: 'Supprimer {name}',
  removeText: 'Les clés elles-mêmes restent.',
  saved: '{name} est enregistré',
  lead: 'Dans la liste des clés, les visiteurs choisissent un thème et suivent les clés dans votre ordre.',
};
