import { expect, test } from 'vitest';
import { dayOfParts, isWholeDay, partsOfDay } from './wholeDay.ts';

test.each(['2026-02-01', '2026-??-01', '????-02-??', null])('%s is taken apart and put together again', (day) => {
  expect(dayOfParts(partsOfDay(day))).toBe(day);
});

test('a day is whole when every part is there and the calendar has it', () => {
  expect(['2026-02-01', '2026-02-30', '2026-??-01', '2026-2-1', ''].map(isWholeDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
