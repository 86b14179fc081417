import { countryName } from '@salient/shared/lib/i18n/countryName.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import isoCountries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

isoCountries.registerLocale(english);

/** The countries of ISO 3166 with their English names, in the order of these (PLACE-22). */
export const countries: readonly { readonly code: string; readonly name: string }[] = Object.entries(
  isoCountries.getNames('en', { select: 'official' }),
)
  .map(([code, name]) => ({ code, name }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

const inOrder = new Map<Language, readonly string[]>();

/** The codes in the order of the names that readers of a language see. */
export function countriesInOrder(language: Language): readonly string[] {
  const known = inOrder.get(language);
  if (known) return known;
  const { compare } = new Intl.Collator(language);
  const sorted = countries
    .map(({ code }) => ({ code, name: countryName(code, language) }))
    .sort((a, b) => compare(a.name, b.name))
    .map(({ code }) => code);
  inOrder.set(language, sorted);
  return sorted;
}

const codes = new Set(countries.map(({ code }) => code));

export const isCountryCode = (code: string): boolean => codes.has(code);
