import type { TranslationOf } from '../../i18n/texts.ts';
import type { map as nl } from './map.nl.ts';

export const map = {
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  attribution: '© OpenStreetMap-Mitwirkende',
  north: 'Norden ist oben',
  simple: 'Einfache Karte: Küste, Grenzen und Orte, keine Straßen.',
  toDetailed: 'Die genaue Karte laden (OpenStreetMap)',
  detailed: 'Genaue Karte von OpenStreetMap.',
  toSimple: 'Zurück zur einfachen Karte',
  detailedFailed: 'Die genaue Karte konnte nicht geladen werden; zu sehen ist die einfache.',
} satisfies TranslationOf<typeof nl>;
