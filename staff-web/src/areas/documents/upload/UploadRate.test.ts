import { expect, test } from 'vitest';
import { UploadRate } from './UploadRate.ts';

test('a rate is told after a second, of the last moments alone', () => {
  const rate = new UploadRate();
  rate.note(0, 0);
  expect(rate.bytesPerSecond).toBeNull();
  rate.note(2_000, 4_000_000);
  expect(rate.bytesPerSecond).toBe(2_000_000);
  // The connection was lost for a minute: what was sent before says nothing of now.
  rate.note(62_000, 4_000_000);
  expect(rate.bytesPerSecond).toBeNull();
  rate.note(64_000, 5_000_000);
  expect(rate.bytesPerSecond).toBe(500_000);
});
