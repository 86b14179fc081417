import { expect, test } from 'vitest';
import { emptyTexts } from './languageTexts.ts';
import { textInLanguage } from './textInLanguage.ts';

test.each([
  [{ nl: 'poort', fr: 'porte' }, 'fr', { text: 'porte', language: 'fr' }],
  [{ nl: 'poort', en: 'gate' }, 'de', { text: 'poort', language: 'nl' }],
  [{ en: 'gate', fr: 'porte' }, 'de', { text: 'gate', language: 'en' }],
  [{ nl: ' ', fr: 'porte' }, 'de', { text: 'porte', language: 'fr' }],
  [{}, 'nl', null],
] as const)('of %j a reader in %s gets %j [I18N-14]', (texts, language, shown) => {
  expect(textInLanguage({ ...emptyTexts, ...texts }, language)).toEqual(shown);
});
