import { describe, expect, test } from 'vitest';
import { makesCircle, mergeMakesCircle, type ParentLink } from './findCircle.ts';

const always = '????????';
const link = (parent_id: string, from_date = always, to_date = always): ParentLink => ({
  parent_id,
  from_date,
  to_date,
});

const reading = (links: Readonly<Record<string, readonly ParentLink[]>>) => async (id: string) => links[id] ?? [];

describe('a record is its own ancestor', () => {
  test('over others, on the days that all links share [MILITARY-35]', async () => {
    const parents = reading({ b: [link('c', '1915????', '1917????')], c: [link('a', '1917????')] });
    expect(await makesCircle('a', link('b', '1914????', '19170531'), parents)).toBe(true);
    expect(await makesCircle('a', link('b', '1914????', '1916????'), parents)).toBe(false);
  });

  test('not where one link ends on the day on which the next begins', async () => {
    const parents = reading({ b: [link('a', '19180501')] });
    expect(await makesCircle('a', link('b', '1917????', '19180501'), parents)).toBe(false);
  });

  // Of three links that share one day one is of that day alone; whichever is asked about is the same circle.
  test.each([
    ['a', link('b', '19180501', '19180501'), { b: [link('c', '19180501')], c: [link('a', '1917????', '19180501')] }],
    ['b', link('c', '19180501'), { c: [link('a', '1917????', '19180501')], a: [link('b', '19180501', '19180501')] }],
    ['c', link('a', '1917????', '19180501'), { a: [link('b', '19180501', '19180501')], b: [link('c', '19180501')] }],
  ])('on a day that one link is of, asked from %s', async (id, asked, links) => {
    expect(await makesCircle(id, asked, reading(links))).toBe(true);
  });

  test('as one with another, where either leads to the other', async () => {
    const parents = reading({ a: [link('c')], c: [link('b', '1916????')] });
    expect(await mergeMakesCircle('a', 'b', parents)).toBe(true);
    expect(await mergeMakesCircle('a', 'd', parents)).toBe(false);
  });
});
