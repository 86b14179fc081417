import { expect, test } from 'vitest';
import { largeTypeMm, pixelsPerMm, sizesOnPanel } from './panelSize.ts';

test.each([
  [21.5, 4.03],
  [24, 3.61],
  [27, 3.21],
  [32, 2.71],
  [43, 2.02],
  [55, 1.58],
])('a panel of %f inches has %f pixels a millimetre', (inches, expected) => {
  expect(pixelsPerMm(inches)).toBeCloseTo(expected, 1);
});

test('large letters at arm’s length are 42 px on the smallest panel and 21 on a large one', () => {
  expect(Math.round(largeTypeMm(600) * pixelsPerMm(21.5))).toBe(42);
  expect(Math.round(largeTypeMm(600) * pixelsPerMm(43))).toBe(21);
});

test('text and buttons keep their size in the hand, and on a large panel the pixels they need [beyond 15]', () => {
  expect(sizesOnPanel(21.5, 600)).toEqual({ body: 7.95, large: largeTypeMm(600), target: 20.85 });
  const huge = sizesOnPanel(55, 600);
  expect([huge.body, huge.target].map((mm) => Math.round(mm * pixelsPerMm(55)))).toEqual([24, 64]);
});
