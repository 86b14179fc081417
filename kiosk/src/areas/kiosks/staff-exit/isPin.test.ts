import { pbkdf2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { isPin } from './isPin.ts';

const salt = Buffer.from('sixteen bytes of');
const verifier = {
  salt: salt.toString('base64'),
  iterations: 1_000,
  hash: pbkdf2Sync('190417', salt, 1_000, 32, 'sha256').toString('base64'),
};

test('a PIN is known by what the server made of it, and no other is [beyond 5]', async () => {
  expect(await isPin('190417', verifier)).toBe(true);
  for (const other of ['190418', '19041', '1904170', '']) expect(await isPin(other, verifier)).toBe(false);
});
