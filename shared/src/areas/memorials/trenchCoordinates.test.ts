import { expect, test } from 'vitest';
import { normalizeTrenchCoordinates } from './trenchCoordinates.ts';

test.each([
  ['28.I12', '28.I12'],
  ['28 I12', '28.I12'],
  ['  28   i 12 ', '28.I12'],
  ['28.I.12.C', '28.I12.c'],
  ['28.I12.c.3.5', '28.I12.c.3.5'],
  ['28 I 12 c 3 5', '28.I12.c.3.5'],
  ['57D.R31.b.15.75', '57d.R31.b.15.75'],
  ['36c H 7 a', '36c.H7.a'],
])('%s is written as %s [MEMORIAL-20, MEMORIAL-22, CONST-24]', (typed, normal) => {
  expect(normalizeTrenchCoordinates(typed)).toBe(normal);
  expect(normalizeTrenchCoordinates(normal)).toBe(normal);
});

test.each([
  ...['', 'Ieper', '28', '28I12', 'I12', '28.I', '28.I123', '28.I12.e', '28.I12.c.3', '28.I12.c.3.55', '28.I12.3.5'],
  ...['28.I12.c.123.456', '28.I12.c.3.5 noord', '28..'],
])('"%s" is none [MEMORIAL-20, MEMORIAL-21]', (typed) => {
  expect(normalizeTrenchCoordinates(typed)).toBeNull();
});
