import { expect, test } from 'vitest';
import { wholeYear, yearOfTheWar } from './wholeYear.ts';

test.each([
  ['14', '1914'],
  ['00', '1900'],
  ['65', '1965'],
  ['66', '1866'],
  ['92', '1892'],
])('near the war %s is %s [S3]', (typed, year) => {
  expect(wholeYear(typed, yearOfTheWar)).toBe(year);
});

test('a day of our own time lies near today', () => {
  expect([wholeYear('26', 2026), wholeYear('35', 2026), wholeYear('99', 2026)]).toEqual(['2026', '2035', '1999']);
});

test.each(['', '?', '1', '191', '1914'])('%s is left as it was typed', (typed) => {
  expect(wholeYear(typed, yearOfTheWar)).toBe(typed);
});
