import type { TranslationOf } from '../../i18n/texts.ts';
import type { map as nl } from './map.nl.ts';

export const map = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  attribution: '© OpenStreetMap contributors',
  north: 'North is up',
  simple: 'Simple map: coast, borders and places, no streets.',
  toDetailed: 'Load the detailed map (OpenStreetMap)',
  detailed: 'Detailed map from OpenStreetMap.',
  toSimple: 'Back to the simple map',
  detailedFailed: 'The detailed map could not be loaded; you see the simple one.',
} satisfies TranslationOf<typeof nl>;
