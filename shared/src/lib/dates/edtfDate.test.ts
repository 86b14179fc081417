import { expect, test } from 'vitest';
import { edtfDate } from './edtfDate.ts';

test.each([
  ['19170731', '1917-07-31'],
  ['191707??', '1917-07'],
  ['1917????', '1917'],
  ['1917??05', '1917-XX-05'],
  ['????0731', 'XXXX-07-31'],
  ['????07??', 'XXXX-07'],
  ['????????', ''],
  ['nonsense', ''],
])('writes %s as "%s"', (stored, written) => {
  expect(edtfDate(stored)).toBe(written);
});
