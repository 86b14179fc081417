import { defaultPersons, demoSeed } from './demoDefaults.ts';
import type {
  DemoGroup,
  DemoHistory,
  DemoMemorial,
  DemoMilitaryEntity,
  DemoPlace,
  DemoProject,
} from './demoRecords.ts';
import { generateGroup } from './groups/generateGroup.ts';
import { Flights } from './lives/exile.ts';
import { World } from './World.ts';

/** A whole demo museum. Persons come when they are asked for, so that a million takes no more memory than one. */
export interface DemoMuseum {
  readonly seed: number;
  readonly places: readonly DemoPlace[];
  readonly memorials: readonly DemoMemorial[];
  readonly militaryEntities: readonly DemoMilitaryEntity[];
  readonly history: readonly DemoHistory[];
  readonly projects: readonly DemoProject[];
  /** Persons with their events, in groups of relatives and comrades. Can be asked for more than once. */
  readonly groups: () => Generator<DemoGroup>;
}

/**
 * Makes a museum of fictional persons. The same seed gives the same museum to the last byte, ids included, and a smaller
 * museum is the beginning of a larger one: only its last group may be cut short.
 */
export function generateDemo(seed = demoSeed, persons = defaultPersons): DemoMuseum {
  const world = new World(seed);
  const flights = new Flights(world.places);
  return {
    seed,
    places: world.places.records,
    memorials: world.memorials.records,
    militaryEntities: world.military.entities,
    history: world.military.history,
    projects: world.projects.records,
    *groups() {
      for (let made = 0; made < persons; ) {
        const group = firstOf(generateGroup(world, flights, made), persons - made);
        made += group.persons.length;
        yield group;
      }
    },
  };
}

/** The first `count` persons of a group, with the relations among them. */
function firstOf(group: DemoGroup, count: number): DemoGroup {
  if (group.persons.length <= count) return group;
  const persons = group.persons.slice(0, count);
  const ids = new Set(persons.map(({ id }) => id));
  return {
    persons,
    relations: group.relations.filter(
      ({ person_id, related_person_id }) => ids.has(person_id) && ids.has(related_person_id),
    ),
  };
}
