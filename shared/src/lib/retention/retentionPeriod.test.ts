import { expect, test } from 'vitest';
import { addMonths, periodBefore } from './retentionPeriod.ts';

const at = (day: string) => new Date(`${day}T02:40:00Z`);

test.each([
  ['2027-03-31', -1, '2027-02-28'],
  ['2028-03-31', -1, '2028-02-29'],
  ['2027-01-15', -36, '2024-01-15'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2027-12-31', 2, '2028-02-29'],
])('%s moved by %i months is %s', (from, months, to) => {
  expect(addMonths(at(from), months)).toEqual(at(to));
});

test('days are counted by the clock, months by the calendar', () => {
  expect(periodBefore(at('2027-03-31'), { count: 30, unit: 'day' })).toEqual(at('2027-03-01'));
  expect(periodBefore(at('2027-03-31'), { count: 1, unit: 'month' })).toEqual(at('2027-02-28'));
});
