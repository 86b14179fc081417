import type { TranslationOf } from '../../i18n/texts.ts';
import type { map as nl } from './map.nl.ts';

export const map = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  attribution: '© OpenStreetMap contributors',
  outlines: 'The map background could not be loaded; only the borders of countries are shown.',
  noGround: 'The map background could not be loaded.',
} satisfies TranslationOf<typeof nl>;
