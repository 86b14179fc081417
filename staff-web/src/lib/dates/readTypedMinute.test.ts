import { expect, test } from 'vitest';
import { readTypedMinute } from './readTypedMinute.ts';

test.each([
  ['2026-05-04 09:30', '2026-05-04 09:30'],
  ['2026-05-04T09:30', '2026-05-04 09:30'],
  [' 2026-5-4 9:30 ', '2026-05-04 09:30'],
  ['2026-\u206005-\u206004\u00a009:30', '2026-05-04 09:30'],
  ['4/5/2026 9:30', '2026-05-04 09:30'],
  ['4.5.2026, 9u30', '2026-05-04 09:30'],
  ['04-05-2026 9h30', '2026-05-04 09:30'],
  // No moment stays as it was typed, for the form to refuse.
  ['30/2/2026 9:30', '30/2/2026 9:30'],
  ['2026-05-04 25:00', '2026-05-04 25:00'],
  ['2026-05-04', '2026-05-04'],
  ['tomorrow', 'tomorrow'],
])('%j is read as %j', (typed, read) => {
  expect(readTypedMinute(typed)).toBe(read);
});
