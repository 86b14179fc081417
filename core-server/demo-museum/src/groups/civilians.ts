import type { Biography } from '../lives/Biography.ts';
import { carer } from '../lives/caring.ts';
import { beginLife, foundHouse, type House, recordBirth } from '../lives/childhood.ts';
import { type CivilianFate, dayOfFate, drawCivilianFate, recordCivilian } from '../lives/civilian.ts';
import type { Flight } from '../lives/exile.ts';
import { type Blow, type Bombardment, bombardmentOf, wasOccupied } from '../lives/frontZone.ts';
import { recordRemembrance } from '../lives/remembrance.ts';
import { recordFamily } from '../lives/youth.ts';
import type { Sex } from '../names/Culture.ts';
import type { OriginKey } from '../peoples/origins.ts';
import type { KnownPlace } from '../places/PlaceBook.ts';
import { type DayNumber, dayOf } from '../random/historicalDay.ts';
import { Urn } from '../random/Urn.ts';
import type { GroupBuilder } from './GroupBuilder.ts';

const civilians = new Urn<OriginKey>([
  ['westFlemish', 78],
  ['flemish', 8],
  ['walloon', 6],
  ['northFrench', 8],
]);
/** Towns and villages where the invader shot inhabitants in 1914. */
const massacres =
  'Aarschot, Dinant, Andenne, Tamines, Leuven, Dendermonde, Haacht, Roeselare, Ledegem, Staden, Handzame, Zarren, Esen, Beerst, Leke, Keiem';

export interface CivilianGiven {
  readonly house: House;
  readonly sex: Sex;
  readonly born: DayNumber;
  readonly fate: CivilianFate;
  readonly day: DayNumber;
  readonly flight: Flight | null;
  readonly blow?: Blow;
  readonly order?: number;
  readonly surname?: string;
  readonly spouse?: string;
  readonly offspring?: number;
}

/** Adds a civilian with a whole life to the group. */
export function civilian(group: GroupBuilder, given: CivilianGiven): Biography {
  const { house, sex, born, fate, day, flight, blow } = given;
  const biography = beginLife(group.world, group.random, group.next, {
    house,
    sex,
    born,
    ...(given.order === undefined ? {} : { order: given.order }),
    ...(given.surname === undefined ? {} : { surname: given.surname }),
  });
  biography.truth.spouse = given.spouse ?? '';
  biography.truth.offspring = given.offspring ?? 0;
  recordBirth(biography);
  recordCivilian(biography, { house, fate, day, flight, ...(blow ? { blow } : {}) });
  recordFamily(biography);
  recordRemembrance(biography);
  return group.admit(biography);
}

/** Ages of civilian victims: children, the old, and everybody between. */
function civiliansBirth(fate: CivilianFate, day: DayNumber, { random }: GroupBuilder): DayNumber {
  const warDay = Math.min(day, dayOf(fate === 'returned' ? '1915-06-01' : '1918-06-01'));
  const age =
    fate === 'forcedLabour' || fate === 'returned'
      ? 16 + random.fraction() * 34
      : fate === 'executed'
        ? 19 + random.fraction() * 45
        : fate === 'massacre'
          ? 12 + random.fraction() * 62
          : fate === 'refugee'
            ? random.fraction() ** 1.3 * 60
            : random.fraction() * 82;
  return Math.floor((fate === 'explosive' ? day : warDay) - (age + 0.1) * 365.25);
}

function houseFor(group: GroupBuilder, fate: CivilianFate): House {
  const { world, random } = group;
  if (fate !== 'massacre') {
    const origin = world.origins[civilians.draw(random)];
    const underTheOccupier = fate === 'forcedLabour' || fate === 'executed' || fate === 'returned';
    let house = foundHouse(origin, random);
    while (underTheOccupier && !wasOccupied(house.home)) house = { ...house, home: origin.homes.draw(random) };
    return house;
  }
  const home = random.pick(world.places.list(massacres));
  const origin =
    world.origins[home.area1 === 'Wallonië' ? 'walloon' : home.area2 === 'West-Vlaanderen' ? 'westFlemish' : 'flemish'];
  return foundHouse(origin, random, { home });
}

/** Whether and how somebody fled whose life ended so: before a death in exile, or home again before a later one. */
function flightFor(fate: CivilianFate, day: DayNumber, home: KnownPlace, group: GroupBuilder): Flight | null {
  const { random, flights } = group;
  const flight = flights.draw(home, random);
  if (fate === 'refugee') return flight;
  if (fate === 'exile') return flight.leaves < day - 10 ? flight : flights.draw(home, random, day - 40);
  const isHomeAgain = fate === 'explosive' && flight.returns < day;
  return isHomeAgain && random.chance(0.5) ? flight : null;
}

/** Somebody whom the war met alone. */
export function loneCivilian(group: GroupBuilder): void {
  const { random } = group;
  const fate = drawCivilianFate(random);
  const house = houseFor(group, fate);
  const { day, blow }: Bombardment =
    fate === 'shelled'
      ? bombardmentOf(house.home, random)
      : { day: dayOfFate(fate, house.home, random), blow: 'civilianShelled' };
  const menOnly = fate === 'massacre' || fate === 'executed' || fate === 'forcedLabour' || fate === 'returned';
  civilian(group, {
    house,
    sex: random.chance(menOnly ? 0.88 : 0.5) ? 'male' : 'female',
    fate,
    day,
    blow,
    born: civiliansBirth(fate, day, group),
    flight: flightFor(fate, day, house.home, group),
  });
}

/** A nurse or a nun, alone in the list. */
export function loneCarer(group: GroupBuilder): void {
  const biography = carer(group.world, group.random, group.next);
  recordRemembrance(biography);
  group.admit(biography);
}
