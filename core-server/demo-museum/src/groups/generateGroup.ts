import type { DemoGroup } from '../demoRecords.ts';
import type { Flights } from '../lives/exile.ts';
import { Random } from '../random/Random.ts';
import { Urn } from '../random/Urn.ts';
import type { World } from '../World.ts';
import { loneCarer, loneCivilian } from './civilians.ts';
import { mothersAndSons } from './families.ts';
import { GroupBuilder } from './GroupBuilder.ts';
import { household } from './household.ts';
import { brothers, comrades, kinsmen, soldier } from './soldiers.ts';

/** What brings persons together, with the share of groups of that kind. */
const kinds = new Urn<(group: GroupBuilder) => void>([
  [(group) => void soldier(group), 640],
  [loneCivilian, 190],
  [loneCarer, 26],
  [brothers, 30],
  [comrades, 26],
  [household, 42],
  [mothersAndSons, 20],
  [(group) => kinsmen(group, 'cousin'), 10],
  [(group) => kinsmen(group, 'friend'), 10],
  [(group) => kinsmen(group, 'family'), 3],
  [(group) => kinsmen(group, 'other'), 3],
]);

/** The group that begins with person number `firstOrdinal`; it depends on nothing but the seed and that number. */
export function generateGroup(world: World, flights: Flights, firstOrdinal: number): DemoGroup {
  const random = new Random(world.seed, firstOrdinal);
  const group = new GroupBuilder(world, flights, random, firstOrdinal);
  kinds.draw(random)(group);
  return group.finish();
}
