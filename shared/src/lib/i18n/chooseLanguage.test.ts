import { expect, test } from 'vitest';
import { chooseLanguage, languagesOfHeader } from './chooseLanguage.ts';
import { languageCookieOf, storedLanguage } from './storedLanguage.ts';

test.each([
  [{ address: 'fr', stored: 'de', browser: ['nl'] }, 'fr'],
  [{ address: 'FR', browser: ['nl'] }, 'fr'],
  [{ address: 'es', stored: 'de', browser: ['nl'] }, 'de'],
  [{ stored: 'xx', browser: ['nl-BE', 'fr'] }, 'nl'],
  [{ browser: ['es-ES', 'fr'] }, 'en'],
  [{}, 'nl'],
  [{ browser: [] }, 'nl'],
] as const)('%o gives %s [I18N-03, I18N-04, I18N-05]', (signs, expected) => {
  expect(chooseLanguage(signs)).toBe(expected);
});

test.each([
  ['fr-BE,fr;q=0.9,en;q=0.8', ['fr-BE', 'fr', 'en']],
  ['en;q=0.5, de', ['de', 'en']],
  ['nl;q=0', undefined],
  ['*', undefined],
  ['', undefined],
  ['; ; <script>', undefined],
])('the header %j names %o', (header, expected) => {
  expect(languagesOfHeader(header)).toEqual(expected);
});

test('the stored choice is read among other cookies, and only when it is one of the four [I18N-02]', () => {
  expect(storedLanguage(`a=b; ${languageCookieOf('de').split(';')[0]}; c=d`)).toBe('de');
  expect(storedLanguage('lang=es')).toBeUndefined();
  expect(storedLanguage('')).toBeUndefined();
});
