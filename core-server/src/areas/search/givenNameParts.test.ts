import { expect, test } from 'vitest';
import { givenNameParts } from './givenNameParts.ts';
import { readTypedText, type TypedText } from './TypedText.ts';

const partsOf = (text: string) => givenNameParts(readTypedText(text) as TypedText);

test('reads the first names that have other forms apart from the rest', () => {
  expect(partsOf('Jean Dewulf')).toEqual([{ keys: [['johanes', 'johanes?']], others: ['devulf'] }]);
  expect(partsOf('Dewulf Jan Baptist')[0]).toMatchObject({ others: ['devulf'] });
  expect(partsOf('Dewulf Jan Baptist')[0]?.keys).toHaveLength(2);
});

test('takes the last name for the family name, and then the first, when all are first names', () => {
  expect(partsOf('Jean Martin').map(({ others }) => others)).toEqual([['martin'], ['jean']]);
});

test('finds no first name in initials, numbers and family names', () => {
  for (const text of ['Dewulf', 'J. Dewulf', '12345', '1917']) expect(partsOf(text)).toEqual([]);
});
