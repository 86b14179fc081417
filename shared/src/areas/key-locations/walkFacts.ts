import { type Language, locales } from '../../lib/i18n/languages.ts';
import { distanceText } from '../../lib/map/distanceText.ts';
import type { KeyWalk } from './keyWalk.ts';

/** How far a walk goes and how long it takes, as its readers write it: "2,4 km", "40 minuten". */
export const walkFacts = ({ length_km, minutes }: KeyWalk, language: Language): readonly string[] => [
  distanceText(length_km * 1000, language),
  new Intl.NumberFormat(locales[language], { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes),
];
