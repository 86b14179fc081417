import type { map as nl } from '../nl/map.ts';
import type { TranslationOf } from '../texts.ts';

export const map = {
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  attribution: '© les contributeurs d’OpenStreetMap',
  outlines: 'Le fond de carte n’a pas pu être chargé ; seules les frontières des pays sont affichées.',
} satisfies TranslationOf<typeof nl>;
