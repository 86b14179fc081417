import { expect, test } from 'vitest';
import { idSchema } from './commonSchemas.ts';
import { isId } from './isId.ts';

test.each([
  ['0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f', true],
  ['0190D3A4-1C5E-7B2A-9F00-3A5B7C9D1E2F', true],
  ['00000000-0000-0000-0000-000000000000', true],
  ['ffffffff-ffff-ffff-ffff-ffffffffffff', true],
  ['12345678-1234-1234-1234-123456789abc', false],
  ['12345678-1234-9234-8234-123456789abc', false],
  ['0190d3a41c5e7b2a9f003a5b7c9d1e2f', false],
  [' 0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f', false],
  ['search', false],
  ['', false],
])('%j is an id: %s, and the contract says the same [ROUTE-63]', (text, expected) => {
  expect(isId(text)).toBe(expected);
  expect(idSchema.safeParse(text).success).toBe(expected);
});
