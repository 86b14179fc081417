import { expect, test } from 'vitest';
import { saysNoPlace } from './saysNoPlace.ts';

test.each([
  '?',
  '???',
  '-',
  '1914',
  'à ?',
  'À ?',
  'te ?',
  'te?',
  'in … ?',
  'zu (?)',
  'à ???? (Meuse)',
  '? (Namen)',
  '?, France',
])('"%s" names no place', (text) => {
  expect(saysNoPlace(text)).toBe(true);
});

test.each([
  'Ieper',
  'Ieper?',
  'Y',
  'A',
  '? Ieper',
  'te Ieper ?',
  'Teralfene ?',
  'Zürich',
  'Ieper (?)',
  'Пинск',
  'Hill 60?',
])('"%s" may be one', (text) => {
  expect(saysNoPlace(text)).toBe(false);
});
