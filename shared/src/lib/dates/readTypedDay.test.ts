import { expect, test } from 'vitest';
import { readTypedDay } from './readTypedDay.ts';

test.each([
  ['31/7/1917', '19170731'],
  ['31.07.1917', '19170731'],
  ['31 - 7 - 1917', '19170731'],
  ['1917-07-31', '19170731'],
  ['7/1917', '191707??'],
  ['?/7/1917', '191707??'],
  [' 1917 ', '1917????'],
  ['31/2/1917', null],
  ['17', null],
  ['in 1917', null],
  ['', null],
])('"%s" is %s', (typed, day) => {
  expect(readTypedDay(typed)).toBe(day);
});
