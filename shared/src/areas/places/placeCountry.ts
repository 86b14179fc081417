import { countryName } from '../../lib/i18n/countryName.ts';
import type { Language } from '../../lib/i18n/languages.ts';

/** What is known of the country of a place. */
export interface CountryFacts {
  /** ISO 3166 code of the country of today; null when nobody knows it. */
  readonly country_code: string | null;
  /** The country is taken for likely, not stated. */
  readonly country_guessed?: boolean;
}

const unknown: Readonly<Record<Language, string>> = {
  nl: 'land onbekend',
  en: 'country unknown',
  fr: 'pays inconnu',
  de: 'Land unbekannt',
};

const likely: Readonly<Record<Language, (country: string) => string>> = {
  nl: (country) => `vermoedelijk ${country}`,
  en: (country) => `probably ${country}`,
  fr: (country) => `probablement ${country}`,
  de: (country) => `vermutlich ${country}`,
};

/** The country of a place in the reader's language, with a word where it is guessed or nobody knows it. */
export function placeCountry({ country_code, country_guessed }: CountryFacts, language: Language): string {
  if (country_code === null) return unknown[language];
  const country = countryName(country_code, language);
  return country_guessed ? likely[language](country) : country;
}
