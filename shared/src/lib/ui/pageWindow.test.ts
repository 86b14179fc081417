import { expect, test } from 'vitest';
import { pageWindow } from './pageWindow.ts';

test.each([
  [1, 3, [1, 2, 3]],
  [1, 40, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [20, 40, [16, 17, 18, 19, 20, 21, 22, 23, 24]],
  [40, 40, [32, 33, 34, 35, 36, 37, 38, 39, 40]],
])('on page %i of %i at most nine pages are linked [LIST-07]', (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected);
});
