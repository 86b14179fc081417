import type { PlaceType } from '@salient/shared/areas/places/placeTypes.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';

/** A country of the time, or a land of one, that no gazetteer of settlements knows. */
export interface Land {
  readonly type: Extract<PlaceType, 'country' | 'administrative_area_level_1'>;
  /** ISO 3166 code of the country in which its greater part lies today. */
  readonly country_code: string;
  readonly names: Readonly<Record<Language, string>>;
  /** Further names in lists of the time. */
  readonly also: readonly string[];
  /** About its middle. */
  readonly location: readonly [lat: number, lon: number];
}

const land = (
  country_code: string,
  [nl, en, fr, de]: readonly [string, string, string, string],
  location: readonly [number, number],
  also: readonly string[] = [],
): Land => ({ type: 'administrative_area_level_1', country_code, names: { nl, en, fr, de }, also, location });

/** Lands that lists of persons give as a place of birth. */
export const lands: readonly Land[] = [
  land('GB', ['Engeland', 'England', 'Angleterre', 'England'], [52.6, -1.5]),
  land('GB', ['Schotland', 'Scotland', 'Écosse', 'Schottland'], [56.8, -4.2]),
  land('GB', ['Wales', 'Wales', 'Pays de Galles', 'Wales'], [52.3, -3.7]),
  land('GB', ['Noord-Ierland', 'Northern Ireland', 'Irlande du Nord', 'Nordirland'], [54.6, -6.7], ['Ulster']),
  land('CA', ['Newfoundland', 'Newfoundland', 'Terre-Neuve', 'Neufundland'], [48.8, -56.1]),
  land('CA', ['Ontario', 'Ontario', 'Ontario', 'Ontario'], [50, -86]),
  land('CA', ['Quebec', 'Quebec', 'Québec', 'Quebec'], [52, -72]),
  land('CA', ['Nova Scotia', 'Nova Scotia', 'Nouvelle-Écosse', 'Neuschottland'], [45.1, -63.2]),
  land('CA', ['New Brunswick', 'New Brunswick', 'Nouveau-Brunswick', 'Neubraunschweig'], [46.6, -66.4]),
  land('CA', ['Manitoba', 'Manitoba', 'Manitoba', 'Manitoba'], [54.9, -97.1]),
  land('CA', ['Saskatchewan', 'Saskatchewan', 'Saskatchewan', 'Saskatchewan'], [54.4, -105.9]),
  land('CA', ['Alberta', 'Alberta', 'Alberta', 'Alberta'], [55, -115]),
  land('CA', ['Brits-Columbia', 'British Columbia', 'Colombie-Britannique', 'British Columbia'], [54.8, -124.9]),
  land('CZ', ['Bohemen', 'Bohemia', 'Bohême', 'Böhmen'], [49.9, 14.4]),
  land('CZ', ['Moravië', 'Moravia', 'Moravie', 'Mähren'], [49.4, 17], ['Morava']),
  land('CZ', ['Silezië', 'Silesia', 'Silésie', 'Schlesien'], [49.9, 17.7]),
  land('SI', ['Krain', 'Carniola', 'Carniole', 'Krain'], [45.9, 14.6], ['Kranjska']),
  land('AT', ['Karinthië', 'Carinthia', 'Carinthie', 'Kärnten'], [46.8, 13.9], ['Koroška']),
  land('AT', ['Stiermarken', 'Styria', 'Styrie', 'Steiermark'], [47.2, 15.1], ['Štajerska']),
  land('IT', ['Küstenland', 'Austrian Littoral', 'Littoral autrichien', 'Küstenland'], [45.6, 13.8], ['Primorska']),
  land('AT', ['Tirol', 'Tyrol', 'Tyrol', 'Tirol'], [47.2, 11.4]),
  land('AT', ['Salzburg (land)', 'Salzburg (land)', 'Salzbourg (land)', 'Land Salzburg'], [47.4, 13.2]),
  land('AT', ['Opper-Oostenrijk', 'Upper Austria', 'Haute-Autriche', 'Oberösterreich'], [48.1, 13.9]),
  land('AT', ['Neder-Oostenrijk', 'Lower Austria', 'Basse-Autriche', 'Niederösterreich'], [48.3, 15.8]),
  land('UA', ['Galicië', 'Galicia', 'Galicie', 'Galizien'], [49.6, 23.5]),
  land('UA', ['Boekovina', 'Bukovina', 'Bucovine', 'Bukowina'], [48, 25.7]),
  land('HR', ['Dalmatië', 'Dalmatia', 'Dalmatie', 'Dalmatien'], [43.5, 16.4]),
  land('HR', ['Kroatië-Slavonië', 'Croatia-Slavonia', 'Croatie-Slavonie', 'Kroatien-Slawonien'], [45.5, 16.8]),
  land('RO', ['Zevenburgen', 'Transylvania', 'Transylvanie', 'Siebenbürgen'], [46.5, 24.6]),
];
