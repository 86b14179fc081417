import { expect, test } from 'vitest';
import { daysOfDeath, isDayOfYear } from './dayOfDeath.ts';

test('remembers on 28 February those of the 29th, in years that have none', () => {
  const both = [
    { month: 2, day: 28 },
    { month: 2, day: 29 },
  ];
  expect(daysOfDeath({ month: 2, day: 28 }, 2027)).toEqual(both);
  expect(daysOfDeath({ month: 2, day: 28 }, 2100)).toEqual(both);
  expect(daysOfDeath({ month: 2, day: 28 }, 2028)).toEqual([both[0]]);
  expect(daysOfDeath({ month: 2, day: 29 }, 2028)).toEqual([both[1]]);
  expect(daysOfDeath({ month: 7, day: 31 }, 2027)).toEqual([{ month: 7, day: 31 }]);
});

test.each([
  [{ month: 2, day: 29 }, true],
  [{ month: 2, day: 30 }, false],
  [{ month: 4, day: 31 }, false],
  [{ month: 12, day: 31 }, true],
])('%o is a day of some year: %s', (day, expected) => {
  expect(isDayOfYear(day)).toBe(expected);
});
