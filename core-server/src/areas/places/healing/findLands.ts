import { countryName } from '@salient/shared/lib/i18n/countryName.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager } from 'typeorm';
import { countries } from '../../../lib/countries/countries.ts';
import type { AskedNames } from '../lookup/askedNames.ts';
import type { LookupMemory } from './LookupMemory.ts';
import { type Land, lands } from './lands.ts';
import type { Spot } from './weighCandidate.ts';

/** Names that lists give to countries besides those of today. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  US: ['United States of America', 'USA', 'U.S.A.', 'America', 'Amerika', 'États-Unis d’Amérique', 'U.S.'],
  GB: ['Great Britain', 'Grossbritannien', 'Großbritannien', 'Grande-Bretagne', 'Groot-Brittannië', 'Britain'],
  RU: ['Rußland', 'Rusland', 'Russia'],
  IE: ['Ireland', 'Irish Free State', 'Eire'],
  TR: ['Turkey', 'Türkei', 'Ottoman Empire'],
  NL: ['Holland'],
  IR: ['Persia', 'Persien'],
};

interface Country {
  readonly code: string;
  readonly names: Record<Language, string>;
}

const countriesByKey = new Map<string, Country>();
for (const { code, name } of countries) {
  const names = Object.fromEntries(languages.map((language) => [language, countryName(code, language)]));
  for (const each of [name, ...Object.values(names), ...(alsoCalled[code] ?? [])]) {
    countriesByKey.set(normalizeText(each), { code, names: names as Record<Language, string> });
  }
}

const landsByKey = new Map<string, Land[]>();
for (const land of lands) {
  for (const key of new Set([...Object.values(land.names), ...land.also].map(normalizeText))) {
    landsByKey.set(key, [...(landsByKey.get(key) ?? []), land]);
  }
}

/** Countries and lands of the time that bear one of the names; a country lies in the middle of its settlements. */
export async function findLands(db: EntityManager, { keys }: AskedNames, memory: LookupMemory): Promise<Spot[]> {
  const found: Spot[] = [];
  for (const key of keys) {
    for (const { type, country_code, names, location } of landsByKey.get(key) ?? []) {
      found.push(spotOf(key, { type, names, code: country_code, location: [location[0], location[1]] }));
    }
    const country = countriesByKey.get(key);
    if (!country || found.some(({ match }) => match.type === 'country')) continue;
    const location = await memory.once(`middle ${country.code}`, () => middleOf(db, country.code));
    if (!location) continue;
    found.push(spotOf(key, { type: 'country', names: country.names, code: country.code, location }));
  }
  return found;
}

async function middleOf(db: EntityManager, code: string): Promise<[number, number] | null> {
  const [middle] = await db.query<{ lat: number | null; lon: number | null }[]>(
    'SELECT avg(lat) AS lat, avg(lon) AS lon FROM gazetteer_place WHERE country_code = $1',
    [code],
  );
  return middle?.lat == null || middle.lon === null ? null : [middle.lat, middle.lon];
}

interface Known {
  readonly type: Spot['match']['type'];
  readonly code: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly location: [number, number];
}

/** The name as it is written; one that only lists use is told by the English one. */
const writtenIn = (names: Known['names'], key: string): string =>
  Object.values(names).find((name) => normalizeText(name) === key) ?? names.en;

const spotOf = (key: string, { type, code, names, location }: Known): Spot => ({
  ...{
    origin: 'land',
    place: null,
    likeness: 'same_name',
    name: writtenIn(names, key),
    population: 0,
    names: { ...names },
  },
  match: {
    type,
    name: names.en,
    address: {
      ...{ country_code: code, country: countryName(code, 'nl'), sublocality: '', locality: '' },
      ...{ administrative_area_level_1: '', administrative_area_level_2: '' },
    },
    location,
  },
});
