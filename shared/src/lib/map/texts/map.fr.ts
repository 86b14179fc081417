import type { TranslationOf } from '../../i18n/texts.ts';
import type { map as nl } from './map.nl.ts';

export const map = {
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  attribution: '© les contributeurs d’OpenStreetMap',
  outlines: 'Le fond de carte n’a pas pu être chargé ; seules les frontières des pays sont affichées.',
  noGround: 'Le fond de carte n’a pas pu être chargé.',
} satisfies TranslationOf<typeof nl>;
