import isoCountries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

isoCountries.registerLocale(english);

/** The countries of ISO 3166 with their English names, in the order of these (PLACE-22). */
export const countries: readonly { readonly code: string; readonly name: string }[] = Object.entries(
  isoCountries.getNames('en', { select: 'official' }),
)
  .map(([code, name]) => ({ code, name }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

const codes = new Set(countries.map(({ code }) => code));

export const isCountryCode = (code: string): boolean => codes.has(code);
