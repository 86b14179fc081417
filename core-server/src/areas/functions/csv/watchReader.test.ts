import { expect, test } from 'vitest';
import { idleMs, leastTaken, watchReader } from './watchReader.ts';

/** Whether a reader is cut off who takes so many bytes a second, in ten minutes in which something always waits for him. */
function isCut(bytesASecond: number, waiting = 1_000_000): boolean {
  let ms = 0;
  const isHeldUp = watchReader(() => ms);
  for (let second = 1; second <= 600; second++) {
    ms = second * 1_000;
    if (isHeldUp({ taken: second * bytesASecond, waiting })) return true;
  }
  return false;
}

const slowest = leastTaken / (idleMs / 1_000);

test('whoever takes a few bytes a second of a file, only to hold its turn, is cut off', () => {
  expect(isCut(0)).toBe(true);
  expect(isCut(10)).toBe(true);
  expect(isCut(slowest * 0.9)).toBe(true);
});

test('a slow line is not, nor whoever waits for the file himself', () => {
  expect(isCut(slowest * 1.1)).toBe(false);
  expect(isCut(0, 0)).toBe(false);
});
