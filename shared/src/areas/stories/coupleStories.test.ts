import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coupleStories, fromOtherSide, type StoryFacts } from './coupleStories.ts';
import { storyTags } from './storyTypes.ts';

const story = (id: string, given: Partial<StoryFacts> = {}): StoryFacts => ({
  id,
  tags: [],
  places: [],
  died: null,
  ...given,
});
const ieper = { id: 'ieper', lat: 50.8512, lon: 2.8859 };
/** 3 km away. */
const zillebeke = { id: 'zillebeke', lat: 50.8353, lon: 2.9214 };
/** 11 km away. */
const poperinge = { id: 'poperinge', lat: 50.855, lon: 2.7256 };
const nowhere = { id: 'nowhere', lat: null, lon: null };

test('themes, places within five kilometres and the day of death are what stories share [STORY-13, STORY-16, STORY-19]', () => {
  const a = story('a', { tags: ['gas', 'sport'], places: [ieper, poperinge], died: '19170731' });
  const b = story('b', { tags: ['sport', 'art'], places: [zillebeke], died: '19170731' });
  expect(coupleStories(a, b)).toEqual([
    { kind: 'died', date: '19170731' },
    { kind: 'place', place: 'ieper', other: 'zillebeke', km: 3.056 },
    { kind: 'tag', tag: 'sport' },
  ]);
  expect(coupleStories(story('c', { places: [poperinge] }), b)).toEqual([]);
});

test('the same place counts wherever it lies, an unknown one for itself only, and no day for no day [STORY-19]', () => {
  const shared = coupleStories(story('a', { places: [nowhere] }), story('b', { places: [nowhere, ieper] }));
  expect(shared).toEqual([{ kind: 'place', place: 'nowhere', other: 'nowhere', km: 0 }]);
  expect(coupleStories(story('a'), story('b'))).toEqual([]);
});

test('a place counts once, with the nearest one [STORY-19]', () => {
  const a = story('a', { places: [ieper, zillebeke] });
  expect(coupleStories(a, story('b', { places: [zillebeke] }))).toEqual([
    { kind: 'place', place: 'zillebeke', other: 'zillebeke', km: 0 },
  ]);
});

test('is the same from either side [STORY-21]', () => {
  const place = fc.record({
    id: fc.constantFrom('p1', 'p2', 'p3', 'p4', 'p5'),
    lat: fc.double({ min: 50.8, max: 50.9, noNaN: true }),
    lon: fc.double({ min: 2.8, max: 3, noNaN: true }),
  });
  const facts = fc.record({
    id: fc.constant('x'),
    tags: fc.uniqueArray(fc.constantFrom(...storyTags.slice(0, 4))),
    places: fc.uniqueArray(place, { selector: ({ id }) => id, maxLength: 4 }),
    died: fc.constantFrom(null, '19170731', '19180101'),
  });
  const bySpelling = (list: unknown[]) => list.map((each) => JSON.stringify(each)).sort();
  fc.assert(
    fc.property(facts, facts, (a, b) => {
      expect(bySpelling(fromOtherSide(coupleStories(a, b)))).toEqual(bySpelling(coupleStories(b, a)));
    }),
    { numRuns: 500 },
  );
});
