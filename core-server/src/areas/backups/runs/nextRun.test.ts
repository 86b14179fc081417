import { describe, expect, test } from 'vitest';
import { lastTime, nextRun, type PastRun } from './nextRun.ts';

const run = (kind: PastRun['kind'], startedAt: string, isOk = true): PastRun => ({
  kind,
  startedAt: new Date(startedAt),
  isOk,
});
/** The clock of Ieper is an hour ahead of these: half past two is 01:30Z. */
const at = '02:30';
const decide = (now: string, runs: PastRun[], upSince = '2026-11-01T00:00:00Z', time: string | null = at) =>
  nextRun({ now: new Date(now), at: time, upSince: new Date(upSince), runs });
const lastNight = run('backup', '2026-11-21T01:30:05Z');
const checked = run('verify', '2026-11-19T01:40:00Z');

describe('the nightly backup', () => {
  test('is run at its time on the clock of the museum, once a night', () => {
    expect(decide('2026-11-22T01:29:59Z', [lastNight, checked])).toBeNull();
    expect(decide('2026-11-22T01:30:00Z', [lastNight, checked])).toBe('backup');
    expect(decide('2026-11-22T01:45:00Z', [run('backup', '2026-11-22T01:30:01Z'), lastNight, checked])).toBeNull();
  });

  test('that the machine missed because it was off is caught up after its start, after quiet minutes', () => {
    const upSince = '2026-11-22T07:00:00Z';
    expect(decide('2026-11-22T07:05:00Z', [lastNight, checked], upSince)).toBeNull();
    expect(decide('2026-11-22T07:15:00Z', [lastNight, checked], upSince)).toBe('backup');
  });

  test('that failed is tried again after an hour, three times in all', () => {
    const failed = (time: string) => run('backup', `2026-11-22T${time}Z`, false);
    const first = [failed('01:30:00'), lastNight, checked];
    expect(decide('2026-11-22T02:29:00Z', first)).toBeNull();
    expect(decide('2026-11-22T02:30:00Z', first)).toBe('backup');
    const thrice = [failed('03:30:00'), failed('02:30:00'), ...first];
    expect(decide('2026-11-22T09:00:00Z', thrice)).toBeNull();
    expect(decide('2026-11-23T01:30:00Z', thrice)).toBe('backup');
  });

  test('counts one that somebody asked for since', () => {
    expect(decide('2026-11-22T09:00:00Z', [run('backup', '2026-11-22T08:00:00Z'), checked])).toBeNull();
  });

  test('is never run where it is switched off', () => {
    expect(decide('2026-11-22T01:30:00Z', [], '2026-11-01T00:00:00Z', null)).toBeNull();
  });
});

describe('the weekly check', () => {
  const tonight = run('backup', '2026-11-22T01:30:00Z');

  test('follows the first good backup, and never comes without one', () => {
    expect(decide('2026-11-22T01:40:00Z', [tonight])).toBe('verify');
    expect(decide('2026-11-22T01:40:00Z', [run('backup', '2026-11-22T01:30:00Z', false)])).toBeNull();
  });

  test('is run a week after the last good one, after the backup of that night', () => {
    expect(decide('2026-11-22T01:40:00Z', [tonight, run('verify', '2026-11-16T01:40:00Z')])).toBeNull();
    expect(decide('2026-11-22T01:40:00Z', [tonight, run('verify', '2026-11-15T01:41:00Z')])).toBe('verify');
  });

  test('is run by day only when nights went by without it', () => {
    expect(decide('2026-11-22T12:00:00Z', [tonight, run('verify', '2026-11-15T01:41:00Z')])).toBeNull();
    expect(decide('2026-11-22T12:00:00Z', [tonight, run('verify', '2026-11-13T01:41:00Z')])).toBe('verify');
  });

  test('that failed is tried again the next night', () => {
    const failed = run('verify', '2026-11-21T01:40:00Z', false);
    expect(decide('2026-11-21T05:00:00Z', [failed, lastNight])).toBeNull();
    expect(decide('2026-11-22T01:45:00Z', [tonight, failed, lastNight])).toBe('verify');
  });
});

test.each([
  ['2026-07-01T00:29:00Z', '2026-06-30T00:30:00.000Z'],
  ['2026-07-01T00:30:00Z', '2026-07-01T00:30:00.000Z'],
  ['2026-12-01T01:30:00Z', '2026-12-01T01:30:00.000Z'],
  // The clock goes from two to three: there is no half past two.
  ['2026-03-29T12:00:00Z', '2026-03-29T01:30:00.000Z'],
  // And back: half past two comes twice, the first counts.
  ['2026-10-25T12:00:00Z', '2026-10-25T00:30:00.000Z'],
])('half past two was last, at %s, at %s', (now, expected) => {
  expect(lastTime(at, new Date(now)).toISOString()).toBe(expected);
});
