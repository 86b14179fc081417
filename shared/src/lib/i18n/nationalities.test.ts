import { expect, test } from 'vitest';
import { nationalityIn } from './nationalities.ts';

test.each([
  ['Brits', 'fr', 'britannique'],
  ['Belgisch', 'en', 'Belgian'],
  ['Canadian', 'nl', 'Canadees'],
  ['Austro-Hungarian', 'de', 'österreichisch-ungarisch'],
  ['française', 'de', 'französisch'],
  ['FRANÇAIS', 'nl', 'Frans'],
  ['indisch', 'en', 'Indian'],
] as const)('%s is, for who reads %s, %s [P15]', (written, language, expected) => {
  expect(nationalityIn(written, language)).toBe(expected);
});

test('what no list calls a nationality is left to stand as it is written', () => {
  expect(nationalityIn('Brits onderdaan, geboren in Gent', 'fr')).toBeNull();
  expect(nationalityIn('constructor', 'fr')).toBeNull();
  expect(nationalityIn('', 'fr')).toBeNull();
});
