import { givenNames } from '../names/givenNames.ts';
import { type DayNumber, dayOf, type Precision } from '../random/historicalDay.ts';
import { companies, farms, mensTrades, womensTrades } from '../texts/trades.ts';
import { directions, girlsDirections, girlsSchools, saints, saintsAbroad, schools } from '../texts/vocabulary.ts';
import type { Biography } from './Biography.ts';
import { address, familynameOf, type House } from './childhood.ts';

export const warBegins: DayNumber = dayOf('1914-08-04');

interface Youth {
  /** Day on which ordinary life ended: call-up, flight or death. */
  readonly until: DayNumber;
  /** How much the records of such people tell about it, 1 being the usual. */
  readonly detail?: number;
  /** For nuns and nurses, who were not to marry. */
  readonly isSingle?: boolean;
}

/** School, work, address and marriage before the war took hold of the life. */
export function recordYouth(biography: Biography, house: House, { until, detail = 1, isSingle = false }: Youth): void {
  const { random, truth } = biography;
  const age = biography.ageOn(until);
  if (age >= 6 && random.chance((age < 16 ? 0.62 : 0.11) * detail)) recordSchool(biography, until);
  if (age >= 13 && truth.trade === null) {
    truth.trade = truth.sex === 'female' ? random.pick(womensTrades) : random.pick(mensTrades[house.livelihood]);
  }
  if (age >= 14 && random.chance(0.3 * detail)) recordWork(biography, house, until);
  if (!isSingle && age >= 21 && truth.spouse === '' && random.chance(age >= 26 ? 0.36 : 0.1))
    marry(biography, until, detail);
  if (random.chance(0.2 * detail)) recordAddress(biography, until);
}

function recordSchool(biography: Biography, until: DayNumber): void {
  const { random, truth, language } = biography;
  const girl = truth.sex === 'female';
  const place = truth.home;
  const school = girl ? random.pick(girlsSchools) : random.pick(schools);
  const saint = random.pick(language === 'nl' ? saints : saintsAbroad);
  const isHigher = school === schools.at(-2) || school === schools.at(-1);
  const begins = biography.yearsOld(isHigher ? 12 : 6);
  const ends = biography.yearsOld(isHigher ? random.whole(15, 18) : random.whole(11, 14));
  if (begins >= until) return;
  const directionList = girl ? girlsDirections : directions;
  const direction = isHigher ? random.pick(directionList.slice(2)) : directionList[random.whole(0, 1)];
  biography.add('school', {
    when: { day: begins, precision: 'year' },
    until: ends < until ? { day: ends, precision: random.chance(0.8) ? 'year' : 'month' } : null,
    place_id: place.id,
    school_name: biography.word(school).replace('{saint}', saint),
    school_direction: direction && random.chance(0.6) ? biography.word(direction) : '',
    description: biography.tell('school', 0.5, { age: Math.floor((ends - truth.born) / 365.25) }),
  });
}

function recordWork(biography: Biography, house: House, until: DayNumber): void {
  const { random, truth } = biography;
  if (!truth.trade) return;
  const begins = biography.yearsOld(random.whole(13, Math.min(20, Math.max(13, biography.ageOn(until) - 1))));
  if (begins >= until) return;
  const kind = house.livelihood === 'farms' ? farms : companies;
  const employed = house.livelihood !== 'colony' && truth.origin.culture.girls && random.chance(0.4);
  const employer = employed
    ? biography.word(random.pick(kind)).replace('{name}', truth.origin.culture.familyName(random))
    : '';
  biography.add('work', {
    when: random.chance(0.6) ? { day: begins, precision: 'year' } : null,
    until: random.chance(0.7) ? { day: until, precision: 'year' } : null,
    place_id: random.chance(0.85) ? truth.home.id : truth.origin.homes.draw(random).id,
    work_company_name: employer,
    work_profession: biography.word(truth.trade),
    description: biography.tell('work', 0.42),
  });
}

/** Gives the person a wife or husband, and the wedding when the records have it. */
export function marry(biography: Biography, until: DayNumber, detail = 1): void {
  const { random, truth } = biography;
  const { culture } = truth.origin;
  if (!culture.girls) return;
  const partnersSex = truth.sex === 'female' ? 'male' : 'female';
  const family = familynameOf(culture, culture.familyName(random), partnersSex);
  const first = givenNames(culture, partnersSex, random).split(' ')[0];
  truth.spouse = `${first} ${family}`;
  truth.offspring = random.chance(0.6) ? random.whole(2, 6) : 0;
  if (!random.chance(0.55 * detail)) return;
  const earliest = biography.yearsOld(20);
  const day = earliest + Math.floor(random.fraction() * Math.max(1, until - earliest));
  biography.add('marriage', {
    when: { day, precision: random.pick<Precision>(['day', 'day', 'day', 'month', 'year']) },
    place_id: random.chance(0.8) ? truth.home.id : truth.origin.homes.draw(random).id,
    marriage_partner: truth.spouse,
    description: biography.tell('marriage', 0.4),
  });
}

function recordAddress(biography: Biography, until: DayNumber): void {
  const { random, truth } = biography;
  const moved = biography.ageOn(until) > 19 && random.chance(0.2);
  const begins = biography.yearsOld(random.whole(moved ? 18 : 0, Math.max(0, biography.ageOn(until) - 1)));
  const known = begins < until && random.chance(0.35);
  const place = moved ? truth.origin.homes.draw(random) : truth.home;
  biography.add('where', {
    where_reason: moved ? 'moved' : 'homeaddress',
    when: known ? { day: begins, precision: 'year' } : { day: until, precision: 'year' },
    until: known && random.chance(0.5) ? { day: until, precision: 'year' } : null,
    place_id: place.id,
    topo: random.chance(0.75) ? address(biography, place) : '',
    description: biography.tell(moved ? 'moved' : 'home', 0.35, { place }),
  });
}

/** The words about the family in the head of the record. */
export function recordFamily(biography: Biography): void {
  const { truth, draft } = biography;
  const known = truth.origin.familyKnown;
  const age = biography.ageOn(truth.died ?? warBegins);
  const sentences = [
    biography.tell('parents', known * 0.75),
    biography.tell('family', known * 0.22),
    truth.spouse !== '' ? biography.tell('married', known * 0.6) : '',
    truth.spouse === '' && age > 18 && age < 38 ? biography.tell('single', known * 0.16) : '',
    draft.war_casualty && draft.victim_type === 'military'
      ? biography.tell('nextOfKin', known * 0.22, { street: address(biography, truth.home) })
      : '',
    truth.sibling === '' ? '' : biography.tell('familyLoss', 0.7),
  ];
  draft.description = sentences.filter(Boolean).join(' ');
}
