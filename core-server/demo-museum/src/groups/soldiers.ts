import type { Biography } from '../lives/Biography.ts';
import { beginLife, foundHouse, type House, recordBirth } from '../lives/childhood.ts';
import { recordRemembrance } from '../lives/remembrance.ts';
import {
  drawOrigin,
  drawService,
  drawSoldiersBirth,
  enlistmentDay,
  recordDecoration,
  recordService,
  type Service,
} from '../lives/soldier.ts';
import { drawFate, recordFate, type SoldiersFate } from '../lives/soldiersFate.ts';
import { recordGrave } from '../lives/soldiersGrave.ts';
import { recordFamily, recordYouth } from '../lives/youth.ts';
import { type Army, armies } from '../military/armies.ts';
import type { KnownUnit } from '../military/MilitaryBook.ts';
import { givenNames } from '../names/givenNames.ts';
import { type DayNumber, knownDate } from '../random/historicalDay.ts';
import { Urn } from '../random/Urn.ts';
import type { GroupBuilder } from './GroupBuilder.ts';

const drawnArmies = Urn.of(armies, ({ weight }) => weight);

interface SoldierGiven {
  readonly army?: Army;
  readonly house?: House;
  readonly service?: Partial<Pick<Service, 'unit' | 'phase' | 'day' | 'place'>>;
  readonly born?: DayNumber;
  readonly order?: number;
  readonly sibling?: string;
  readonly surname?: string;
  readonly fate?: SoldiersFate;
}

/** A soldier with his whole life; what is not given is drawn. */
export function soldier(group: GroupBuilder, given: SoldierGiven = {}): { biography: Biography; service: Service } {
  const { world, random } = group;
  const army = given.army ?? drawnArmies.draw(random);
  const service = drawService(world.military, army, random, given.service);
  const house = given.house ?? foundHouse(world.origins[drawOrigin(army, service.unit, random)], random);
  const fate = given.fate ?? drawFate(service, random);
  const born = given.born ?? drawSoldiersBirth(army, service.day, random);
  const biography = beginLife(world, random, group.next, {
    house,
    sex: 'male',
    born,
    ...(given.order === undefined ? {} : { order: given.order }),
    ...(given.surname === undefined ? {} : { surname: given.surname }),
  });
  const { draft, truth } = biography;
  truth.unit = service.unit;
  truth.sibling = given.sibling ?? '';
  draft.victim_type = 'military';
  draft.victim_type_details = random.chance(0.85) ? 'none' : 'unknown';
  recordBirth(biography);
  service.joined = enlistmentDay(biography, service);
  recordYouth(biography, house, { until: service.joined, detail: army.prisoners ? 0.15 : 0.8 });
  recordService(biography, service);
  const place = recordFate(biography, service, fate);
  if (place) {
    recordGrave(biography, service, fate, place);
    draft.in_namelist = place.country === 'BE' ? random.chance(0.97) : random.chance(0.5);
    draft.irish_memorial_records = house.origin.nationality === 'Iers' && random.chance(0.85);
  }
  recordDecoration(biography, service);
  recordFamily(biography);
  recordRemembrance(biography);
  group.admit(biography);
  return { biography, service };
}

/** Two or three brothers under arms, of one house and often of one regiment. */
export function brothers(group: GroupBuilder): void {
  const { random, world } = group;
  const army = drawnArmies.draw(random);
  const first = world.military.unitOf(army, random);
  const origin = world.origins[drawOrigin(army, first, random)];
  const house = foundHouse(origin, random, { children: random.whole(3, 9) });
  const count = random.chance(0.2) ? 3 : 2;
  const eldest = drawSoldiersBirth(army, first.phases.draw(random).from, random);
  const members: Biography[] = [];
  const taken = new Set<string>();
  for (let index = 0; index < count; index++) {
    const surname = givenNames(origin.culture, 'male', random, taken);
    taken.add(surname.split(' ')[0] as string);
    const unit: KnownUnit = random.chance(0.6) ? first : world.military.unitOf(army, random);
    const elder = members[0];
    const { biography } = soldier(group, {
      army,
      house,
      surname,
      service: { unit },
      born: eldest + index * random.whole(420, 900),
      order: Math.min(house.children, index + 1),
      ...(elder ? { sibling: `${elder.draft.surname.split(' ')[0]} ${elder.draft.familyname}` } : {}),
    });
    for (const other of members) group.relate(biography, 'sibling', other);
    members.push(biography);
  }
}

/** Two cousins, or two friends who enlisted together. */
export function kinsmen(group: GroupBuilder, relation: 'cousin' | 'friend' | 'family' | 'other'): void {
  const { random } = group;
  const { biography: one, service } = soldier(group);
  const { origin } = one.truth;
  const related = relation === 'cousin' || relation === 'family';
  const { biography: two } = soldier(group, {
    army: service.army,
    house: foundHouse(origin, random, {
      home: one.truth.home,
      ...(related ? { familyname: one.draft.familyname } : {}),
    }),
    ...(random.chance(0.6) ? { service: { unit: service.unit } } : {}),
  });
  const comments = {
    cousin: ['', 'Neven langs vaders kant.', 'First cousins.'],
    friend: ['', 'Buren en vrienden.', 'Schoolkameraden; namen samen dienst.', 'Enlisted together.'],
    family: ['', 'Verwantschap niet nader bepaald.'],
    other: ['', 'Werkten op dezelfde hoeve.', 'Met elkaar verloofd geweest met twee zussen.'],
  }[relation];
  group.relate(one, relation, two, random.pick(comments));
}

/** Men of one unit whom the same day took, or who lay in the same trench. */
export function comrades(group: GroupBuilder): void {
  const { random } = group;
  const first = soldier(group, { fate: 'fell' });
  const { unit, phase, day, place } = first.service;
  const members = [first.biography];
  const count = random.chance(0.25) ? 3 : 2;
  for (let index = 1; index < count; index++) {
    const { biography } = soldier(group, {
      army: first.service.army,
      service: { unit, phase, ...(random.chance(0.7) ? { day, place } : {}) },
    });
    for (const other of members) group.relate(biography, 'fieldmate', other, comradesComment(biography, day, group));
    members.push(biography);
  }
}

function comradesComment(biography: Biography, day: DayNumber, { random }: GroupBuilder): string {
  if (random.chance(0.5)) return '';
  const { year } = knownDate(day, 'day');
  return {
    nl: `Dienden in ${year} bij dezelfde eenheid.`,
    en: `Served in the same unit in ${year}.`,
    fr: `Servirent dans la même unité en ${year}.`,
    de: `Dienten ${year} in derselben Einheit.`,
  }[biography.language];
}
