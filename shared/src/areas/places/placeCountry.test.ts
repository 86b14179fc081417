import { expect, test } from 'vitest';
import { languages } from '../../lib/i18n/languages.ts';
import { placeCountry } from './placeCountry.ts';

test('an unknown country is said in words in four languages', () => {
  expect(languages.map((language) => placeCountry({ country_code: null }, language)).sort()).toEqual([
    'Land unbekannt',
    'country unknown',
    'land onbekend',
    'pays inconnu',
  ]);
});

test('a guessed country is marked as such, a stated one is not', () => {
  const guess = { country_code: 'SI', country_guessed: true };
  expect(languages.map((language) => placeCountry(guess, language)).sort()).toEqual([
    'probablement Slovénie',
    'probably Slovenia',
    'vermoedelijk Slovenië',
    'vermutlich Slowenien',
  ]);
  expect(placeCountry({ ...guess, country_guessed: false }, 'nl')).toBe('Slovenië');
});
