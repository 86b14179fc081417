import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Culture, Sex } from '../names/Culture.ts';
import { givenNames, initialsOf, otherGivenName } from '../names/givenNames.ts';
import type { Livelihood, Origin } from '../peoples/origins.ts';
import type { KnownPlace } from '../places/PlaceBook.ts';
import { type DayNumber, knownDate, type Precision } from '../random/historicalDay.ts';
import type { Random } from '../random/Random.ts';
import { mensTrades } from '../texts/trades.ts';
import { streets } from '../texts/vocabulary.ts';
import type { World } from '../World.ts';
import { Biography, type Truth } from './Biography.ts';

/** The house that a person grew up in; brothers and sisters share it. */
export interface House {
  readonly origin: Origin;
  readonly familyname: string;
  readonly father: string;
  readonly mother: string;
  readonly home: KnownPlace;
  readonly language: Truth['language'];
  readonly livelihood: Livelihood;
  readonly fathersTrade: Truth['fathersTrade'];
  readonly children: number;
}

/** A family name as the women of the family bear it. */
export const familynameOf = (culture: Culture, familyname: string, sex: Sex): string =>
  sex === 'female' && culture.femaleForm ? culture.femaleForm(familyname) : familyname;

export function foundHouse(origin: Origin, random: Random, given: Partial<House> = {}): House {
  const { culture } = origin;
  const familyname = given.familyname ?? culture.familyName(random);
  const livelihood = origin.livelihood.draw(random);
  const maidenName = familynameOf(culture, culture.familyName(random), 'female');
  const firstName = (sex: Sex) => givenNames(culture, sex, random).split(' ')[0] as string;
  return {
    origin,
    familyname,
    livelihood,
    home: origin.homes.draw(random),
    language: origin.languages.draw(random),
    father: `${firstName('male')} ${familyname}`,
    mother: culture.girls ? `${firstName('female')} ${maidenName}` : '',
    fathersTrade: random.pick(mensTrades[livelihood]),
    children: Math.max(1, Math.min(11, Math.round(2 + random.fraction() * 4 + random.fraction() * 4))),
    ...given,
  };
}

interface Birth {
  readonly house: House;
  readonly sex: Sex;
  readonly born: DayNumber;
  readonly order?: number;
  readonly surname?: string;
}

/** Begins the record of a person: truth, names, and what became known of the birth is left to `recordBirth`. */
export function beginLife(world: World, random: Random, ordinal: number, birth: Birth): Biography {
  const { house, sex } = birth;
  const biography = new Biography(world, random, ordinal, {
    sex,
    origin: house.origin,
    language: house.language,
    home: house.home,
    born: birth.born,
    died: null,
    father: house.father,
    mother: house.mother,
    fatherless: random.chance(0.22),
    spouse: '',
    offspring: 0,
    sibling: '',
    trade: null,
    fathersTrade: house.fathersTrade,
    children: house.children,
    order: birth.order ?? random.whole(1, house.children),
    unit: null,
  });
  writeNames(biography, house, birth.surname ?? givenNames(house.origin.culture, sex, random));
  return biography;
}

function writeNames({ draft, random, truth }: Biography, { familyname, origin }: House, surname: string): void {
  const { culture } = origin;
  draft.surname = surname;
  draft.familyname = familynameOf(culture, familyname, truth.sex);
  draft.nationality = origin.nationality;
  // Some lists of names do not say whether they mean a man or a woman.
  draft.gender = random.chance(0.993) ? truth.sex : 'undefined';
  if (random.chance(0.15)) {
    const variant = culture.variantOf(draft.familyname, random);
    if (variant) draft.alternative_familynames.push(variant);
  }
  if (random.chance(0.13)) {
    const other = otherGivenName(surname, random);
    if (other) draft.alternative_surnames.push(other);
  }
  if (random.chance(0.3)) draft.initials = initialsOf(surname);
}

/** What the source knows of the birth, and the event for it. */
export function recordBirth(biography: Biography): void {
  const { random, truth, draft } = biography;
  const { origin, home } = truth;
  const precision = birthPrecision(random, origin.knownBirths);
  const { day, month, year } = knownDate(truth.born, precision);
  Object.assign(draft, { born_day: day, born_month: month, born_year: year });
  const knowsPlace = random.chance(precision === 'none' ? 0.55 : 0.86);
  const place = random.chance(0.76) ? home : origin.homes.draw(random);
  const isAbroad = !['BE', 'FR'].includes(place.country);
  // A clerk far away often noted the country alone.
  const noted = isAbroad && random.chance(0.03) ? countryOf(biography, place) : place;
  biography.add('born', {
    when: { day: truth.born, precision },
    place_id: knowsPlace ? noted.id : null,
    topo: knowsPlace && random.chance(0.06) ? address(biography, place) : '',
    description: biography.tell('born', 0.16 * (precision === 'none' ? 0 : 1), { place }),
  });
}

function birthPrecision(random: Random, known: number): Precision {
  if (random.chance(known)) return 'day';
  const spot = random.fraction();
  if (spot < 0.08) return 'month';
  return spot < 0.45 ? 'year' : 'none';
}

const countryNamesInBook: Readonly<Record<string, string>> = {
  GB: 'Schotland',
  IE: 'Ierland',
  DE: 'Duitsland',
  CA: 'Canada',
  AU: 'Australië',
  NZ: 'Nieuw-Zeeland',
  IN: 'India',
  US: 'Verenigde Staten',
  PT: 'Portugal',
  CN: 'China',
  SN: 'Senegal',
};
function countryOf({ world }: Biography, place: KnownPlace): KnownPlace {
  const key = place.country === 'GB' && place.area1 !== 'Schotland' ? undefined : countryNamesInBook[place.country];
  return key ? world.places.get(key) : place;
}

/** A street and number that could stand in any town of the place's language. */
export function address({ random }: Biography, place: KnownPlace): string {
  const language = languageAt(place);
  const street = random.pick(streets[language]);
  const number = random.whole(1, 94);
  if (language === 'en') return `${number} ${street}`;
  return language === 'fr' ? `${number}, ${street}` : `${street} ${number}`;
}

function languageAt({ country, area1 }: KnownPlace): Language {
  if (country === 'BE') return area1 === 'Wallonië' ? 'fr' : 'nl';
  if (country === 'DE' || country === 'AT') return 'de';
  if (country === 'NL') return 'nl';
  return country === 'FR' || country === 'DZ' || country === 'MA' ? 'fr' : 'en';
}
