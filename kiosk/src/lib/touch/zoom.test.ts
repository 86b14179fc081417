import { expect, test } from 'vitest';
import { canGrow, canShrink, panBy, wholePicture, zoomBy } from './zoom.ts';

const box = { width: 1000, height: 800 };

test('a picture grows up to six times and shrinks until it is whole, in the middle', () => {
  let zoom = wholePicture;
  for (let press = 0; press < 9; press++) zoom = zoomBy(zoom, 1.6, box);
  expect(zoom.scale).toBe(6);
  expect(canGrow(zoom)).toBe(false);
  zoom = panBy(zoom, 400, -300, box);
  for (let press = 0; press < 9; press++) zoom = zoomBy(zoom, 1 / 1.6, box);
  expect(zoom).toEqual(wholePicture);
  expect(canShrink(zoom)).toBe(false);
});

test('what is under the fingers stays there', () => {
  expect(zoomBy(wholePicture, 2, box, { x: 100, y: 50 })).toEqual({ scale: 2, x: -100, y: -50 });
});

test('a picture cannot be moved off its box', () => {
  expect(panBy({ scale: 2, x: 0, y: 0 }, 9_999, -9_999, box)).toEqual({ scale: 2, x: 500, y: -400 });
  expect(panBy(wholePicture, 100, 100, box)).toEqual(wholePicture);
});
