import { describe, expect, test } from 'vitest';
import { ErrorLog } from './ErrorLog.ts';
import { screenOf } from './screenOf.ts';
import { createServerClock } from './serverClock.ts';
import { type DarkFacts, isDarkBy, lingerMs } from './useDark.ts';

describe('the screen is dark', () => {
  const closed: DarkFacts = { isAsked: false, isOpen: false, isResting: true, quietMs: null };
  test('outside opening hours when nobody is here, and lights up for a touch [K18]', () => {
    expect(isDarkBy(closed)).toBe(true);
    expect(isDarkBy({ ...closed, isOpen: true })).toBe(false);
    expect(isDarkBy({ ...closed, isResting: false })).toBe(false);
    expect(isDarkBy({ ...closed, quietMs: lingerMs - 1 })).toBe(false);
    expect(isDarkBy({ ...closed, quietMs: lingerMs })).toBe(true);
  });

  test('when staff asked for it, whatever the hour', () => {
    const asked = { ...closed, isAsked: true, isOpen: true, quietMs: 0 };
    expect(isDarkBy(asked)).toBe(true);
    expect(isDarkBy({ ...asked, isResting: false })).toBe(false);
  });
});

test.each([
  ['/3', 'attract'],
  ['/3/', 'attract'],
  ['/3/stories', 'menu'],
  ['/3/names', 'menu'],
  ['/3/story/0190d3a4', 'reading'],
  ['/3/pair', 'reading'],
  ['/pair', 'reading'],
])('%s is reported as %s', (pathname, screen) => {
  expect(screenOf({ pathname, isAsking: false, isDark: false })).toBe(screen);
  expect(screenOf({ pathname, isAsking: true, isDark: false })).toBe('warned');
  expect(screenOf({ pathname, isAsking: true, isDark: true })).toBe('dark');
});

test('errors are counted, and the last twenty kept in so many words', () => {
  let now = 0;
  const log = new ErrorLog(() => now);
  for (let n = 1; n <= 25; n++) log.add(`${n} ${'x'.repeat(400)}`);
  now = 61_000;
  const { error_count, errors } = log.report();
  expect([error_count, errors.length, errors[0]?.message.length]).toEqual([25, 20, 300]);
  expect(errors[0]).toMatchObject({ seconds_ago: 61, message: expect.stringMatching(/^6 /) });
});

test('the server’s clock is kept, whatever the device says', () => {
  const clock = createServerClock();
  expect(clock.before(0)).toBeNull();
  clock.set('2031-01-02T03:04:05.000Z');
  expect(clock.now().toISOString()).toMatch(/^2031-01-02T03:04:0[56]/);
  expect(clock.before(60_000)?.toISOString()).toMatch(/^2031-01-02T03:03:0[56]/);
});
