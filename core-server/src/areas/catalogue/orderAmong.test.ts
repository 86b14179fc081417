import { expect, test } from 'vitest';
import { orderAmong } from './orderAmong.ts';

test.each([
  ['', 'abc', 'abc'],
  ['ac', 'abcd', 'abcd'],
  ['c', 'abc', 'abc'],
  ['ca', 'abcd', 'cdab'],
  ['1a2c3', 'xabc', '1xab2c3'],
  ['12', 'ab', '12ab'],
])('among %s the order %s gives %s', (standing, order, expected) => {
  expect(orderAmong([...standing], [...order]).join('')).toBe(expected);
});
