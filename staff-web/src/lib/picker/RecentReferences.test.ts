import { expect, test } from 'vitest';
import { RecentReferences } from './RecentReferences.ts';
import type { Reference } from './referenceSources.ts';

const place = (id: string): Reference => ({ kind: 'place', id, name: id, facts: [] });

test('the last five choices of a kind are kept, newest first and each once, until they are forgotten', () => {
  const recent = new RecentReferences();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'd']) recent.add(place(id), 'nl');
  expect(recent.of('place', 'nl').map(({ id }) => id)).toEqual(['d', 'f', 'e', 'c', 'b']);
  expect(recent.of('place', 'fr')).toEqual([]);
  expect(recent.of('memorial', 'nl')).toEqual([]);
  recent.clear();
  expect(recent.of('place', 'nl')).toEqual([]);
});
