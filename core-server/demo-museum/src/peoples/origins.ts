import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { type Culture, nameList } from '../names/Culture.ts';
import { english, irish, scottish, welsh } from '../names/english.ts';
import { flemish } from '../names/flemish.ts';
import { french, frenchCanadian, walloon } from '../names/french.ts';
import { austrian, czech, danubian, german } from '../names/germanic.ts';
import {
  afrikaans,
  american,
  caribbean,
  chinese,
  garhwali,
  gurkha,
  italian,
  maghrebi,
  maori,
  portuguese,
  punjabiMuslim,
  russian,
  sikh,
  westAfrican,
} from '../names/otherCultures.ts';
import type { KnownPlace, PlaceBook } from '../places/PlaceBook.ts';
import { Urn } from '../random/Urn.ts';

/** How people of an origin mostly earned their bread, which decides their trades. */
export type Livelihood = 'farms' | 'factories' | 'towns' | 'colony';

/** A people of the demo museum: names, homes and the language in which its records were written up. */
export interface Origin {
  readonly key: OriginKey;
  readonly culture: Culture;
  /** As the museum, which works in Dutch, notes it. */
  readonly nationality: string;
  readonly homes: Urn<KnownPlace>;
  readonly languages: Urn<Language>;
  readonly livelihood: Urn<Livelihood>;
  /** Share of records that know the day of birth; of the others many know nothing but an age. */
  readonly knownBirths: number;
  /** Whether mothers and wives keep appearing in the records. */
  readonly familyKnown: number;
}

interface OriginTable {
  readonly culture: Culture;
  readonly nationality: string;
  /** Keys of places, the most frequent homes first; or a rule over all places. */
  readonly homes: string | ((place: KnownPlace) => number);
  /** Weights of nl, en, fr and de. */
  readonly languages: readonly [nl: number, en: number, fr: number, de: number];
  readonly livelihood: Partial<Record<Livelihood, number>>;
  readonly knownBirths: number;
  readonly familyKnown: number;
}

/** Places that the war alone put on the map of the museum: nobody was at home there. */
const camps = new Set([
  ...['Valcartier', 'Beverlo#kamp', 'Netley', 'Noyelles-sur-Mer', 'Étaples', 'Wisques', 'Sainte-Adresse'],
  ...['Döberitz', 'Zossen', 'Stahnsdorf', 'Friedrichsfeld', 'Wahn', 'Soltau', 'Holzminden'],
]);

const inCountry =
  (country: string, ...areas: string[]) =>
  ({ key, country: code, area1, type }: KnownPlace): number =>
    code === country && type === 'locality' && !camps.has(key) && (areas.length === 0 || areas.includes(area1)) ? 1 : 0;

/** The villages of the front zone, small as they are, fill the lists of civilians. */
const frontZone = ({ country, area2, type, status }: KnownPlace): number => {
  if (country !== 'BE' || area2 !== 'West-Vlaanderen' || status !== 'found') return 0;
  return type === 'locality' ? 1.6 : type === 'sublocality' ? 1 : 0;
};

