import type { map as nl } from '../nl/map.ts';
import type { TranslationOf } from '../texts.ts';

export const map = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  attribution: '© OpenStreetMap contributors',
  outlines: 'The map background could not be loaded; only the borders of countries are shown.',
} satisfies TranslationOf<typeof nl>;
