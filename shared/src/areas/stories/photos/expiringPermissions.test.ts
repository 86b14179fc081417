import { expect, test } from 'vitest';
import { permissionState } from './expiringPermissions.ts';

test.each([
  ['2026-11-21', 'over'],
  ['2026-11-22', 'soon'],
  ['2027-01-21', 'soon'],
  ['2027-01-22', 'holds'],
] as const)('on 22 November 2026 a permission until %s: %s [beyond 17]', (expires, state) => {
  expect(permissionState(expires, { year: 2026, month: 11, day: 22 })).toBe(state);
});
