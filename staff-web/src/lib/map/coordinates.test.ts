import { expect, test } from 'vitest';
import { cleanCoordinate, readCoordinate, readPosition, showCoordinate, showPosition } from './coordinates.ts';

test('coordinates take digits, dot, comma and a minus in front, and a comma is a decimal point [KEYLOC-10, SHELL-31]', () => {
  expect(cleanCoordinate(' 50,8512° N')).toBe('50,8512');
  expect(readCoordinate('50,8512')).toBe(50.8512);
  expect(readCoordinate('50.')).toBe(50);
  expect(readCoordinate(cleanCoordinate('-75,69'))).toBe(-75.69);
  expect(cleanCoordinate('50-85')).toBe('5085');
  for (const none of ['', '.', '1.2.3', '5081.2']) expect(readCoordinate(none)).toBeNull();
});

test('coordinates are shown with four decimals, and what is none stays as it was typed [KEYLOC-10]', () => {
  expect(showCoordinate('50,851234', 'en')).toBe('50.8512');
  expect(showCoordinate('2', 'nl')).toBe('2,0000');
  expect(showCoordinate('-6.260312', 'de')).toBe('-6,2603');
  expect(showCoordinate('1.2.3', 'nl')).toBe('1.2.3');
  expect(showPosition({ lat: '50.851234', lon: '2,9' }, 'nl')).toBe('50,8512; 2,9000');
  expect(showPosition({ lat: '50.851234', lon: '' }, 'nl')).toBe('50.851234');
});

test('a position needs both', () => {
  expect(readPosition({ lat: '50,85', lon: '2.88' })).toEqual({ lat: 50.85, lon: 2.88 });
  expect(readPosition({ lat: '50,85', lon: '' })).toBeNull();
});
