import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Culture, Sex } from '../names/Culture.ts';
import { givenNames, initialsOf, otherGivenName } from '../names/givenNames.ts';
import type { Livelihood, Origin } from '../peoples/origins.ts';
import type { KnownPlace } from '../places/PlaceBook.ts';
import type { Dice } from '../random/Dice.ts';
import { type DayNumber, knownDate, type Precision } from '../random/historicalDay.ts';
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

export function foundHouse(origin: Origin, dice: Dice, given: Partial<House> = {}): House {
  const { culture } = origin;
  const familyname = given.familyname ?? culture.familyName(dice);
  const livelihood = origin.livelihood.draw(dice);
  const maidenName = familynameOf(culture, culture.familyName(dice), 'female');
  const firstName = (sex: Sex) => givenNames(culture, sex, dice).split(' ')[0] as string;
  return {
    origin,
    familyname,
    livelihood,
    home: origin.homes.draw(dice),
    language: origin.languages.draw(dice),
    father: `${firstName('male')} ${familyname}`,
    mother: culture.girls ? `${firstName('female')} ${maidenName}` : '',
    fathersTrade: dice.pick(mensTrades[livelihood]),
    children: Math.max(1, Math.min(11, Math.round(2 + dice.fraction() * 4 + dice.fraction() * 4))),
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
export function beginLife(world: World, dice: Dice, ordinal: number, birth: Birth): Biography {
  const { house, sex } = birth;
  const biography = new Biography(world, dice, ordinal, {
    sex,
    origin: house.origin,
    language: house.language,
    home: house.home,
    born: birth.born,
    died: null,
    father: house.father,
    mother: house.mother,
    fatherless: dice.chance(0.22),
    spouse: '',
    offspring: 0,
    sibling: '',
    trade: null,
    fathersTrade: house.fathersTrade,
    children: house.children,
    order: birth.order ?? dice.whole(1, house.children),
    unit: null,
  });
  writeNames(biography, house, birth.surname ?? givenNames(house.origin.culture, sex, dice));
  return biography;
}

function writeNames({ draft, dice, truth }: Biography, { familyname, origin }: House, surname: string): void {
  const { culture } = origin;
  draft.surname = surname;
  draft.familyname = familynameOf(culture, familyname, truth.sex);
  draft.nationality = origin.nationality;
  // Some lists of names do not say whether they mean a man or a woman.
  draft.gender = dice.chance(0.993) ? truth.sex : 'undefined';
  if (dice.chance(0.15)) {
    const variant = culture.variantOf(draft.familyname, dice);
    if (variant) draft.alternative_familynames.push(variant);
  }
  if (dice.chance(0.13)) {
    const other = otherGivenName(surname, dice);
    if (other) draft.alternative_surnames.push(other);
  }
  if (dice.chance(0.3)) draft.initials = initialsOf(surname);
}

/** What the source knows of the birth, and the event for it. */
export function recordBirth(biography: Biography): void {
  const { dice, truth, draft } = biography;
  const { origin, home } = truth;
  const precision = birthPrecision(dice, origin.knownBirths);
  const { day, month, year } = knownDate(truth.born, precision);
  Object.assign(draft, { born_day: day, born_month: month, born_year: year });
  const knowsPlace = dice.chance(precision === 'none' ? 0.55 : 0.86);
  const place = dice.chance(0.76) ? home : origin.homes.draw(dice);
  const isAbroad = !['BE', 'FR'].includes(place.country);
  // A clerk far away often noted the country alone.
  const noted = isAbroad && dice.chance(0.03) ? countryOf(biography, place) : place;
  biography.add('born', {
    when: { day: truth.born, precision },
    place_id: knowsPlace ? noted.id : null,
    topo: knowsPlace && dice.chance(0.06) ? address(biography, place) : '',
    description: biography.tell('born', 0.16 * (precision === 'none' ? 0 : 1), { place }),
  });
}

function birthPrecision(dice: Dice, known: number): Precision {
  if (dice.chance(known)) return 'day';
  const spot = dice.fraction();
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
export function address({ dice }: Biography, place: KnownPlace): string {
  const language = languageAt(place);
  const street = dice.pick(streets[language]);
  const number = dice.whole(1, 94);
  if (language === 'en') return `${number} ${street}`;
  return language === 'fr' ? `${number}, ${street}` : `${street} ${number}`;
}

function languageAt({ country, area1 }: KnownPlace): Language {
  if (country === 'BE') return area1 === 'Wallonië' ? 'fr' : 'nl';
  if (country === 'DE' || country === 'AT') return 'de';
  if (country === 'NL') return 'nl';
  return country === 'FR' || country === 'DZ' || country === 'MA' ? 'fr' : 'en';
}
