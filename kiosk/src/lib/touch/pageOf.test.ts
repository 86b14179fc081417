import { expect, test } from 'vitest';
import { pageOf } from './pageOf.ts';

test('a row falls into screenfuls, and a page that is not there is the nearest', () => {
  const row = ['a', 'b', 'c', 'd', 'e'];
  expect(pageOf(row, 0, 2)).toEqual({ items: ['a', 'b'], page: 0, pages: 3 });
  expect(pageOf(row, 2, 2)).toEqual({ items: ['e'], page: 2, pages: 3 });
  expect(pageOf(row, 9, 2).page).toBe(2);
  expect(pageOf(row, -1, 2).page).toBe(0);
  expect(pageOf([], 0, 2)).toEqual({ items: [], page: 0, pages: 1 });
});
