import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Watchdog } from './Watchdog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('says what the work waits for when nothing has moved for 30 s, and again every 30 s', () => {
  const told: string[] = [];
  const watchdog = new Watchdog((seconds, waitsFor) => told.push(`${seconds} ${waitsFor}`));
  watchdog.moved('the database');
  vi.advanceTimersByTime(29_000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(32_000);
  expect(told).toEqual(['30 the database', '60 the database']);
  watchdog.moved('the list');
  vi.advanceTimersByTime(30_000);
  expect(told.slice(2)).toEqual(['30 the list']);
  watchdog.stop();
});

test('says nothing as long as something moves', () => {
  const told: number[] = [];
  const watchdog = new Watchdog((seconds) => told.push(seconds));
  for (let step = 0; step < 10; step++) {
    watchdog.moved('the list');
    vi.advanceTimersByTime(20_000);
  }
  watchdog.stop();
  expect(told).toEqual([]);
});
