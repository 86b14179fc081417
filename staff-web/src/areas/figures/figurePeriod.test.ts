import { expect, test } from 'vitest';
import { isPeriod, periodBefore, periodOf, stepOf } from './figurePeriod.ts';

const today = { year: 2026, month: 3, day: 1 };

test.each([
  ['week', '2026-02-23'],
  ['month', '2026-01-31'],
  ['year', '2025-03-02'],
] as const)('the last %s ends today', (choice, from) => {
  expect(periodOf(choice, today)).toEqual({ from, to: '2026-03-01' });
});

test('a period is compared with as many days before it, or with the same weekdays a year earlier', () => {
  const week = { from: '2026-03-02', to: '2026-03-08' };
  expect(periodBefore(week, 'before')).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(periodBefore(week, 'year')).toEqual({ from: '2025-03-03', to: '2025-03-09' });
  expect(new Date('2025-03-03').getUTCDay()).toBe(new Date('2026-03-02').getUTCDay());
});

test('a chart has bars that can be told apart', () => {
  expect(stepOf({ from: '2026-03-01', to: '2026-03-30' })).toBe('day');
  expect(stepOf({ from: '2026-01-01', to: '2026-12-31' })).toBe('week');
  expect(stepOf({ from: '2024-01-01', to: '2026-12-31' })).toBe('month');
});

test('a period has both its days, in their order, and some years at most', () => {
  expect(isPeriod({ from: '2026-03-02', to: '2026-03-02' })).toBe(true);
  expect(isPeriod({ from: '', to: '2026-03-02' })).toBe(false);
  expect(isPeriod({ from: '2026-03-03', to: '2026-03-02' })).toBe(false);
  expect(isPeriod({ from: '2016-03-03', to: '2026-03-02' })).toBe(false);
});
