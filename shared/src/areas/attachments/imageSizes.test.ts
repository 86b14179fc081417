import { expect, test } from 'vitest';
import { scaledTo, sizesOf, srcSetOf } from './imageSizes.ts';

test('nothing is enlarged, and 1600 bounds the longer side [UPLOAD-19]', () => {
  expect(scaledTo({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(scaledTo({ width: 3000, height: 4000 }, 1600)).toEqual({ width: 1200, height: 1600 });
  expect(scaledTo({ width: 3000, height: 4000 }, 320)).toEqual({ width: 320, height: 427 });
  expect(scaledTo({ width: 100, height: 50 }, 320)).toEqual({ width: 100, height: 50 });
  expect(scaledTo({ width: 9000, height: 1 }, 320)).toEqual({ width: 320, height: 1 });
});

test('only sizes that differ are made, and the first that holds a small picture whole', () => {
  expect(sizesOf({ width: 100, height: 50 }).map(({ name }) => name)).toEqual([320]);
  expect(sizesOf({ width: 700, height: 500 }).map(({ name }) => name)).toEqual([320, 640, 1080]);
  expect(sizesOf({ width: 5000, height: 3000 }).map(({ name }) => name)).toEqual([320, 640, 1080, 1600]);
  // Upright, 1600 high is less than 1080 across.
  expect(sizesOf({ width: 2000, height: 4000 }).map(({ name }) => name)).toEqual([320, 640, 1080]);
});

test('srcset tells the browser the true widths', () => {
  expect(srcSetOf({ 320: '/a', 640: '/b', 1080: '/c' }, { width: 700, height: 500 })).toBe('/a 320w, /b 640w, /c 700w');
});
