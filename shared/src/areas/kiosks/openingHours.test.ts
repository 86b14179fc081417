import { describe, expect, test } from 'vitest';
import { defaultOpeningHours, isOpenAt, isSpan, openingHoursSchema, readException } from './openingHours.ts';

const hours = {
  ...defaultOpeningHours,
  always_open: false,
  monday: '',
  exceptions: ['2026-07-21', '2026-07-20 13:00-17:30'],
};
const isOpen = (moment: string) => isOpenAt(hours, new Date(moment));

test.each([
  ['10:00-18:00', true],
  ['00:00-24:00', true],
  ['18:00-10:00', false],
  ['10:00-10:00', false],
  ['9:00-18:00', false],
  ['10:00-25:00', false],
  ['24:00-24:00', false],
  ['10:00', false],
  ['10:00-18:00-19:00', false],
])('the span %s: %s', (text, isGood) => {
  expect(isSpan(text)).toBe(isGood);
});

test.each([
  ['2026-12-25', { date: '2026-12-25', span: '' }],
  ['2026-12-24 10:00-16:00', { date: '2026-12-24', span: '10:00-16:00' }],
  ['2026-02-30', null],
  ['2026-12-24 16:00-10:00', null],
  ['kerst', null],
])('the exception %s', (text, expected) => {
  expect(readException(text)).toEqual(expected);
  expect(openingHoursSchema.safeParse({ ...hours, exceptions: [text] }).success).toBe(expected !== null);
});

describe('the museum is open', () => {
  test('by the clock in Brussels, in summer and winter', () => {
    expect([isOpen('2026-07-31T07:59:59Z'), isOpen('2026-07-31T08:00:00Z')]).toEqual([false, true]);
    expect([isOpen('2026-07-31T15:59:59Z'), isOpen('2026-07-31T16:00:00Z')]).toEqual([true, false]);
    expect([isOpen('2026-12-31T08:59:59Z'), isOpen('2026-12-31T09:00:00Z')]).toEqual([false, true]);
  });

  test('not on its closing day, unless that day is an exception', () => {
    expect(isOpen('2026-07-27T12:00:00Z')).toBe(false);
    expect([isOpen('2026-07-20T10:59:00Z'), isOpen('2026-07-20T12:00:00Z')]).toEqual([false, true]);
    expect(isOpen('2026-07-21T12:00:00Z')).toBe(false);
  });

  test('to the last minute of a day that ends at 24 o’clock, and always when it never closes', () => {
    const late = { ...hours, friday: '20:00-24:00' };
    expect(isOpenAt(late, new Date('2026-07-31T21:59:59Z'))).toBe(true);
    expect(isOpenAt({ ...hours, always_open: true }, new Date('2026-07-27T03:00:00Z'))).toBe(true);
  });
});
