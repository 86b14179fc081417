import { type Language, locales } from '../../lib/i18n/languages.ts';
import type { KeyWalk } from './keyWalk.ts';

/** How far a walk goes and how long it takes, as its readers write it: "2,4 km", "40 minuten". */
export const walkFacts = ({ length_km, minutes }: KeyWalk, language: Language): readonly string[] => [
  new Intl.NumberFormat(locales[language], { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }).format(
    length_km,
  ),
  new Intl.NumberFormat(locales[language], { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes),
];
