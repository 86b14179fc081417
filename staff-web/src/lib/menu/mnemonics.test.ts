import { expect, test } from 'vitest';
import { entryOfKey, mnemonicsOf } from './mnemonics.ts';

const labels = ['School', 'Verblijf', 'Verwonding', 'Opname in een hospitaal', 'Élevé', 'É'];

test('each entry has the first letter that no entry before it has, beginnings of words first', () => {
  expect(mnemonicsOf(labels)).toEqual([0, 0, 1, 0, 1, -1]);
  expect(mnemonicsOf(['Opname in een hospitaal', 'Opname in Ieper'])).toEqual([0, 7]);
});

test('a key chooses its entry, whatever its case or accent, and other keys none', () => {
  const mnemonics = mnemonicsOf(labels);
  expect(['s', 'V', 'e', 'é', 'o', 'l'].map((key) => entryOfKey(labels, mnemonics, key))).toEqual([0, 1, 2, 2, 3, 4]);
  expect(['x', 'Enter', 'ArrowDown', ' '].map((key) => entryOfKey(labels, mnemonics, key))).toEqual([-1, -1, -1, -1]);
});
