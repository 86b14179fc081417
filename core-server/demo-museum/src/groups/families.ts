import { beginLife, familynameOf, foundHouse, recordBirth } from '../lives/childhood.ts';
import { recordCivilian } from '../lives/civilian.ts';
import { recordFamily } from '../lives/youth.ts';
import { armies } from '../military/armies.ts';
import { givenNames } from '../names/givenNames.ts';
import { dayOf } from '../random/historicalDay.ts';
import type { GroupBuilder } from './GroupBuilder.ts';
import { soldier } from './soldiers.ts';

const belgianArmy = armies.find(({ name }) => name === 'A.B.L.');

/** A Belgian soldier cut off from his family, and the mother who fled or stayed. */
export function mothersAndSons(group: GroupBuilder): void {
  const { random, world } = group;
  if (!belgianArmy) return;
  const origin = world.origins.westFlemish;
  const { culture } = origin;
  const motherBorn = dayOf('1914-10-01') - Math.round((42 + random.fraction() * 22) * 365.25);
  const mothersHouse = foundHouse(origin, random);
  const names = givenNames(culture, 'female', random);
  const maiden = familynameOf(culture, mothersHouse.familyname, 'female');
  const house = foundHouse(origin, random, {
    home: mothersHouse.home,
    language: mothersHouse.language,
    mother: `${names.split(' ')[0]} ${maiden}`,
  });
  const mother = beginLife(world, random, group.next, {
    house: mothersHouse,
    sex: 'female',
    born: motherBorn,
    surname: names,
  });
  mother.truth.spouse = house.father;
  mother.truth.offspring = house.children;
  recordBirth(mother);
  const flight = random.chance(0.75) ? group.flights.draw(mothersHouse.home, random) : null;
  recordCivilian(mother, {
    house: mothersHouse,
    fate: 'refugee',
    day: dayOf('1921-01-01') + random.whole(0, 9000),
    flight,
  });
  // Some imported lists name relatives who were no victims at all.
  if (random.chance(0.5)) mother.draft.victim_type = random.chance(0.75) ? 'none' : 'unknown';
  recordFamily(mother);
  group.admit(mother);
  const { biography: son } = soldier(group, {
    army: belgianArmy,
    house,
    born: motherBorn + Math.round((20 + random.fraction() * 7) * 365.25),
    order: 1,
  });
  group.relate(son, 'parent', mother, random.chance(0.3) ? 'Schreven elkaar via het Rode Kruis.' : '');
}
