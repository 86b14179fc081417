import { expect, test } from 'vitest';
import { shownAs } from './mergeFieldHistory.ts';

test.each([
  ['born_topo', 'person_event', 'topo'],
  ['died_place_id', 'person_event', 'place_id'],
  ['died_description', 'person_event', 'description'],
  ['death_reason', 'person_event', 'death_reason'],
  ['died_age', 'person', 'died_age'],
  ['description', 'person', 'description'],
] as const)('%s of the merged card is shown as the %s shows its %s', (field, record, name) => {
  expect(shownAs(field)).toEqual([record, name]);
});
