import { expect, test } from 'vitest';
import { sideFor } from './keyQr.ts';

test('a code is a tenth of its reading distance wide, and at least 25 mm', () => {
  expect([100, 250, 300, 1400].map(sideFor)).toEqual([25, 25, 30, 140]);
});
