import type { Biography } from '../lives/Biography.ts';
import { familynameOf, foundHouse, type House } from '../lives/childhood.ts';
import { type CivilianFate, dayOfFate } from '../lives/civilian.ts';
import type { Flight } from '../lives/exile.ts';
import { type Blow, bombardmentOf } from '../lives/frontZone.ts';
import type { Sex } from '../names/Culture.ts';
import { givenNames } from '../names/givenNames.ts';
import { type DayNumber, dayOf } from '../random/historicalDay.ts';
import { civilian } from './civilians.ts';
import type { GroupBuilder } from './GroupBuilder.ts';

/** What happened to a house: some of it died, the others fled or went on. */
interface Story {
  readonly death: 'shelled' | 'exile';
  /** Share of the house that died. */
  readonly risk: number;
  readonly day: DayNumber;
  readonly blow: Blow;
  readonly flight: Flight;
}

function drawStory({ random, flights }: GroupBuilder, home: House['home']): Story {
  if (random.chance(0.4)) {
    const { day, blow } = bombardmentOf(home, random);
    // Those who lived through it left soon after.
    return { death: 'shelled', risk: 0.5, day, blow, flight: flights.draw(home, random, day + random.whole(1, 20)) };
  }
  const flight = flights.draw(home, random);
  const risk = random.chance(0.3) ? 0.4 : 0.16;
  const day = Math.max(dayOfFate('exile', home, random), flight.leaves + 30);
  return { death: 'exile', risk, day, blow: 'civilianShelled', flight };
}

/** One person's part in the story: fate, day and way out. */
function partIn(story: Story, home: House['home'], { random }: GroupBuilder) {
  if (!random.chance(story.risk)) {
    const fate: CivilianFate = 'refugee';
    return { fate, day: dayOfFate('refugee', home, random), flight: story.flight };
  }
  if (story.death === 'shelled') return { fate: story.death, day: story.day, flight: null, blow: story.blow };
  return { fate: story.death, day: story.day + random.whole(0, 60), flight: story.flight };
}

/** Husband, wife, children and sometimes a grandfather, whom the war drove out, parted or killed together. */
export function household(group: GroupBuilder): void {
  const { random, world } = group;
  const origin = world.origins[random.chance(0.9) ? 'westFlemish' : 'northFrench'];
  const { culture } = origin;
  const house = foundHouse(origin, random);
  const { home, language } = house;
  const story = drawStory(group, home);
  const taken = new Set<string>();
  const named = (sex: Sex) => {
    const names = givenNames(culture, sex, random, taken);
    taken.add(names.split(' ')[0] as string);
    return names;
  };
  const called = (names: string, family: string) => `${names.split(' ')[0]} ${family}`;
  const fathersNames = named('male');
  const mothersNames = named('female');
  const mothersHouse = foundHouse(origin, random, { home, language });
  const count = random.whole(1, 4);
  const nest: House = {
    ...house,
    father: called(fathersNames, house.familyname),
    mother: called(mothersNames, familynameOf(culture, mothersHouse.familyname, 'female')),
    children: count + random.whole(0, 3),
  };
  const fatherBorn = dayOf('1914-10-01') - Math.round((30 + random.fraction() * 20) * 365.25);
  const motherBorn = fatherBorn + random.whole(-400, 2600);
  const father = civilian(group, {
    ...partIn(story, home, group),
    house,
    sex: 'male',
    born: fatherBorn,
    surname: fathersNames,
    spouse: nest.mother,
    offspring: nest.children,
  });
  const mother = civilian(group, {
    ...partIn(story, home, group),
    house: mothersHouse,
    sex: 'female',
    born: motherBorn,
    surname: mothersNames,
    spouse: nest.father,
    offspring: nest.children,
  });
  group.relate(father, 'married', mother);
  const children: Biography[] = [];
  for (let index = 0; index < count; index++) {
    const sex: Sex = random.chance(0.5) ? 'male' : 'female';
    const grown = motherBorn + Math.round((20 + index * 2.1 + random.fraction()) * 365.25);
    const child = civilian(group, {
      ...partIn(story, home, group),
      house: nest,
      sex,
      surname: named(sex),
      born: Math.min(grown, dayOf('1914-06-01') - (count - index) * 420),
      order: index + 1,
    });
    group.relate(child, 'parent', father);
    group.relate(child, 'parent', mother);
    for (const other of children) group.relate(child, 'sibling', other);
    children.push(child);
  }
  if (random.chance(0.22)) addGrandfather(group, house, father, children, story);
}

function addGrandfather(
  group: GroupBuilder,
  house: House,
  father: Biography,
  grandchildren: readonly Biography[],
  story: Story,
): void {
  const { random } = group;
  const { home, language, familyname, origin } = house;
  const grandfather = civilian(group, {
    ...partIn({ ...story, risk: 0.8 }, home, group),
    house: foundHouse(origin, random, { home, language, familyname }),
    sex: 'male',
    born: father.truth.born - Math.round((24 + random.fraction() * 12) * 365.25),
    surname: house.father.split(' ')[0] as string,
  });
  group.relate(father, 'parent', grandfather);
  for (const grandchild of grandchildren) group.relate(grandchild, 'grandparent', grandfather);
}
