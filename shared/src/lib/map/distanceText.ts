import { type Language, locales } from '../i18n/languages.ts';
import { roundedDistance } from './distance.ts';

/** A distance as everybody reads it: to ten metres, from a kilometre on in tenths of one. */
export function distanceText(metres: number, language: Language): string {
  const rounded = roundedDistance(metres);
  const [value, unit] = rounded < 1000 ? [rounded, 'meter'] : [rounded / 1000, 'kilometer'];
  return new Intl.NumberFormat(locales[language], { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
