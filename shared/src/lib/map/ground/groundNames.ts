import { countryName } from '../../i18n/countryName.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Location } from '../../schemas/commonSchemas.ts';

/** A name that the ground bears: of a place, or of a country in the middle of it. */
export interface GroundName {
  readonly at: Location;
  /** From which zoom on it is shown. */
  readonly zoom: number;
  readonly isCountry: boolean;
  readonly inLanguage: (language: Language) => string;
}

/**
 * The names of `names.csv`, the most important first.
 *
 * @param csv without quotes: no cell holds a comma.
 */
export function readGroundNames(csv: string): GroundName[] {
  const [, ...lines] = csv.trimEnd().split('\n');
  return lines.map((line) => {
    const [name = '', country = '', lat, lon, zoom, nl, en, fr, de] = line.split(',');
    const others = { nl, en, fr, de };
    return {
      at: { lat: Number(lat), lon: Number(lon) },
      zoom: Number(zoom),
      isCountry: country !== '',
      inLanguage: (language) => (country === '' ? others[language] || name : countryName(country, language)),
    };
  });
}
