import { expect, test } from 'vitest';
import { addDays, calendarDayInBrussels, isoDay, nextMidnightInBrussels } from './calendarDay.ts';

test.each([
  ['2026-11-21T22:59:59Z', '2026-11-21'],
  ['2026-11-21T23:00:00Z', '2026-11-22'],
  ['2026-07-31T21:59:59Z', '2026-07-31'],
  ['2026-07-31T22:00:00Z', '2026-08-01'],
])('at %s it is %s in Brussels', (moment, day) => {
  expect(isoDay(calendarDayInBrussels(new Date(moment)))).toBe(day);
});

test.each([
  ['in winter', '2026-11-21T12:00:00Z', '2026-11-21T23:00:00.000Z'],
  ['in summer', '2026-07-31T12:00:00Z', '2026-07-31T22:00:00.000Z'],
  ['at midnight itself', '2026-07-31T22:00:00Z', '2026-08-01T22:00:00.000Z'],
  ['on the day of 23 hours', '2026-03-29T00:30:00Z', '2026-03-29T22:00:00.000Z'],
  ['on the day of 25 hours', '2026-10-25T00:30:00Z', '2026-10-25T23:00:00.000Z'],
])('the next day begins %s at the hour of Brussels', (_, moment, midnight) => {
  expect(nextMidnightInBrussels(new Date(moment)).toISOString()).toBe(midnight);
});

test('counts days over the ends of months and years', () => {
  expect(isoDay(addDays({ year: 2026, month: 12, day: 31 }, 1))).toBe('2027-01-01');
  expect(isoDay(addDays({ year: 2028, month: 2, day: 28 }, 1))).toBe('2028-02-29');
  expect(isoDay(addDays({ year: 2027, month: 3, day: 1 }, -1))).toBe('2027-02-28');
});
