import type { TranslationOf } from '../../i18n/texts.ts';
import type { map as nl } from './map.nl.ts';

export const map = {
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  attribution: '© OpenStreetMap-Mitwirkende',
  outlines: 'Der Kartenhintergrund konnte nicht geladen werden; gezeigt werden nur die Ländergrenzen.',
  noGround: 'Der Kartenhintergrund konnte nicht geladen werden.',
} satisfies TranslationOf<typeof nl>;
