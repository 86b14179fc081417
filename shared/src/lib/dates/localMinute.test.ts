import { describe, expect, test } from 'vitest';
import { readDayOrMinute, readLocalMinute } from './localMinute.ts';

describe('a moment to the minute', () => {
  test('is read with a blank or a T between day and time [MOMENT-26]', () => {
    expect(readLocalMinute('2026-11-26 16:05')).toBe('2026-11-26 16:05');
    expect(readLocalMinute(' 2024-02-29T00:00 ')).toBe('2024-02-29 00:00');
  });

  test.each([
    '',
    '2026-11-26',
    '26-11-2026 16:05',
    '2026-02-30 10:00',
    '2026-11-26 24:00',
    '2026-11-26 16:60',
    '2026-13-01 10:00',
    '2026-11-26 16:05:30',
  ])('is not what is none: %s [MOMENT-18]', (text) => {
    expect(readLocalMinute(text)).toBeNull();
  });
});

describe('a day, with or without a time', () => {
  test.each([
    ['2026-05-04', '2026-05-04'],
    ['2026-05-04 9:5', '2026-05-04 09:05'],
    ['2026-05-04T09:', '2026-05-04 09:00'],
    ['2024-02-29 23:59', '2024-02-29 23:59'],
  ])('is read as somebody types it: %s', (typed, read) => {
    expect(readDayOrMinute(typed)).toBe(read);
  });

  test.each([
    '',
    '2026-02-31',
    '2026-02-31 10:00',
    '2026-05-04 25:61',
    '2026-05-04 :30',
    '0000-01-01',
    '2026-??-??',
    '4/5/2026',
  ])('is not what is none: %s [ADVSEARCH-25]', (text) => {
    expect(readDayOrMinute(text)).toBeNull();
  });
});