const table = {
  westFlemish: {
    culture: flemish,
    nationality: 'Belgisch',
    homes: frontZone,
    languages: [88, 6, 5, 1],
    livelihood: { farms: 6, towns: 3, factories: 1 },
    knownBirths: 0.86,
    familyKnown: 0.85,
  },
  flemish: {
    culture: flemish,
    nationality: 'Belgisch',
    homes: inCountry('BE', 'Vlaanderen', 'Brussel-Hoofdstad'),
    languages: [90, 5, 5, 0],
    livelihood: { farms: 4, towns: 3, factories: 3 },
    knownBirths: 0.84,
    familyKnown: 0.7,
  },
  walloon: {
    culture: walloon,
    nationality: 'Belgisch',
    homes: inCountry('BE', 'Wallonië', 'Brussel-Hoofdstad'),
    languages: [52, 3, 45, 0],
    livelihood: { factories: 6, farms: 2, towns: 3 },
    knownBirths: 0.82,
    familyKnown: 0.6,
  },
  northFrench: {
    culture: french,
    nationality: 'Frans',
    homes: inCountry('FR', 'Hauts-de-France'),
    languages: [40, 3, 57, 0],
    livelihood: { factories: 5, farms: 3, towns: 3 },
    knownBirths: 0.85,
    familyKnown: 0.5,
  },
  french: {
    culture: french,
    nationality: 'Frans',
    homes: inCountry('FR'),
    languages: [46, 3, 51, 0],
    livelihood: { farms: 6, towns: 3, factories: 2 },
    knownBirths: 0.88,
    familyKnown: 0.45,
  },
  english: {
    culture: english,
    nationality: 'Brits',
    homes: inCountry('GB', 'Engeland'),
    languages: [48, 51, 0, 1],
    livelihood: { factories: 6, towns: 4, farms: 2 },
    knownBirths: 0.4,
    familyKnown: 0.6,
  },
  scottish: {
    culture: scottish,
    nationality: 'Brits',
    homes: inCountry('GB', 'Schotland'),
    languages: [45, 55, 0, 0],
    livelihood: { factories: 5, farms: 3, towns: 3 },
    knownBirths: 0.42,
    familyKnown: 0.6,
  },
  welsh: {
    culture: welsh,
    nationality: 'Brits',
    homes: inCountry('GB', 'Wales'),
    languages: [45, 55, 0, 0],
    livelihood: { factories: 7, farms: 3, towns: 2 },
    knownBirths: 0.4,
    familyKnown: 0.6,
  },
  irish: {
    culture: irish,
    nationality: 'Iers',
    homes: (place) => inCountry('IE')(place) + inCountry('GB', 'Noord-Ierland')(place) * 1.4,
    languages: [45, 55, 0, 0],
    livelihood: { farms: 5, towns: 3, factories: 3 },
    knownBirths: 0.42,
    familyKnown: 0.62,
  },
  canadian: {
    culture: english,
    nationality: 'Canadees',
    homes: inCountry('CA', 'Ontario', ''),
    languages: [42, 54, 4, 0],
    livelihood: { farms: 5, towns: 3, factories: 2 },
    knownBirths: 0.85,
    familyKnown: 0.7,
  },
  scotsCanadian: {
    culture: scottish,
    nationality: 'Canadees',
    homes: inCountry('CA', 'Ontario', ''),
    languages: [42, 56, 2, 0],
    livelihood: { farms: 5, towns: 3, factories: 2 },
    knownBirths: 0.85,
    familyKnown: 0.7,
  },
  frenchCanadian: {
    culture: frenchCanadian,
    nationality: 'Canadees',
    homes: inCountry('CA', 'Québec'),
    languages: [38, 12, 50, 0],
    livelihood: { farms: 5, towns: 3, factories: 2 },
    knownBirths: 0.85,
    familyKnown: 0.7,
  },
  australian: {
    culture: english,
    nationality: 'Australisch',
    homes: inCountry('AU'),
    languages: [44, 56, 0, 0],
    livelihood: { farms: 5, towns: 4, factories: 2 },
    knownBirths: 0.5,
    familyKnown: 0.8,
  },
  irishAustralian: {
    culture: irish,
    nationality: 'Australisch',
    homes: inCountry('AU'),
    languages: [44, 56, 0, 0],
    livelihood: { farms: 5, towns: 4, factories: 2 },
    knownBirths: 0.5,
    familyKnown: 0.8,
  },
  newZealander: {
    culture: english,
    nationality: 'Nieuw-Zeelands',
    homes: inCountry('NZ'),
    languages: [44, 56, 0, 0],
    livelihood: { farms: 6, towns: 4 },
    knownBirths: 0.7,
    familyKnown: 0.8,
  },
  scotsNewZealander: {
    culture: scottish,
    nationality: 'Nieuw-Zeelands',
    homes: 'Dunedin Invercargill Oamaru Christchurch',
    languages: [44, 56, 0, 0],
    livelihood: { farms: 6, towns: 4 },
    knownBirths: 0.7,
    familyKnown: 0.8,
  },
  maori: {
    culture: maori,
    nationality: 'Nieuw-Zeelands',
    homes: 'Rotorua Gisborne Napier Whanganui New_Plymouth Auckland',
    languages: [45, 55, 0, 0],
    livelihood: { farms: 8, towns: 1 },
    knownBirths: 0.5,
    familyKnown: 0.7,
  },
  sikh: {
    culture: sikh,
    nationality: 'Brits-Indisch',
    homes: 'Amritsar Ludhiana Ferozepore Jalandhar Patiala Hoshiarpur Lahore',
    languages: [55, 45, 0, 0],
    livelihood: { farms: 1 },
    knownBirths: 0.03,
    familyKnown: 0.8,
  },
  punjabiMuslim: {
    culture: punjabiMuslim,
    nationality: 'Brits-Indisch',
    homes: 'Rawalpindi Jhelum Attock Shahpur Lahore Multan Peshawar Kohat',
    languages: [55, 45, 0, 0],
    livelihood: { farms: 1 },
    knownBirths: 0.03,
    familyKnown: 0.8,
  },
  gurkha: {
    culture: gurkha,
    nationality: 'Nepalees',
    homes: 'Gorkha Pokhara Kathmandu',
    languages: [55, 45, 0, 0],
    livelihood: { farms: 1 },
    knownBirths: 0.02,
    familyKnown: 0.7,
  },
  garhwali: {
    culture: garhwali,
    nationality: 'Brits-Indisch',
    homes: 'Lansdowne Almora Dehra_Dun',
    languages: [55, 45, 0, 0],
    livelihood: { farms: 1 },
    knownBirths: 0.03,
    familyKnown: 0.8,
  },
  southAfrican: {
    culture: english,
    nationality: 'Zuid-Afrikaans',
    homes: inCountry('ZA'),
    languages: [55, 45, 0, 0],
    livelihood: { farms: 4, towns: 4, factories: 3 },
    knownBirths: 0.5,
    familyKnown: 0.7,
  },
  afrikaner: {
    culture: afrikaans,
    nationality: 'Zuid-Afrikaans',
    homes: inCountry('ZA'),
    languages: [75, 25, 0, 0],
    livelihood: { farms: 6, towns: 2 },
    knownBirths: 0.5,
    familyKnown: 0.7,
  },
  caribbean: {
    culture: caribbean,
    nationality: 'Brits-West-Indisch',
    homes: 'Kingston Spanish_Town Port_of_Spain Bridgetown',
    languages: [50, 50, 0, 0],
    livelihood: { farms: 5, towns: 3 },
    knownBirths: 0.15,
    familyKnown: 0.6,
  },
  chinese: {
    culture: chinese,
    nationality: 'Chinees',
    homes: "Weihai Qingdao Jinan Weifang Yantai Tai'an Linyi Tianjin",
    languages: [55, 35, 10, 0],
    livelihood: { farms: 1 },
    knownBirths: 0,
    familyKnown: 0.15,
  },
  senegalese: {
    culture: westAfrican,
    nationality: 'Frans-West-Afrikaans',
    homes:
      'Bamako Kayes Ségou Dakar Saint-Louis Thiès Conakry Kankan Ouagadougou Bobo-Dioulasso Grand-Bassam Porto-Novo',
    languages: [50, 2, 48, 0],
    livelihood: { colony: 1 },
    knownBirths: 0.02,
    familyKnown: 0.3,
  },
  algerian: {
    culture: maghrebi,
    nationality: 'Algerijns',
    homes: inCountry('DZ'),
    languages: [50, 2, 48, 0],
    livelihood: { colony: 1 },
    knownBirths: 0.05,
    familyKnown: 0.5,
  },
  moroccan: {
    culture: maghrebi,
    nationality: 'Marokkaans',
    homes: inCountry('MA'),
    languages: [50, 2, 48, 0],
    livelihood: { colony: 1 },
    knownBirths: 0.03,
    familyKnown: 0.4,
  },
  tunisian: {
    culture: maghrebi,
    nationality: 'Tunesisch',
    homes: inCountry('TN'),
    languages: [50, 2, 48, 0],
    livelihood: { colony: 1 },
    knownBirths: 0.05,
    familyKnown: 0.4,
  },
  german: {
    culture: german,
    nationality: 'Duits',
    homes: (place) => inCountry('DE')(place) + (place.area1 === 'Pruisen' ? 1 : 0),
    languages: [60, 2, 0, 38],
    livelihood: { farms: 4, factories: 4, towns: 4 },
    knownBirths: 0.62,
    familyKnown: 0.4,
  },
  bavarian: {
    culture: german,
    nationality: 'Duits',
    homes: inCountry('DE', 'Beieren'),
    languages: [60, 2, 0, 38],
    livelihood: { farms: 6, factories: 2, towns: 3 },
    knownBirths: 0.7,
    familyKnown: 0.5,
  },
  austrian: {
    culture: austrian,
    nationality: 'Oostenrijks',
    homes: inCountry('AT'),
    languages: [55, 2, 0, 43],
    livelihood: { farms: 5, towns: 4, factories: 2 },
    knownBirths: 0.6,
    familyKnown: 0.3,
  },
  czech: {
    culture: czech,
    nationality: 'Oostenrijks-Hongaars',
    homes: inCountry('CZ'),
    languages: [60, 5, 0, 35],
    livelihood: { factories: 4, farms: 4, towns: 3 },
    knownBirths: 0.6,
    familyKnown: 0.3,
  },
  danubian: {
    culture: danubian,
    nationality: 'Oostenrijks-Hongaars',
    homes: 'Laibach Krainburg Cilli Marburg_an_der_Drau Boedapest Szeged Agram Krakau Lemberg Triëst',
    languages: [60, 5, 0, 35],
    livelihood: { farms: 6, towns: 3 },
    knownBirths: 0.6,
    familyKnown: 0.3,
  },
  american: {
    culture: american([irish, german, italian, scottish, czech]),
    nationality: 'Amerikaans',
    homes: inCountry('US'),
    languages: [45, 53, 0, 2],
    livelihood: { farms: 4, factories: 4, towns: 3 },
    knownBirths: 0.75,
    familyKnown: 0.7,
  },
  flemishAmerican: {
    culture: flemish,
    nationality: 'Belgisch',
    homes: 'Detroit Moline',
    languages: [85, 15, 0, 0],
    livelihood: { factories: 5, farms: 2 },
    knownBirths: 0.8,
    familyKnown: 0.8,
  },
  portuguese: {
    culture: portuguese,
    nationality: 'Portugees',
    homes: inCountry('PT'),
    languages: [60, 15, 25, 0],
    livelihood: { farms: 8, towns: 2 },
    knownBirths: 0.45,
    familyKnown: 0.7,
  },
  italian: {
    culture: italian,
    nationality: 'Italiaans',
    homes: inCountry('IT'),
    languages: [70, 10, 20, 0],
    livelihood: { farms: 7, towns: 3 },
    knownBirths: 0.5,
    familyKnown: 0.3,
  },
  russian: {
    culture: russian,
    nationality: 'Russisch',
    homes: (place) =>
      ['Samara', 'Kazan', 'Moskou', 'Sint-Petersburg', 'Toela', 'Kiev', 'Odessa', 'Minsk', 'Warschau'].includes(
        place.key,
      )
        ? 1
        : 0,
    languages: [75, 5, 10, 10],
    livelihood: { farms: 1 },
    knownBirths: 0.15,
    familyKnown: 0.1,
  },
} satisfies Record<string, OriginTable>;

export type OriginKey = keyof typeof table;

function homesOf(homes: OriginTable['homes'], places: PlaceBook): Urn<KnownPlace> {
  if (typeof homes === 'function') return Urn.of(places.all, (place, rank) => homes(place) / (1 + (rank % 7) * 0.15));
  return Urn.of(
    nameList(homes).map((key) => places.get(key)),
    (_, rank) => 1 / (rank + 3),
  );
}

/** All peoples, with their homes among `places`. */
export function readOrigins(places: PlaceBook): Record<OriginKey, Origin> {
  return Object.fromEntries(
    Object.entries<OriginTable>(table).map(
      ([
        key,
        {
          homes,
          languages: [nl, en, fr, de],
          livelihood,
          ...rest
        },
      ]) => [
        key,
        {
          key,
          ...rest,
          homes: homesOf(homes, places),
          languages: new Urn<Language>([
            ['nl', nl],
            ['en', en],
            ['fr', fr],
            ['de', de],
          ]),
          livelihood: new Urn(Object.entries(livelihood) as [Livelihood, number][]),
        },
      ],
    ),
  ) as Record<OriginKey, Origin>;
}
