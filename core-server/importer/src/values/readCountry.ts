import countries from 'i18n-iso-countries';
import de from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import fr from 'i18n-iso-countries/langs/fr.json' with { type: 'json' };
import nl from 'i18n-iso-countries/langs/nl.json' with { type: 'json' };
import { headerKey } from './Scope.ts';

for (const language of [nl, en, fr, de]) countries.registerLocale(language);

/** Names in use in lists that the official names do not cover. */
const otherNames: Readonly<Record<string, string>> = {
  belgië: 'BE',
  belgie: 'BE',
  belgique: 'BE',
  england: 'GB',
  engeland: 'GB',
  angleterre: 'GB',
  scotland: 'GB',
  schotland: 'GB',
  écosse: 'GB',
  ecosse: 'GB',
  schottland: 'GB',
  wales: 'GB',
  'great britain': 'GB',
  'groot-brittannië': 'GB',
  'grande-bretagne': 'GB',
  großbritannien: 'GB',
  'isle of man': 'IM',
  holland: 'NL',
  'the netherlands': 'NL',
  'pays-bas': 'NL',
  allemagne: 'DE',
  usa: 'US',
  'u.s.a.': 'US',
  'u.s.a': 'US',
  'united states of america': 'US',
  "états-unis d'amérique": 'US',
  rußland: 'RU',
  russland: 'RU',
  russie: 'RU',
  serbien: 'RS',
  serbie: 'RS',
  grece: 'GR',
  'new zealand': 'NZ',
  syria: 'SY',
  persia: 'IR',
  ceylon: 'LK',
  bohemia: 'CZ',
  newfoundland: 'CA',
};

const codes = new Map<string, string>();
for (const language of ['nl', 'en', 'fr', 'de']) {
  for (const [code, names] of Object.entries(countries.getNames(language, { select: 'all' }))) {
    for (const name of names) codes.set(headerKey(name), code);
  }
}
for (const [name, code] of Object.entries(otherNames)) codes.set(name, code);

/** ISO 3166 code of a country given as a code or by its name in one of the four languages; null for other texts. */
export function readCountry(text: string): string | null {
  const upper = text.toUpperCase();
  if (countries.isValid(upper)) return upper.length === 2 ? upper : (countries.alpha3ToAlpha2(upper) ?? null);
  return codes.get(headerKey(text).replace(/\.$/, '')) ?? codes.get(headerKey(text)) ?? null;
}
