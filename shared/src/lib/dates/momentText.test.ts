import { expect, test } from 'vitest';
import { dayInBrussels } from './dayInBrussels.ts';
import { dayText, minuteText, momentText, shownDay } from './momentText.ts';

test('a moment is shown by the museum’s clock, in summer and in winter, whatever the language [DATE-08, DATE-15, CONST-24]', () => {
  expect(momentText('2026-11-22T16:59:59.999Z')).toBe('2026-\u206011-\u206022\u00a017:59');
  expect(momentText(new Date('2026-07-31T22:05:00Z'))).toBe('2026-\u206008-\u206001\u00a000:05');
  expect(momentText(Date.UTC(2026, 0, 1, 8, 4))).toBe('2026-\u206001-\u206001\u00a009:04');
});

test('as programs compare it, a moment has a plain blank', () => {
  expect(minuteText('2026-11-22T16:59:59.999Z')).toBe('2026-11-22 17:59');
});

test('its day is the day of the museum', () => {
  expect(dayText('2026-12-31T23:30:00Z')).toBe('2027-01-01');
  expect(shownDay('2026-12-31T23:30:00Z')).toBe('1/1/2027');
  expect(dayInBrussels('2026-12-31T23:30:00Z')).toBe('20270101');
});
