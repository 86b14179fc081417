import { expect, test } from 'vitest';
import { distanceText } from './distanceText.ts';

test.each([
  [3, 'nl', '0 m'],
  [40, 'de', '40 m'],
  [142, 'nl', '140 m'],
  [996, 'en', '1 km'],
  [1248, 'fr', '1,3 km'],
  [1248, 'en', '1.3 km'],
] as const)('%d m are told in %s as %s', (metres, language, text) => {
  expect(distanceText(metres, language).replace(/\s/g, ' ')).toBe(text);
});
