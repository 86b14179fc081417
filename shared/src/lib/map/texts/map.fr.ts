import type { TranslationOf } from '../../i18n/texts.ts';
import type { map as nl } from './map.nl.ts';

export const map = {
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  attribution: '© les contributeurs d’OpenStreetMap',
  north: 'Le nord est en haut',
  simple: 'Carte simple : côtes, frontières et lieux, sans les rues.',
  toDetailed: 'Charger la carte détaillée (OpenStreetMap)',
  detailed: 'Carte détaillée d’OpenStreetMap.',
  toSimple: 'Revenir à la carte simple',
  detailedFailed: 'La carte détaillée n’a pas pu être chargée ; vous voyez la carte simple.',
} satisfies TranslationOf<typeof nl>;
