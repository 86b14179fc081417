import { expect, test } from 'vitest';
import { keyLocationName, namedFor } from './keyLocationName.ts';

const gate = { name: 'Menenpoort', names: { en: 'Menin Gate', fr: '', de: 'Menentor' } };

test.each([
  ['nl', { text: 'Menenpoort', language: 'nl' }],
  ['de', { text: 'Menentor', language: 'de' }],
  ['fr', { text: 'Menenpoort', language: 'nl' }],
] as const)('a reader in %s gets %j [I18N-14]', (language, shown) => {
  expect(keyLocationName(gate, language)).toEqual(shown);
  expect(namedFor([gate], language)).toEqual([{ ...gate, name: shown.text }]);
});
