import type { map as nl } from '../nl/map.ts';
import type { TranslationOf } from '../texts.ts';

export const map = {
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  attribution: '© OpenStreetMap-Mitwirkende',
  outlines: 'Der Kartenhintergrund konnte nicht geladen werden; gezeigt werden nur die Ländergrenzen.',
} satisfies TranslationOf<typeof nl>;
