import { expect, test } from 'vitest';
import { gestureStep } from './staffGesture.ts';

const tapAt = (moments: readonly number[]) => {
  let taps: readonly number[] = [];
  return moments.map((at) => {
    const step = gestureStep(taps, at);
    taps = step.taps;
    return step.isDone;
  });
};

test('five taps within three seconds ask for staff, and the sixth begins anew [beyond 5]', () => {
  expect(tapAt([0, 500, 1_000, 2_000, 3_000, 3_100])).toEqual([false, false, false, false, true, false]);
});

test('taps that take longer are a child’s', () => {
  expect(tapAt([0, 1_000, 2_000, 3_000, 4_000, 5_000])).not.toContain(true);
});
