import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldName } from '../foldName.ts';
import { colognePhonetics } from './colognePhonetics.ts';
import { soundKeys } from './soundKeys.ts';

const soundAlike = (one: string, other: string): boolean =>
  soundKeys(one).some((key) => soundKeys(other).includes(key));

test.each([
  ['mullerluedenscheidt', '65752682'],
  ['wikipedia', '3412'],
  ['breschnew', '17863'],
  ['heinzclassen', '068586'],
  ['meyer', '67'],
  ['phonetik', '3624'],
  ['axt', '0482'],
  ['caesar', '487'],
])('codes %s as Kölner Phonetik does: %s', (word, code) => {
  expect(colognePhonetics(word)).toBe(code);
});

test.each([
  ['De Clercq', 'Leclercq'],
  ['Declerck', 'Leclercq'],
  ['Quaghebeur', 'Kwagebeur'],
  ['Deprez', 'Despretz'],
  ['Bouckaert', 'Boeckaert'],
  ['Harbonnier', 'Arbonnier'],
  ['Žakelj', 'Schakel'],
  ['Trnovec', 'Ternovec'],
  ['Nicholson', 'Nicolson'],
  ['Moreau', 'Moreaux'],
])('hears %s and %s alike', (one, other) => {
  expect(soundAlike(one, other)).toBe(true);
});

test.each([
  ['De Smet', 'De Smul'],
  ['Maes', 'Mees'],
  ['Martin', 'Martins'],
  ['Nollet', 'Noll'],
  ['Leroy', 'Roy'],
])('hears %s and %s apart', (one, other) => {
  expect(soundAlike(one, other)).toBe(false);
});

test('names the system of each key', () => {
  expect(soundKeys('De Clercq')).toEqual(['k:24574', 'nf:deklrk', 'nf-:klerk']);
});

test('hears each part of a double name', () => {
  expect(soundKeys('Dupont-Leclercq')).toEqual(expect.arrayContaining(soundKeys('De Clercq').slice(2)));
  expect(soundKeys('J. M.')).toEqual(['nf:jm']);
});

test('has no keys for a text without letters', () => {
  expect(soundKeys(' ?')).toEqual([]);
});

test('gives a single name and its folded form the same keys', () => {
  const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzéöč');
  fc.assert(
    fc.property(fc.string({ unit: letters }), (name) => {
      expect(soundKeys(foldName(name))).toEqual(soundKeys(name));
    }),
    { numRuns: 2000 },
  );
});
