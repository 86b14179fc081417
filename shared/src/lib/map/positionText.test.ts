import { expect, test } from 'vitest';
import { coordinateText, positionText } from './positionText.ts';

test('a position is written with four decimals and the separators of the language', () => {
  const ypres = { lat: 50.851234, lon: 2.9 };
  expect(positionText(ypres, 'nl')).toBe('50,8512; 2,9000');
  expect(positionText(ypres, 'en')).toBe('50.8512, 2.9000');
  expect(positionText(ypres, 'fr')).toBe('50,8512\u00a0; 2,9000');
  expect(positionText(ypres, 'de')).toBe('50,8512; 2,9000');
});

test('a coordinate west of Greenwich begins with a sign that can be typed', () => {
  expect(coordinateText(-106.26, 'nl')).toBe('-106,2600');
  expect(coordinateText(-6.26, 'en')).toBe('-6.2600');
});
