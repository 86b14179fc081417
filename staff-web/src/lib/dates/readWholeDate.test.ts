import { expect, test } from 'vitest';
import { readWholeDate } from './readWholeDate.ts';

const october = { day: '17', month: '10', year: '1914' };

test.each([
  '17101914',
  '17/10/1914',
  '17.10.1914',
  '17-10-1914',
  '17 10 1914',
  ' 17 / 10 / 1914 ',
  '1914-10-17',
  '1914/10/17',
  '19141017',
])('%s is read as one day [S3]', (text) => {
  expect(readWholeDate(text)).toEqual(october);
});

test.each([
  ['?/10/1914', { day: '?', month: '10', year: '1914' }],
  ['??/??/1914', { day: '?', month: '?', year: '1914' }],
  ['1914????', { day: '?', month: '?', year: '1914' }],
  ['????1914', { day: '?', month: '?', year: '1914' }],
  ['1/5/1915', { day: '1', month: '5', year: '1915' }],
])('%s keeps what is unknown unknown [S3, DATE-10]', (text, expected) => {
  expect(readWholeDate(text)).toEqual(expected);
});

test('a day that cannot exist is read day first, so that the error is seen where it was made', () => {
  expect(readWholeDate('31021917')).toEqual({ day: '31', month: '02', year: '1917' });
});

test.each(['', '17', '1710', '17/10', '10/1914', '1714-10', 'Ieper', '171019145'])('%s is no whole day', (text) => {
  expect(readWholeDate(text)).toBeNull();
});
