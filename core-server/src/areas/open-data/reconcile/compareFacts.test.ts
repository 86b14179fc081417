import { expect, test } from 'vitest';
import { compareDays, compareNumbers, compareTexts, compareUnits, readDay } from './compareFacts.ts';

test.each([
  ['1893', { year: 1893, month: null, day: null }],
  ['1893-02', { year: 1893, month: 2, day: null }],
  ['1893-XX-03', { year: 1893, month: null, day: 3 }],
  ['3/2/1893', { year: 1893, month: 2, day: 3 }],
  ['03.02.1893', { year: 1893, month: 2, day: 3 }],
  ['1893-02-03T00:00:00Z', { year: 1893, month: 2, day: 3 }],
  ['11/26/1915', { year: 1915, month: null, day: null }],
  ['30/2/1915', { year: 1915, month: null, day: null }],
  ['18930203', { year: 1893, month: 2, day: 3 }],
  ['about 1893', null],
  ['0000-00-00', null],
  ['9999', null],
  ['', null],
])('reads "%s"', (text, day) => {
  expect(readDay(text)).toEqual(day);
});

const agreement = (given: string, known: string) => compareDays(given, { texts: [known] });
test('days agree as far as both are known, and a year may be one off', () => {
  expect(agreement('1893', '1893-02-03')).toEqual({ agreement: 1, strength: 1 });
  expect(agreement('3/2/1893', '1893-02-03')).toEqual({ agreement: 1, strength: 2 });
  expect(agreement('1894', '1893')).toEqual({ agreement: 0.5, strength: 1 });
  expect(agreement('1899', '1893')).toEqual({ agreement: 0, strength: 1 });
  expect(agreement('4/2/1893', '1893-02-03')).toEqual({ agreement: 0.5, strength: 1 });
  expect(agreement('9/8/1893', '1893-02-03')).toEqual({ agreement: 0, strength: 1 });
  expect(agreement('1893', '').agreement).toBeNull();
  expect(agreement('long ago', '1893').agreement).toBeNull();
});

test('units agree by their words, texts in any spelling of capitals and accents, numbers by their digits', () => {
  const unit = { texts: ['10 Battalion Royal Warwickshire Regiment'] };
  expect(compareUnits('10th Bn. Royal Warwickshire', unit).agreement).toBe(1);
  expect(compareUnits('Royal Field Artillery', unit).agreement).toBe(0);
  expect(compareTexts('IEPER', { texts: ['Ieper', 'Ypres'] }).agreement).toBe(1);
  expect(compareTexts('Neuve-Eglise', { texts: ['Neuve-Église'] }).agreement).toBe(1);
  expect(compareTexts('Gent', { texts: ['Ieper'] }).agreement).toBe(0);
  expect(compareNumbers('No 0020431', { texts: ['20431'] }).agreement).toBe(0.5);
  expect(compareNumbers('0020431', { texts: ['20431'] }).agreement).toBe(1);
  expect(compareNumbers('', { texts: ['20431'] }).agreement).toBeNull();
});
