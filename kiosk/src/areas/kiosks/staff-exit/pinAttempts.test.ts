import { expect, test } from 'vitest';
import { afterWrongPin, lockedSeconds, noAttempts } from './pinAttempts.ts';

test('three wrong PINs lock for a minute, and then there are three again [beyond 5]', () => {
  let attempts = noAttempts;
  for (const at of [1_000, 2_000]) {
    attempts = afterWrongPin(attempts, at);
    expect(lockedSeconds(attempts, at)).toBe(0);
  }
  attempts = afterWrongPin(attempts, 3_000);
  expect(lockedSeconds(attempts, 3_000)).toBe(60);
  expect(lockedSeconds(attempts, 62_500)).toBe(1);
  expect(lockedSeconds(attempts, 63_000)).toBe(0);
  expect(lockedSeconds(afterWrongPin(attempts, 64_000), 64_000)).toBe(0);
});
